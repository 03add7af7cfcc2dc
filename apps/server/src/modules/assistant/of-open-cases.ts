import type { Context } from '@homeport/engine';
import type { Filter } from '@homeport/grammar';
import { casesOf } from '../cases/index.ts';

/** What belongs to the caller's assignments that are not over; what is left of earlier ones is no answer about the present. */
export async function ofOpenCases(ctx: Context): Promise<Filter> {
  return { field: 'caseDetail', op: 'in', value: (await casesOf(ctx)).map(({ id }) => id) };
}
