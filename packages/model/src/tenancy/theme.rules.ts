import { defineRules } from '@homeport/grammar';
import { tenancyRefusals as no } from './tenancy.refusals.ts';
import { theme } from './theme.entity.ts';

const isColor = (value: string | null): boolean => value === null || /^#[0-9a-f]{6}$/i.test(value);

export const themeRules = defineRules(theme, {
  check: (t) =>
    (['brandColor', 'brandColorDark', 'accentColor'] as const).flatMap((f) =>
      isColor(t[f]) ? [] : [no.badColor(undefined, f)],
    ),
});
