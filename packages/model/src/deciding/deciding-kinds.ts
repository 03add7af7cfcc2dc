import type { ApprovalGroup } from '../organisation/door.generated.ts';

type Approves = Extract<keyof ApprovalGroup, `approves${string}`>;

/** What groups decide, by the name that an entity gives in `decided`, and the field of a group that says it does. */
export const decidingKinds = {
  initiations: 'approvesInitiations',
  changes: 'approvesChanges',
  exceptions: 'approvesExceptions',
  costs: 'approvesCosts',
  scenarios: 'approvesScenarios',
  expenses: 'approvesExpenses',
  purchases: 'approvesPurchases',
  sales: 'approvesSales',
  moves: 'approvesMoves',
} as const satisfies Readonly<Record<string, Approves>>;
export type DecidingKind = keyof typeof decidingKinds;

export const isDecidingKind = (name: string): name is DecidingKind => Object.hasOwn(decidingKinds, name);
