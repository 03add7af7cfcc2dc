import type { Calculation } from '@homeport/grammar';
import { calculations } from './calculations.generated.ts';

/** A calculation by its name. */
export const calculationNamed = (name: string): Calculation | undefined =>
  calculations.find((one) => one.name === name);
