import { type Entity, wireName } from '../entity.ts';
import { Exact } from '../exact.ts';
import type { Field } from '../fields/field.ts';
import type { Calculated, Calculation, Inputs } from './define-calculation.ts';
import { isTrace, type StepNode, type Trace, type TraceSource, type WithheldNode } from './trace.ts';
import type { Unit } from './unit.ts';
import { withhold } from './withhold.ts';

/** What explaining needs besides the record. */
export interface Explaining {
  readonly calculation: (name: string) => Promise<Calculation | undefined>;
  /** Fields of the record that its reader does not see. */
  readonly hidden: ReadonlySet<string>;
  /** Whether the reader may read what a figure comes from. */
  readonly mayRead: (source: TraceSource) => boolean;
}
type Row = Readonly<Record<string, unknown>>;

/**
 * How a computed field of a record came about: its kept trace (in whatever form it was kept), or one that is remade from the
 * record. Null where there is no value, where the field names no calculation, and where what is remade does not come to the
 * value that is stored, because it was computed by an earlier formula.
 */
export async function explainField(entity: Entity, name: string, row: Row, how: Explaining): Promise<Trace | null> {
  const field = entity.fields[name];
  const value = row[name];
  if (field?.computed === undefined || typeof value !== 'string') return null;
  const { by, trace } = field.computed;
  const calculation = await how.calculation(by);
  if (calculation === undefined) return null;
  if (trace !== undefined) {
    const at = entity.fields[trace];
    const found = keptTrace(calculation, at && row[wireName(trace, at)]);
    return found && withhold(found, how.mayRead);
  }
  return remake(entity, field, value, calculation, row, how);
}

/** A trace as it was kept, in whatever form; null where there is none. */
export const keptTrace = (calculation: Pick<Calculation, 'readsOld'> | undefined, kept: unknown): Trace | null =>
  isTrace(kept) ? kept : (calculation?.readsOld?.(kept) ?? null);

async function remake(
  entity: Entity,
  field: Field,
  value: string,
  calculation: Calculation,
  row: Row,
  how: Explaining,
): Promise<Trace | null> {
  const closed = Object.keys(calculation.inputs).filter((input) => how.hidden.has(input));
  if (closed.length > 0) return closedTrace(calculation, value, unitIn(field, row), closed);
  const given: Record<string, unknown> = {};
  for (const input of Object.keys(calculation.inputs)) given[input] = await givenOf(entity, input, row, how);
  const { value: remade, trace } = calculation.runLoosely(given);
  return new Exact(remade).eq(value) ? withhold(trace, how.mayRead) : null;
}

/** An input of a calculation as the field of its name has it, with the calculation behind it where that is computed too. */
async function givenOf(entity: Entity, input: string, row: Row, how: Explaining): Promise<unknown> {
  const field = entity.fields[input];
  const value = row[input] ?? null;
  if (field === undefined) throw new Error(`${entity.name} has no field ${input}`);
  if (field.type === 'yesNo') return value;
  const source = { entity: entity.name, id: String(row.id), version: Number(row.version) };
  const inner = await explainField(entity, input, row, how);
  const unit = unitIn(field, row);
  return { value, source, unit, ...(inner && { trace: inner }) };
}

function unitIn(field: Field, row: Row): Unit {
  if (field.type === 'money') return { kind: 'money', currency: String(row[field.currency]) };
  if (field.type === 'percentage') return { kind: 'percent' };
  return 'unit' in field && field.unit !== undefined ? { kind: 'number', of: field.unit } : { kind: 'number' };
}

/** A trace whose inside cannot be told at all: the result, and the names of what it was made of. */
function closedTrace(calculation: Calculation, value: string, unit: Unit, closed: readonly string[]): Trace {
  const of = Object.entries(calculation.inputs).flatMap(([name, input]): WithheldNode[] => {
    const label = labelOf(input);
    const why = closed.includes(name) ? 'closed' : 'tells';
    return [{ is: 'withheld', why, name, label }];
  });
  const result: StepNode = { is: 'step', name: 'result', label: calculation.result.label, value, unit, of };
  return { trace: 1, calculation: calculation.name, formulaFrom: calculation.source, result };
}
const labelOf = (input: Inputs[string]): string => ('many' in input ? input.many.label : input.label);

/** Runs a calculation on a record whose fields have the names of its inputs, as rules derive a computed field. */
export const calculatedOn = (entity: Entity, calculation: Calculation, row: Row): Calculated => {
  const given = Object.keys(calculation.inputs).map((input): [string, unknown] => {
    const field = entity.fields[input];
    if (field === undefined) throw new Error(`${entity.name} has no field ${input}`);
    const value = row[input] ?? null;
    return [input, field.type === 'yesNo' ? value : { value, unit: unitIn(field, row) }];
  });
  return calculation.runLoosely(Object.fromEntries(given));
};
