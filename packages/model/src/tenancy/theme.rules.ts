import { defineRules } from '@homeport/grammar';
import { tenancyRefusals as no } from './tenancy.refusals.ts';
import { theme } from './theme.entity.ts';
import { faintColours, isHexColour } from './theme-contrast.rules.ts';

export const themeRules = defineRules(theme, {
  derive: ({ status }) => ({ isShown: status === 'PUBLISHED' }),
  check: (t) =>
    (['brandColor', 'brandColorDark'] as const).flatMap((f) =>
      t[f] === null || isHexColour(t[f]) ? [] : [no.badColor(undefined, f)],
    ),
  guards: {
    isLegible: (t) => {
      const [first] = faintColours(t);
      if (!first) return undefined;
      const { field, ...params } = first;
      return no.tooFaint(params, field);
    },
  },
});
