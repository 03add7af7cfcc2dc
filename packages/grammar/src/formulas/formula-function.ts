import type { Checking } from './checking.ts';
import type { Kind } from './kinds.ts';
import type { Call } from './tree.ts';
import type { Value, Working } from './working.ts';

/** A function of formulas, declared once: the check, the evaluation, the editor and the page for administrators follow from it. */
export interface FormulaFunction {
  readonly name: string;
  /** How it is written: `min(a, b, …)`. */
  readonly writes: string;
  /** What it is for, in English; es and fr stand with the words of the editor. */
  readonly says: string;
  /** A formula over the sample record, and what that comes to. A test works it out. */
  readonly example: { readonly formula: string; readonly comesTo: string };
  readonly least: number;
  readonly most: number;
  /** From which argument on each is written as “a: b”; up to the last one, where that stands for all others. */
  readonly pairs?: { readonly after: number; readonly lastAlone?: true };
  readonly check: (call: Call, checking: Checking) => Kind;
  readonly work: (call: Call, working: Working) => Value;
}
/** As many as a formula may have parts. */
export const any = Number.POSITIVE_INFINITY;
