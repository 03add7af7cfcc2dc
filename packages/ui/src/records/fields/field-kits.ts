import type { FieldType } from '@homeport/grammar';
import { countryKit, lifecycleKit, optionKit, yesNoKit } from './choice-kits.tsx';
import { dateKit, dateRangeKit, dateTimeKit } from './date-kits.tsx';
import type { FieldAt } from './field-at.ts';
import { fileKit, imageKit } from './file-kits.tsx';
import type { FieldKit } from './kit.ts';
import { makeKitsKnown } from './known-kits.ts';
import { nameKitOf } from './name-kits.tsx';
import { namesOf } from './named.ts';
import { currencyKit, decimalKit, moneyKit, percentageKit, wholeKit } from './number-kits.tsx';
import { offerKitOf } from './offer-kits.tsx';
import { offersOf } from './offered.ts';
import { personKit, refKit, refsKit } from './relation-kits.tsx';
import { addressKit, coordinatesKit, jsonKit } from './shape-kits.tsx';
import { bankPartKit, codeKit, emailKit, longTextKit, phoneKit, richTextKit, textKit } from './text-kits.tsx';

/** One kit per field type: a new type of the grammar without one does not compile. */
export const fieldKits: { readonly [T in FieldType]: FieldKit<T> } = {
  text: textKit,
  longText: longTextKit,
  richText: richTextKit,
  code: codeKit,
  whole: wholeKit,
  decimal: decimalKit,
  percentage: percentageKit,
  money: moneyKit,
  currency: currencyKit,
  date: dateKit,
  dateTime: dateTimeKit,
  dateRange: dateRangeKit,
  yesNo: yesNoKit,
  option: optionKit,
  ref: refKit,
  refs: refsKit,
  person: personKit,
  country: countryKit,
  address: addressKit,
  phone: phoneKit,
  email: emailKit,
  bankPart: bankPartKit,
  file: fileKit,
  image: imageKit,
  coordinates: coordinatesKit,
  json: jsonKit,
  lifecycle: lifecycleKit,
};

const offering = new Map<string, FieldKit>();

/** The kit of a field: of its type, of what its texts name, or of what they are offered. */
export function kitOf(at: FieldAt): FieldKit {
  const names = namesOf(at.field);
  const offers = offersOf(at.field);
  if (!offers) return (names ? nameKitOf(names) : fieldKits[at.field.type]) as FieldKit;
  const type = at.field.type === 'longText' ? 'longText' : 'text';
  const key = `${offers.what} ${type}`;
  const known = offering.get(key) ?? offerKitOf(offers, type);
  offering.set(key, known);
  return known;
}
makeKitsKnown(kitOf);
