import { Exact } from '@homeport/grammar';
import { round } from '../money/door.generated.ts';

/** Days that goods may stay in transit storage, and how long before its end the notice is due (EX-33). */
const transitDays = 180;
const noticeDays = 10;

/** Last day in transit (the day in is day 1) and the day the notice is due. yyyy-MM-dd. */
export function transitDates(dateIn: string): { readonly endsOn: string; readonly noticeOn: string } {
  const last = Temporal.PlainDate.from(dateIn).add({ days: transitDays - 1 });
  return { endsOn: last.toString(), noticeOn: last.subtract({ days: noticeDays }).toString() };
}

/** Storage in transit by weight: a first day, further days and handling, each per 100 LBS, rounded once each (EX-33). */
export function transitCost(
  lbs: string,
  days: number,
  tariff: { readonly firstDay: string; readonly furtherDay: string; readonly handling: string },
  decimals = 2,
): string {
  const cwt = new Exact(lbs).div(100);
  const part = (rate: string, times: number) => round(cwt.times(rate).times(times).toFixed(), decimals);
  const parts = [
    part(tariff.firstDay, Math.min(days, 1)),
    part(tariff.furtherDay, Math.max(days - 1, 0)),
    part(tariff.handling, 1),
  ];
  return parts.reduce((sum, p) => sum.plus(p), new Exact(0)).toFixed(decimals);
}

/** Permanent storage: quantity by rate for one period (EX-34). */
export const storagePeriodCost = (quantity: string, rate: string, decimals = 2): string =>
  round(new Exact(quantity).times(rate).toFixed(), decimals);
