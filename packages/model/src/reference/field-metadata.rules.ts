import { defineRules, Exact, inputRefusals } from '@homeport/grammar';
import { fieldMetadata } from './field-metadata.entity.ts';
import { fieldMetadataRefusals as no } from './field-metadata.refusals.ts';

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
