import type { CostDifference, CostDifferences } from '../costing/door.generated.ts';

/** What a change does to the cost, as it is kept with it. */
export interface CostWorking {
  readonly lines: readonly CostDifference[];
}
export interface PayWorking extends CostWorking {
  /** What was asked for when it was worked out: of something else it says nothing. It names a new salary, so that it is pay itself. */
  readonly asked: string;
}
/** What a change does to the cost, what follows from pay apart. Amounts in `currency`, at the rates of a day (yyyy-MM-dd). */
export interface ChangedEstimate {
  readonly currency: string;
  readonly baseDate: string;
  readonly open: CostDifferences;
  readonly pay: CostDifferences;
}
