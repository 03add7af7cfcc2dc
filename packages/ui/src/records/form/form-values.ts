import { type Allowance, commonFields, type Entity, isNumberedAtStart, isOneOf } from '@homeport/grammar';
import { type FieldAt, fieldsAt } from '../fields/field-at.ts';

/** Values of a form by wire name. */
export type FormValues = Readonly<Record<string, unknown>>;
export type FormMode = 'create' | 'update';
/** A record as far as every form knows it. */
export interface Stored {
  readonly id: string;
  readonly version: number;
}
const valueIn = (row: Stored, wire: string): unknown => Reflect.get(row, wire);

/** What a value is compared by: relations by their id, nothing in one form. */
function essence(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(essence);
  if (typeof value !== 'object') return value;
  if ('id' in value && 'label' in value) return value.id;
  const parts = Object.entries(value)
    .filter(([, part]) => part !== null && part !== undefined && part !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, essence(part)]);
  return parts.length === 0 ? null : parts;
}
/** Whether two values mean the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(essence(one)) === JSON.stringify(essence(other));

/** Amounts and numbers are what they are worth: `100`, `100.0` and `0100.00` are one value. */
const numeric: ReadonlySet<string> = new Set(['money', 'decimal', 'percentage']);
const worth = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
    ? value
        .replace(/^(-?)0+(?=\d)/, '$1')
        .replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, '')
    : value;

/** Wire names whose value differs from the stored one. */
export function changedWires(fields: readonly FieldAt[], before: FormValues, now: FormValues): readonly string[] {
  return fields.flatMap(({ wire, field }) => {
    const read = numeric.has(field.type) ? worth : (value: unknown) => value;
    return isSame(read(before[wire]), read(now[wire])) ? [] : [wire];
  });
}

/** A new record as a whole, of a stored one what was changed. */
export const wiresToSend = (
  fields: readonly FieldAt[],
  current: FormValues,
  from: Stored | undefined,
): readonly string[] => (from ? changedWires(fields, startValues(fields, from), current) : fields.map((at) => at.wire));

/** How many fields a person sees as changed: an amount and the currency that is drawn inside it are one. */
export function countOfChanges(
  sections: readonly FormSection[],
  changed: readonly string[],
  canChange: (at: FieldAt) => boolean,
): number {
  const within = new Map(
    sections.flatMap(({ fields, rare }) => [
      ...ownedCurrencies(fields, canChange),
      ...ownedCurrencies(rare, canChange),
    ]),
  );
  return new Set(changed.map((wire) => within.get(wire) ?? wire)).size;
}

/** Fields that a caller may not see, or only reads. */
export type ClosedTo = Pick<Allowance, 'hidden' | 'readOnly'>;
/** Whether a plain save of this caller may change a field. */
export function isOpen({ name, field }: FieldAt, mode: FormMode, allowance: ClosedTo): boolean {
  if (field.derived || field.readOnly || field.type === 'lifecycle' || field.secret) return false;
  if (field.type === 'json' && !field.shape) return false;
  if (allowance.hidden.has(name) || allowance.readOnly.has(name)) return false;
  return !(field.fixed && mode === 'update');
}

/** The fields of a form: those that can be changed, and on a change also those that are fixed, shown but closed. */
export function formFields(entity: Entity, mode: FormMode, allowance: ClosedTo): readonly FieldAt[] {
  return [...fieldsAt(entity).values()].filter((at) => {
    if (isOneOf(commonFields, at.name) || at.name === 'active') return false;
    // Nobody thinks of a number: the record gets it.
    if (mode === 'create' && isNumberedAtStart(at.field)) return false;
    return (
      isOpen(at, mode, allowance) ||
      (mode === 'update' && at.field.fixed === true && !allowance.hidden.has(at.name) && !at.field.derived)
    );
  });
}

/**
 * What a form starts with: the record, or declared first values with what is given on top. A currency that has to be chosen is
 * the company's where nothing better is known; one that may be left out comes with its amount.
 */
export function startValues(
  fields: readonly FieldAt[],
  row: Stored | undefined,
  given: FormValues = {},
  companyCurrency: string | null = null,
): FormValues {
  const first = ({ field }: FieldAt) =>
    field.initial ?? (field.type === 'currency' && field.required ? companyCurrency : null);
  return Object.fromEntries(
    fields.map((at) => [at.wire, row ? (valueIn(row, at.wire) ?? null) : (given[at.wire] ?? first(at))]),
  );
}

/** A group of fields under one heading. */
export interface FormSection {
  /** English label of the declaration; null for what no section names. */
  readonly label: string | null;
  readonly fields: readonly FieldAt[];
  readonly rare: readonly FieldAt[];
}
/**
 * Fields in the declared sections; what is named nowhere follows last, but what has to be filled in comes first (`isAsked`).
 * Empty sections are left out.
 */
export function sectionsOf(entity: Entity, fields: readonly FieldAt[], isAsked = false): readonly FormSection[] {
  const named = new Set(entity.sections?.flatMap((section) => section.fields));
  const asked = isAsked ? fields.filter(({ name, field }) => field.required && !named.has(name)) : [];
  const first = entity.sections?.[0];
  if (first && asked.length > 0) for (const { name } of asked) named.add(name);
  const make = (label: string | null, members: readonly FieldAt[]): FormSection => ({
    label,
    fields: members.filter(({ field }) => !field.rare),
    rare: members.filter(({ field }) => field.rare),
  });
  const declared = (entity.sections ?? []).map((section) =>
    make(section.label, [
      ...(section === first ? asked : []),
      ...section.fields.flatMap((name) => fields.find((at) => at.name === name) ?? []),
    ]),
  );
  const rest = make(
    null,
    fields.filter(({ name }) => !named.has(name)),
  );
  return [...declared, rest].filter((section) => section.fields.length + section.rare.length > 0);
}

/**
 * Currency fields that are drawn inside an amount: the first open amount of the same section that is as required as its
 * currency. The others show the currency but do not change it.
 */
export function ownedCurrencies(
  fields: readonly FieldAt[],
  canChange: (at: FieldAt) => boolean,
): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const at of fields) {
    if (at.field.type !== 'money' || !canChange(at)) continue;
    const currency = fields.find((one) => one.name === (at.field as { currency?: string }).currency);
    const fits =
      currency !== undefined && canChange(currency) && Boolean(currency.field.required) === Boolean(at.field.required);
    if (fits && !owners.has(currency.wire)) owners.set(currency.wire, at.wire);
  }
  return owners;
}
