import type { FormulaFunction } from './formula-function.ts';
import { choiceFunctions } from './functions/choices.ts';
import { dateFunctions } from './functions/dates.ts';
import { listFunctions } from './functions/lists.ts';
import { numberFunctions } from './functions/numbers.ts';
import { otherFunctions } from './functions/others.ts';
import { tableFunctions } from './functions/tables.ts';

/** All functions, in the order in which they are offered and explained. */
export const formulaFunctions: readonly FormulaFunction[] = [
  ...numberFunctions,
  ...choiceFunctions,
  ...tableFunctions,
  ...dateFunctions,
  ...listFunctions,
  ...otherFunctions,
];
export const functionNamed: ReadonlyMap<string, FormulaFunction> = new Map(
  formulaFunctions.map((one) => [one.name, one]),
);
