import type { Unit } from './unit.ts';

/** Where a figure was read: a record, the version of it, and the day it was in force. All of it may be missing. */
export interface TraceSource {
  readonly entity?: string;
  readonly id?: string;
  /** The version of the record that was read. */
  readonly version?: number;
  /** yyyy-MM-dd: the day from which the record counts, or the day on which it was asked. */
  readonly asOf?: string;
  /** Who says so, a name in no language: "ECB". */
  readonly by?: string;
}

/** A figure that was handed in. `from` is the trace of the calculation that it is the result of. */
export interface InputNode {
  readonly is: 'input';
  /** The name among the inputs of its calculation; its words have the key `calculation.<calculation>.<name>`. */
  readonly name: string;
  /** The English words. They are kept with it, so that an old trace can be read when the calculation has changed. */
  readonly label: string;
  /** An exact decimal. */
  readonly value: string;
  readonly unit: Unit;
  /** Which one of several of its name, from 0. */
  readonly at?: number;
  /** What this one is called among them: "Taxi". */
  readonly title?: string;
  /** Nothing was given; it counts as zero. */
  readonly isMissing?: true;
  readonly source?: TraceSource;
  readonly from?: Trace;
}
/** A number of the formula itself. */
export interface ConstantNode {
  readonly is: 'constant';
  readonly value: string;
  /** What it counts, where that is written in the formula: 10 %. */
  readonly unit?: Unit;
}
/** `fraction` makes 0.125 of 12.5 %, `percent` the other way. */
export type Operation = 'sum' | 'minus' | 'times' | 'dividedBy' | 'least' | 'greatest' | 'fraction' | 'percent';
/** A sign of the formula and what it joins, in this order. Its value follows from its parts and is not kept. */
export interface OperationNode {
  readonly is: Operation;
  readonly of: readonly TraceNode[];
}
/** `halfUp`: a half away from zero. `down`: cut, towards zero. `up`: away from zero. */
export type RoundingMode = 'halfUp' | 'down' | 'up';
export interface RoundNode {
  readonly is: 'round';
  readonly mode: RoundingMode;
  readonly decimals: number;
  /** It was exact already. */
  readonly isExact?: true;
  /** One. */
  readonly of: readonly TraceNode[];
}
/** A named value on the way, or the result. */
export interface StepNode {
  readonly is: 'step';
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly unit: Unit;
  /** One; where its inside is withheld, the names of that. */
  readonly of: readonly TraceNode[];
}
/** A part that the reader may not see (`closed`), or that would give such a part away (`tells`): a name without a number. */
export interface WithheldNode {
  readonly is: 'withheld';
  readonly why: 'closed' | 'tells';
  readonly name: string;
  readonly label: string;
}
export type TraceNode = InputNode | ConstantNode | OperationNode | RoundNode | StepNode | WithheldNode;

/** How a figure came about, down to what was handed in. Plain data that survives JSON. */
export interface Trace {
  /** The version of this form. */
  readonly trace: 1;
  readonly calculation: string;
  /** Where the formula comes from: a text, or a reference to a document. */
  readonly formulaFrom: string;
  readonly result: StepNode;
}

/** Whether a stored value is a trace of this form. It was written by this product and is not checked further. */
export const isTrace = (value: unknown): value is Trace =>
  typeof value === 'object' && value !== null && 'trace' in value && value.trace === 1 && 'result' in value;
