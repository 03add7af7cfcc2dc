import type { Forecast } from './forecast.rules.ts';

/** How a limit stands: gone over, gone over by what is planned, with no day left, close to it, or within; or not for who lives there. */
export type DayState = 'resident' | 'over' | 'plannedOver' | 'full' | 'near' | 'within';
const closeTo = 0.9;

/** The one word for a balance: it never says "within" of a limit that has no safe day left. */
export function stateOfBalance(
  balance: Pick<Forecast, 'used' | 'allowed' | 'firstOver' | 'mayStay' | 'fullest'>,
): DayState {
  if (balance.used > balance.allowed) return 'over';
  if (balance.firstOver !== null) return 'plannedOver';
  if (balance.mayStay === 0) return 'full';
  return balance.fullest >= closeTo ? 'near' : 'within';
}

/** The one word for an entry that is being typed. */
export function stateOfEntry(of: {
  readonly used: number;
  readonly planned: number;
  readonly allowed: number;
  readonly firstUnsafeDay: string | null;
  readonly spoils: string | null;
}): DayState {
  if (of.firstUnsafeDay !== null) return 'over';
  if (of.spoils !== null) return 'plannedOver';
  return of.used + of.planned >= of.allowed * closeTo ? 'near' : 'within';
}
