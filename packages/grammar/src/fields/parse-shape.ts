import { inputRefusals as no } from '../input-refusals.ts';
import { isObject, isOneOf } from '../outside.ts';
import { type Parsed, parseDate, parseText } from './parse-scalar.ts';
import { addressParts } from './values.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for the text form of a UUID of any version. */
export const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

/** A relation: its id, or an object that carries it. */
export function parseRef(input: unknown): Parsed {
  const id = isObject(input) ? input.id : input;
  return isId(id) ? { value: id.toLowerCase() } : no.notReference();
}

/** A list of relations without repeats. */
export function parseRefs(input: unknown): Parsed {
  if (!Array.isArray(input) || input.length > 1000) return no.notReference();
  const ids: unknown[] = [];
  for (const item of input) {
    const parsed = parseRef(item);
    if (!('value' in parsed)) return parsed;
    ids.push(parsed.value);
  }
  return { value: [...new Set(ids)] };
}

/** The specification's address: known parts only, 200 characters each. */
export function parseAddress(input: unknown): Parsed {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return no.notAddress();
  const value: Record<string, unknown> = {};
  for (const [part, raw] of Object.entries(input)) {
    if (!isOneOf(addressParts, part)) return no.notAddress();
    if (raw === null || raw === undefined) continue;
    const parsed = parseText(raw, 0, 200);
    if (!('value' in parsed)) return parsed;
    if (part === 'country' && parsed.value !== null && !/^[A-Z]{2}$/.test(String(parsed.value))) return no.notCountry();
    if (parsed.value !== null) value[part] = parsed.value;
  }
  return { value: Object.keys(value).length === 0 ? null : value };
}

/** `{ from, to }`, both days included; an open end is null. */
export function parseDateRange(input: unknown): Parsed {
  if (!isObject(input) || Array.isArray(input)) return no.notDate();
  const { from, to = null } = input;
  const start = parseDate(from);
  if (!('value' in start)) return start;
  const end = to === null ? { value: null } : parseDate(to);
  if (!('value' in end)) return end;
  if (end.value !== null && String(end.value) < String(start.value)) return no.rangeReversed();
  return { value: { from: start.value, to: end.value } };
}

/** Degrees, WGS 84. */
export function parseCoordinates(input: unknown): Parsed {
  if (!isObject(input)) return no.notCoordinates();
  const { latitude, longitude } = input;
  const fits = (n: unknown, limit: number): boolean =>
    typeof n === 'number' && Number.isFinite(n) && Math.abs(n) <= limit;
  return fits(latitude, 90) && fits(longitude, 180) ? { value: { latitude, longitude } } : no.notCoordinates();
}

/** JSON of user-defined parts: bounded depth, no NUL, at most 100,000 characters. */
export function parseJson(input: unknown, maxDepth = 16): Parsed {
  if (depthOf(input) > maxDepth) return no.notJson();
  const text = JSON.stringify(input);
  if (text === undefined || text.length > 100_000) return no.notJson();
  return text.includes('\\u0000') || /\\ud[89a-f]/i.test(text) ? no.badCharacter() : { value: input };
}

function depthOf(value: unknown): number {
  let depth = 0;
  let level: unknown[] = [value];
  while (level.length > 0 && depth < 100) {
    level = level.flatMap((v) => (typeof v === 'object' && v !== null ? Object.values(v) : []));
    depth += 1;
  }
  return depth;
}
