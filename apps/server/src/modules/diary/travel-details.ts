import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { type Filter, isRefusal } from '@homeport/grammar';
import {
  calendarDay,
  createTravelDetail,
  type DiaryEntry,
  diaryEntry,
  diaryRefusals,
  namesOfMissing,
  oneTravelDetail,
  readDetail,
  removeTravelDetail,
  type TravelDetail,
  travelDetailOf,
  travelDetails,
} from '@homeport/model/diary';
import { todayOf } from '../../today.ts';
import { languageOf, travelNames } from '../travel/index.ts';
import { whoseDiary } from './whose-diary.ts';

/** Entries that touch some days of one person, as the caller may read them, oldest first. */
export async function entriesOf(ctx: Context, person: string, from: string, to: string): Promise<DiaryEntry[]> {
  const filter: Filter = {
    all: [
      { field: 'assignee', op: 'eq', value: person },
      { field: 'startDay', op: 'lte', value: to },
      { field: 'endDay', op: 'gte', value: from },
    ],
  };
  const found: DiaryEntry[] = [];
  for (;;) {
    const last = found.at(-1);
    const next = await ctx.records(diaryEntry).find({
      filter: last ? { all: [filter, { field: 'startDay', op: 'gte', value: last.startDay }] } : filter,
      sort: 'startDay,asc',
      limit: 1000,
    });
    const known = new Set(found.map((entry) => entry.id));
    found.push(...next.filter((entry) => !known.has(entry.id)));
    if (next.length < 1000) return found;
  }
}

/** Entries as the wire has them. */
export async function onTheWire(ctx: Context, entries: readonly DiaryEntry[]): Promise<TravelDetail[]> {
  const names = await travelNames(ctx);
  return entries.map((entry) => travelDetailOf(entry, names));
}

const listHandler: RouteHandler = answer(travelDetails, async (ctx, { query }) => {
  const context = ctx;
  const person = await whoseDiary(context, query);
  if (person === null) return [];
  const month = Temporal.PlainDate.from(todayOf(context)).with({ day: 1 });
  const from = query.from ? calendarDay(query.from, 'from') : month.toString();
  const to = query.to ? calendarDay(query.to, 'to') : month.add({ months: 2 }).subtract({ days: 1 }).toString();
  if (isRefusal(from)) return from;
  if (isRefusal(to)) return to;
  return onTheWire(context, await entriesOf(context, person, from, to));
});

const oneHandler: RouteHandler = answer(oneTravelDetail, async (ctx, { params }) => {
  const entry = await ctx.records(diaryEntry).get(params.id ?? '');
  if (isRefusal(entry)) return entry;
  return (await onTheWire(ctx, [entry]))[0];
});

const createHandler: RouteHandler = answer(createTravelDetail, async (ctx, { body }) => {
  const context = ctx;
  const read = readDetail(body, (missing) => namesOfMissing(missing, languageOf(context)));
  if (isRefusal(read)) return read;
  const made = await context.records(diaryEntry).create({ ...read, assignee: context.me.person });
  if (isRefusal(made)) return isTaken(made) ? diaryRefusals.notSaved() : made;
  return (await onTheWire(context, [made]))[0];
});

const removeHandler: RouteHandler = answer(removeTravelDetail, async (ctx, { params }) => {
  const entry = await ctx.records(diaryEntry).get(params.id ?? '');
  if (isRefusal(entry)) return entry;
  if (entry.status === 'LOCKED') return diaryRefusals.LOCKED();
  const gone = await ctx.records(diaryEntry).delete(entry.id);
  return isRefusal(gone) ? gone : undefined;
});

/** The database found another entry on one of the days. */
export const isTaken = (refusal: { readonly code: string }): boolean => refusal.code === 'request.overlap';

export const detailHandlers: readonly RouteHandler[] = [listHandler, oneHandler, createHandler, removeHandler];
