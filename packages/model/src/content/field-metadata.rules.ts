import { defineRules, Exact, inputRefusals } from '@homeport/grammar';
import { contentSettingRefusals as no } from './content-settings.refusals.ts';
import { fieldMetadata } from './field-metadata.entity.ts';

export const fieldMetadataRules = defineRules(fieldMetadata, {
  check: ({ minimum, maximum, type, lookup, isRequired, isHidden }) => [
    ...(minimum !== null && maximum !== null && new Exact(maximum).lt(minimum)
      ? [no.limitsReversed(undefined, 'maximum')]
      : []),
    ...(type === 'CHOICE' && lookup === null
      ? [inputRefusals.required({ label: fieldMetadata.fields.lookup.label }, 'lookup')]
      : []),
    ...(isRequired && isHidden ? [no.hiddenRequired(undefined, 'isHidden')] : []),
  ],
});
