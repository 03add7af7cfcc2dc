// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { country } from './country.entity.ts';
import { currency } from './currency.entity.ts';
import { dataOptionType } from './data-option-type.entity.ts';
import { dataOption } from './data-option.entity.ts';
import { fieldMetadata } from './field-metadata.entity.ts';
import { fieldMetadataRefusals } from './field-metadata.refusals.ts';
import { fieldMetadataRules } from './field-metadata.rules.ts';
import { lookupValue } from './lookup-value.entity.ts';
import { lookup } from './lookup.entity.ts';
import { referenceRefusals } from './reference.refusals.ts';
import { timeZone } from './time-zone.entity.ts';
import { timeZoneRules } from './time-zone.rules.ts';

export const domain: Domain = {
  name: 'reference',
  entities: [country, currency, dataOptionType, dataOption, fieldMetadata, lookupValue, lookup, timeZone],
  actions: [],
  routes: [],
  events: [],
  refusals: [fieldMetadataRefusals, referenceRefusals],
  rules: [fieldMetadataRules, timeZoneRules],
  screens: [],
};
