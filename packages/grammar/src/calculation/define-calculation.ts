import { Exact } from '../exact.ts';
import type { Field } from '../fields/field.ts';
import { Figure, written } from './figure.ts';
import type { InputNode, StepNode, Trace, TraceSource } from './trace.ts';
import { dimensionOf, type Unit, unitOf } from './unit.ts';

/** What a calculation names: declared like a field (`money('Limit')`, `percentage('Tolerance')`, `decimal('Days', { unit: 'days' })`). */
type Named = Extract<Field, { type: 'money' | 'decimal' | 'whole' | 'percentage' }>;
/** A switch of a policy: it decides how it is calculated. */
type Switch = Extract<Field, { type: 'yesNo' }>;
/** Several figures of one name: the lines of a report. */
export interface Many<F extends Named = Named> {
  readonly many: F;
}
export const many = <const F extends Named>(many: F): Many<F> => ({ many });

export type Inputs = Readonly<Record<string, Named | Switch | Many>>;
type Steps = Readonly<Record<string, Named>>;

interface About {
  /** What this one is called among several. */
  readonly title?: string;
  readonly source?: TraceSource;
}
/** An amount as it is handed in: exact major units. Null counts as zero, and the trace says so. */
export interface GivenMoney extends About {
  readonly value: string | null;
  readonly currency: string;
}
/** A number as it is handed in; `unit` only where the declaration cannot know it (the two currencies of a rate). */
export interface GivenNumber extends About {
  readonly value: string | number | null;
  readonly unit?: Unit;
}
/** What a calculation came to. It can be handed to another one, whose trace then leads into this one. */
export interface Calculated {
  /** An exact decimal; an amount that was rounded has all the decimals it was rounded to. */
  readonly value: string;
  readonly unit: Unit;
  readonly trace: Trace;
}
type GivenFor<F> =
  F extends Many<infer E>
    ? readonly GivenFor<E>[]
    : F extends { readonly type: 'yesNo' }
      ? boolean | null
      : F extends { readonly type: 'money' }
        ? GivenMoney | (Calculated & About)
        : GivenNumber | (Calculated & About) | string | number | null;
/** What is handed to a calculation. */
export type GivenTo<I extends Inputs> = { readonly [K in keyof I]: GivenFor<I[K]> };
type FigureFor<F> = F extends Many ? readonly Figure[] : F extends { readonly type: 'yesNo' } ? boolean : Figure;

export interface CalculationSpec<I extends Inputs, S extends Steps, R extends Named, T> {
  /** camelCase; fields that it computes name it. */
  readonly name: string;
  /** Where the formula comes from: a text, or a reference to a document. */
  readonly source: string;
  readonly inputs: I;
  /** Values on the way that have a name of their own. */
  readonly steps?: S;
  /** The words and the kind of what it comes to. */
  readonly result: R;
  /** The calculation itself, in figures. `terms` are what is no figure: to how many decimals it is rounded. */
  readonly work: (
    inputs: { readonly [K in keyof I]: FigureFor<I[K]> },
    steps: { readonly [K in keyof S]: (figure: Figure) => Figure },
    terms: T,
  ) => Figure;
  /** Reads what was stored beside a result before there were traces; undefined where it is none of that either. */
  readonly readsOld?: (stored: unknown) => Trace | undefined;
}
/** A declared calculation without the types of its inputs, for what knows it by name only. */
export interface Calculation {
  readonly name: string;
  readonly source: string;
  readonly inputs: Inputs;
  readonly steps?: Steps;
  readonly result: Named;
  readonly readsOld?: (stored: unknown) => Trace | undefined;
  /** Runs it with inputs by name, as a record has them. */
  readonly runLoosely: (given: Readonly<Record<string, unknown>>, terms?: unknown) => Calculated;
}
export interface CalculationOf<I extends Inputs, T> extends Calculation {
  /** Value and trace. Throws where units do not fit or something is divided by zero. */
  readonly run: (given: GivenTo<I>, ...terms: [T] extends [undefined] ? [] : [T]) => Calculated;
}

/**
 * Declares a calculation: it is written once, in `work`, as arithmetic with figures; formula and trace follow from that. Words
 * are English here, and in es.json and fr.json under `calculation.<name>.<input, step or result>`.
 */
export function defineCalculation<const I extends Inputs, const S extends Steps, const R extends Named, T = undefined>(
  spec: CalculationSpec<I, S, R, T>,
): CalculationOf<I, T> {
  const { work: _, ...declared } = spec;
  const loose: Loose = spec;
  const run = (given: Readonly<Record<string, unknown>>, terms?: unknown): Calculated => {
    const inputs = Object.entries(spec.inputs).map(([name, field]) => [name, inputOf(name, field, given[name])]);
    const steps = Object.entries(spec.steps ?? {}).map(([name, field]) => [
      name,
      (it: Figure) => step(name, field, it),
    ]);
    const figure = loose.work(Object.fromEntries(inputs), Object.fromEntries(steps), terms);
    const node = stepNode('result', spec.result, figure);
    const trace: Trace = { trace: 1, calculation: spec.name, formulaFrom: spec.source, result: node };
    return { value: node.value, unit: node.unit, trace };
  };
  return { ...declared, run: (given, ...[terms]) => run(given, terms), runLoosely: run };
}

/** A specification as whoever runs it by name sees it. */
interface Loose {
  work(inputs: Readonly<Record<string, unknown>>, steps: Readonly<Record<string, unknown>>, terms: unknown): Figure;
}

function step(name: string, field: Named, figure: Figure): Figure {
  const node = stepNode(name, field, figure);
  return new Figure(figure, dimensionOf(node.unit), node);
}
function stepNode(name: string, field: Named, figure: Figure): StepNode {
  const unit = unitOf(name, kindOf(field), figure.dimension, 'unit' in field ? field.unit : undefined);
  return { is: 'step', name, label: field.label, value: written(figure), unit, of: [figure.node] };
}

function inputOf(name: string, field: Named | Switch | Many, given: unknown): unknown {
  if ('many' in field) return Array.isArray(given) ? given.map((one, at) => input(name, field.many, one, at)) : [];
  return field.type === 'yesNo' ? given === true : input(name, field, given);
}

type GivenAny = About & {
  readonly value: string | number | null;
  readonly currency?: string;
  readonly unit?: Unit;
  readonly trace?: Trace;
};
const isGiven = (given: unknown): given is GivenAny => typeof given === 'object' && given !== null && 'value' in given;
const plain = (given: unknown): string | number | null =>
  typeof given === 'string' || typeof given === 'number' ? given : null;

function input(name: string, field: Named, given: unknown, at?: number): Figure {
  const all: GivenAny = isGiven(given) ? given : { value: plain(given) };
  const unit = all.unit ?? declaredUnit(name, field, all.currency);
  const value = new Exact(all.value ?? 0);
  const node: InputNode = {
    is: 'input',
    name,
    label: field.label,
    value: all.value === null ? '0' : typeof all.value === 'string' ? all.value : value.toFixed(),
    unit,
    ...(at !== undefined && { at }),
    ...(all.title !== undefined && { title: all.title }),
    ...(all.value === null && { isMissing: true }),
    ...(all.source !== undefined && { source: all.source }),
    ...(all.trace !== undefined && { from: all.trace }),
  };
  return new Figure({ value }, dimensionOf(unit), node);
}

const kindOf = (field: Named): 'money' | 'percent' | 'number' =>
  field.type === 'money' ? 'money' : field.type === 'percentage' ? 'percent' : 'number';

function declaredUnit(name: string, field: Named, currency: string | undefined): Unit {
  const kind = kindOf(field);
  if (kind === 'percent') return { kind };
  if (kind === 'number') return 'unit' in field && field.unit !== undefined ? { kind, of: field.unit } : { kind };
  if (currency === undefined) throw new Error(`${name} is an amount without a currency`);
  return { kind: 'money', currency };
}
