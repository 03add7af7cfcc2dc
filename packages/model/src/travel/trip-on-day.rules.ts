import type { Trip } from './trip.entity.ts';

/** Whether a trip takes place on a day (`yyyy-MM-dd`). Alone in its file: a calendar needs nothing else of the days of trips. */
export const isUnderWay = (
  { departureDate, returnDate, status }: Pick<Trip, 'departureDate' | 'returnDate' | 'status'>,
  day: string,
): boolean => status !== 'CANCELLED' && departureDate <= day && (returnDate ?? departureDate) >= day;
