/** A part of the day in which people work, on the clock of the place: `09:00` to `12:00`. */
export interface WorkingPeriod {
  readonly from: string;
  readonly until: string;
}
/** Where nothing is said people work eight hours a day, from nine to five. */
export const usualPeriods: readonly WorkingPeriod[] = [{ from: '09:00', until: '17:00' }];

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Reads `09:00-12:00, 13:00-18:00`: parts of a day in their order, which do not overlap. Undefined where it says anything else.
 */
export function readPeriods(said: string): readonly WorkingPeriod[] | undefined {
  const periods = said.split(/[,;]/).map((part): WorkingPeriod => {
    const [from = '', until = ''] = part.split(/[-–—]/).map((time) => time.trim().padStart(5, '0'));
    return { from, until };
  });
  const inOrder = periods.every(
    ({ from, until }, at) =>
      clock.test(from) && clock.test(until) && from < until && (periods[at - 1]?.until ?? '00:00') <= from,
  );
  return inOrder ? periods : undefined;
}
