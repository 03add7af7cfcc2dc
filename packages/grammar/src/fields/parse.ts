import { inputRefusals as no } from '../input-refusals.ts';
import { isObject } from '../outside.ts';
import { isRefusal } from '../refusal.ts';
import type { Field, FieldOf, FieldType } from './field.ts';
import {
  type Parsed,
  parseCode,
  parseDate,
  parseDateTime,
  parseDecimal,
  parseText,
  parseWebAddress,
  parseWhole,
} from './parse-scalar.ts';
import { parseAddress, parseCoordinates, parseDateRange, parseJson, parseRef, parseRefs } from './parse-shape.ts';

const pattern = (input: unknown, wanted: RegExp, refusal: () => Parsed, clean: (s: string) => string): Parsed => {
  if (typeof input !== 'string') return refusal();
  const value = clean(input.trim());
  return value === '' ? { value: null } : wanted.test(value) ? { value } : refusal();
};
const codeOf = (input: unknown): unknown => (isObject(input) ? input.code : input);

/** One parser per field type; adding a type without one does not compile. */
const parsers: { readonly [T in FieldType]: (input: unknown, field: FieldOf<T>) => Parsed } = {
  text: (i, f) => (f.webAddress ? parseWebAddress(i, f.max) : parseText(i, f.min, f.max)),
  longText: (i, f) => parseText(i, f.min, f.max ?? 10_000),
  richText: (i, f) => parseText(i, f.min, f.max ?? 100_000),
  code: (i, f) => parseCode(i, f.max),
  whole: (i, f) => parseWhole(i, f.min, f.max),
  decimal: (i, f) => parseDecimal(i, f.decimals ?? 6, f.min, f.max),
  percentage: (i, f) => parseDecimal(i, f.decimals ?? 4, f.min, f.max),
  money: (i, f) => parseDecimal(i, 4, f.min),
  currency: (i) =>
    pattern(
      codeOf(i),
      /^[A-Z]{3}$/,
      () => no.notCurrency(),
      (s) => s.toUpperCase(),
    ),
  date: parseDate,
  dateTime: parseDateTime,
  dateRange: parseDateRange,
  yesNo: (i) =>
    i === true || i === 'true' ? { value: true } : i === false || i === 'false' ? { value: false } : no.notYesNo(),
  option: (i, f) => {
    const parsed = parseText(codeOf(i), 0, 100);
    if (isRefusal(parsed)) return no.notOption();
    if (f.choices && parsed.value !== null && !Object.hasOwn(f.choices, String(parsed.value))) return no.notOption();
    return parsed;
  },
  ref: parseRef,
  refs: parseRefs,
  person: parseRef,
  country: (i) =>
    pattern(
      codeOf(i),
      /^[A-Z]{2}$/,
      () => no.notCountry(),
      (s) => s.toUpperCase(),
    ),
  address: parseAddress,
  phone: (i) =>
    pattern(
      i,
      /^\+[1-9]\d{5,14}$/,
      () => no.notPhone(),
      (s) => s.replace(/[\s().\-/]/g, ''),
    ),
  email: (i) =>
    pattern(
      i,
      /^[^\s@<>"(),:;[\]\\]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}\d-]{2,63}$/u,
      () => no.notEmail(),
      (s) => s,
    ),
  bankPart: (i) => parseText(i, 0, 60),
  file: parseRef,
  image: parseRef,
  coordinates: parseCoordinates,
  json: (i, f) => parseJson(i, f.maxDepth),
  lifecycle: (i, f) => (typeof i === 'string' && Object.hasOwn(f.states, i) ? { value: i } : no.notOption()),
};

/** Parses one value from outside. Empty text and null mean "not given" and come back as null. */
export function parseField(input: unknown, field: Field): Parsed {
  if (input === null || input === undefined || input === '') return { value: null };
  return (parsers[field.type] as (input: unknown, field: Field) => Parsed)(input, field);
}
