import type { Calculated } from '../calculation/define-calculation.ts';
import { Exact } from '../exact.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { isDay } from './days.ts';
import { type FormulaFault, formulaRefusals as no } from './formula-refusals.ts';
import type { ReadyFormula } from './judge.ts';
import type { Given, GivenTable, GivenValue, Name } from './kinds.ts';
import { workFormula } from './work.ts';

/** A test that stands beside a formula: what is given, by name, and what it has to come to. */
export interface FormulaCase {
  readonly name: string;
  readonly given: readonly { readonly name: string; readonly value: string }[];
  readonly expected: string;
}
export type Tables = Readonly<Record<string, GivenTable>>;

/** The tests as they are kept; what is none is left out. */
export function casesIn(stored: unknown): readonly FormulaCase[] {
  return listIn(stored).map((one) => ({
    name: textIn(one, 'name'),
    given: listIn(one.given)
      .map((each) => ({ name: textIn(each, 'name'), value: textIn(each, 'value') }))
      .filter((each) => each.name !== ''),
    expected: textIn(one, 'expected'),
  }));
}
type Part = Readonly<Record<string, unknown>>;
const isPart = (one: unknown): one is Part => typeof one === 'object' && one !== null && !Array.isArray(one);
const listIn = (value: unknown): readonly Part[] => (Array.isArray(value) ? value.filter(isPart) : []);
const textIn = (part: Part, name: string): string => {
  const value = part[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

/** What a test came to: as expected, or what is wrong. */
export interface TriedCase {
  readonly name: string;
  readonly found?: Calculated;
  /** Where in the formula there was no value. */
  readonly fault?: FormulaFault;
  /** Undefined where it came to what was expected. */
  readonly refusal?: Refusal;
}
/** The currency of amounts in a test that names none. */
const usual = 'EUR';

/** Works a test out. */
export function tryCase({ name, given, expected }: FormulaCase, ready: ReadyFormula, tables: Tables): TriedCase {
  const values = new Map(given.map((one) => [one.name, one.value]));
  const names: Record<string, GivenValue> = {};
  for (const [field, value] of values) {
    const said = Object.hasOwn(ready.scope.names, field) ? ready.scope.names[field] : undefined;
    if (!said) return { name, refusal: no.testUnknown({ name, field }) };
    const read = readValue(said, value, values);
    if (isRefusal(read)) return { name, refusal: no.testUnread({ name, field, value }) };
    names[field] = read;
  }
  for (const [field, said] of Object.entries(ready.scope.names))
    names[field] ??= { value: null, ...unitFor(said, values) };
  const found = workReady(ready, { names, tables }, name);
  if ('fault' in found) return { name, fault: found.fault, refusal: no.testWithout({ name, expected }) };
  if (!decimal.test(expected) || !new Exact(expected).eq(found.value))
    return { name, found, refusal: no.testComesTo({ name, expected, found: found.value }) };
  return { name, found };
}
const decimal = /^-?\d{1,30}(\.\d{1,30})?$/;

/** Works out a formula after those that it names, so that its trace leads into theirs; or the place at which there is no value. */
export function workReady(
  { tree, scope, others }: ReadyFormula,
  given: Omit<Given, 'formulas'>,
  label: string,
  source = label,
): ReturnType<typeof workFormula> {
  const formulas: Record<string, GivenValue> = {};
  for (const [code, other] of others) {
    const found = workReady(other, given, other.label, other.text);
    if ('fault' in found) return found;
    formulas[code] = found;
  }
  return workFormula(tree, scope, { ...given, formulas }, { name: 'formula', label, source });
}

function unitFor({ kind }: Name, values: ReadonlyMap<string, string>): Pick<GivenValue, 'unit'> {
  const [symbol = ''] = kind.is === 'figure' && kind.dimension !== 'any' ? Object.keys(kind.dimension) : [];
  if (!symbol.startsWith('¤')) return {};
  return { unit: { kind: 'money', currency: values.get(symbol.slice(1)) || usual } };
}
function readValue(said: Name, text: string, values: ReadonlyMap<string, string>): GivenValue | Refusal {
  if (text === '') return { value: null, ...unitFor(said, values) };
  switch (said.kind.is) {
    case 'figure':
      return decimal.test(text) ? { value: text, ...unitFor(said, values) } : no.needsFigure();
    case 'date':
      return isDay(text) ? { value: text } : no.needsDate();
    case 'yesNo':
      return text === 'true' || text === 'false' ? { value: text === 'true' } : no.needsYesNo();
    case 'choice':
      return said.kind.among && !said.kind.among.includes(text) ? no.needsText() : { value: text };
    default:
      return no.needsText();
  }
}
