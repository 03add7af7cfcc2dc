import { defineRules, inputRefusals } from '@homeport/grammar';
import { audience } from './audience.entity.ts';
import { audienceKey } from './audience-key.rules.ts';

export const audienceRules = defineRules(audience, {
  derive: ({ kind, value, role }) => ({ key: audienceKey({ kind, value, role: role }) }),
  check: ({ kind, value }) =>
    kind !== 'GLOBAL' && !value?.trim()
      ? [inputRefusals.required({ label: audience.fields.value.label }, 'value')]
      : kind === 'COUNTRY' && !/^[a-z]{2}$/i.test(value?.trim() ?? '')
        ? [inputRefusals.notCountry({ label: audience.fields.value.label }, 'value')]
        : [],
});
