import type { ShapePart } from '@homeport/grammar';

export type Parts = Readonly<Record<string, unknown>>;
export const partsOf = (value: unknown): Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Parts) : {};
export const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A record of a shape with one part changed; an emptied part is left out. What the shape does not know stays. */
export function withPart(value: unknown, name: string, part: unknown): Parts {
  const { [name]: _before, ...rest } = partsOf(value);
  return part === null || part === undefined || part === '' ? rest : { ...partsOf(value), [name]: part };
}
/** Whether a part is asked for in a record with these values. */
export const isAsked = ({ only }: ShapePart, value: unknown): boolean =>
  only === undefined || only.among.includes(String(partsOf(value)[only.part] ?? ''));

/** What was typed as a text, a number, or yes and no; several with commas between them where a list is wanted. */
export function readValue(typed: string, isList = false): unknown {
  if (isList) return splitTexts(typed).map((one) => readValue(one));
  if (typed === 'true' || typed === 'false') return typed === 'true';
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(typed) ? Number(typed) : typed;
}
/** Texts with commas between them. */
export const splitTexts = (typed: string): readonly string[] =>
  typed
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
export const writeValue = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

/** An entry put one place before or behind. */
export function moved<T>(list: readonly T[], at: number, by: 1 | -1): readonly T[] {
  const to = at + by;
  if (to < 0 || to >= list.length) return list;
  const next = [...list];
  next.splice(to, 0, ...next.splice(at, 1));
  return next;
}
/** A text in the language wanted, of one that may have translations. */
export function wordsIn(value: unknown, locale: string): string {
  if (typeof value === 'string') return value;
  const parts = partsOf(value);
  return String(parts[locale.slice(0, 2)] ?? parts.en ?? '');
}
