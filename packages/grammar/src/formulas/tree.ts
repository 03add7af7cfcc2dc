/** Where something stands in the text of a formula: from a character up to another one, which is not part of it. */
export interface Place {
  readonly from: number;
  readonly to: number;
}
export const signs = ['+', '-', '*', '/', '=', '<>', '<', '<=', '>', '>=', 'and', 'or'] as const;
/** What joins two expressions. However it was typed (×, ÷, −, ≤, ≠), it is kept as one of these. */
export type Sign = (typeof signs)[number];

export type Expression = { readonly at: Place } & (
  | { readonly is: 'number'; readonly value: string; readonly isPercent: boolean }
  | { readonly is: 'text'; readonly value: string }
  /** A field, or the way to one with dots; a named value of the formula. */
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'negative' | 'not'; readonly of: Expression }
  | { readonly is: 'join'; readonly sign: Sign; readonly left: Expression; readonly right: Expression }
  | { readonly is: 'call'; readonly name: string; readonly args: readonly Argument[] }
);
export type Call = Extract<Expression, { is: 'call' }>;
/** What is handed to a function; `from` stands before it with a colon: the lower end of a band, a key. */
export interface Argument {
  readonly value: Expression;
  readonly from?: Expression;
}
/** A value with a name of its own: `let tax = …;`. */
export interface NamedValue {
  readonly name: string;
  readonly at: Place;
  readonly value: Expression;
}
export interface FormulaTree {
  readonly named: readonly NamedValue[];
  readonly result: Expression;
}
