// Written by `npm run derive`: the door of the domain, what others take of it.
export { cityNames, otherCityNames } from './city-names.ts';
export { country } from './country.entity.ts';
export { currency } from './currency.entity.ts';
export { dataOptionType } from './data-option-type.entity.ts';
export { type DataOption, dataOption } from './data-option.entity.ts';
export { fieldMetadata } from './field-metadata.entity.ts';
export { type Iso4217, iso4217 } from './iso-4217.data.ts';
export { lookupValue } from './lookup-value.entity.ts';
export { lookup } from './lookup.entity.ts';
export type { OptionDefault } from './option-default.ts';
export { optionDefaults } from './option-types.data.ts';
export { referenceRefusals } from './reference.refusals.ts';
export { timeZone } from './time-zone.entity.ts';
