import type { Context, RawAnswer } from '@homeport/engine';
import { type Filter, isRefusal, type Refusal } from '@homeport/grammar';
import { type CaseDetail, caseDetail, isOver } from '@homeport/model/cases';
import { caseTimeline, timelineRefusals as no } from '@homeport/model/timeline';
import { todayOf } from '../../today.ts';
import { casesOf } from '../cases/index.ts';
import { type CalendarDay, calendarFile } from './calendar-file.ts';
import { withMilestones } from './entries.ts';
import { tripDaysOf } from './own-trips.ts';

const most = 1000;

/** An assignee's own; somebody who is none has what is shared with them. */
const mineOrShared = ({ me }: Context): Filter =>
  me.person === null
    ? { field: 'sharedWith', op: 'eq', value: '$me.user' }
    : { field: 'assignee', op: 'eq', value: '$me.person' };

/** Dates of the caller's own timeline (nobody else's, whatever they may see besides), as calendars take them. */
async function daysOf(ctx: Context, cases: readonly string[], item: string | null): Promise<CalendarDay[]> {
  const found = await ctx.records(caseTimeline).find({
    filter: {
      all: [
        mineOrShared(ctx),
        { field: 'caseDetail', op: 'in', value: [...cases] },
        ...(item ? [{ field: 'id', op: 'eq', value: item } as const] : []),
      ],
    },
    sort: 'eventDate,asc',
    limit: most,
  });
  const updated = new Map(found.map((one) => [one.id, one.updated]));
  return (await withMilestones(ctx, found)).map((entry) => ({
    ...entry,
    longDescription: entry.timelineItem.longDescription,
    updated: String(updated.get(entry.id)),
  }));
}
/** "Homeport · Lyon – Singapore" */
const nameOf = (of: Pick<CaseDetail, 'homeLocation' | 'hostLocation'> | undefined): string => {
  const places = [of?.homeLocation, of?.hostLocation].flatMap((place) => place?.town ?? place?.country ?? []);
  return ['Homeport', places.join(' – ')].filter(Boolean).join(' · ');
};
const answerOf = (text: string): RawAnswer => ({ type: 'text/calendar; charset=utf-8', body: text });

/** One date, or all of an assignment and the trips, as a file that is taken once. */
export async function calendarOfCase(
  ctx: Context,
  publicUrl: string,
  { caseDetailId, item }: { readonly caseDetailId: string; readonly item: string | null },
): Promise<RawAnswer | Refusal> {
  const of = await ctx.records(caseDetail).get(caseDetailId);
  if (isRefusal(of)) return no.itemNotFound();
  const days = await daysOf(ctx, [of.id], item);
  if (item && days.length === 0) return no.itemNotFound();
  const trips = item ? [] : await tripDaysOf(ctx, publicUrl);
  const text = calendarFile({
    ...about(ctx, publicUrl),
    name: nameOf(of),
    days: [...days, ...trips],
    isSubscribed: false,
  });
  return { ...answerOf(text), download: 'homeport.ics' };
}

/** What a subscribed calendar holds now: the dates of all assignments that are not over, and trips. What is taken back or goes is gone. */
export async function calendarOfPerson(ctx: Context, publicUrl: string): Promise<RawAnswer> {
  const cases = await casesOf(ctx);
  const [present] = cases;
  const open = cases.filter((one) => !isOver(one, todayOf(ctx)) || (one === present && one.status !== 'CANCELLED'));
  const days = await daysOf(
    ctx,
    open.map(({ id }) => id),
    null,
  );
  const all = [...days, ...(await tripDaysOf(ctx, publicUrl))];
  return answerOf(calendarFile({ ...about(ctx, publicUrl), name: nameOf(present), days: all, isSubscribed: true }));
}
const about = (ctx: Context, publicUrl: string) => ({
  locale: ctx.me.locale,
  link: `${publicUrl}/dashboard/timeline`,
});
