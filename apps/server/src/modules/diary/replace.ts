import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { certain, isRefusal, type Refusal } from '@homeport/grammar';
import {
  checkDays,
  type DiaryEntry,
  diaryEntry,
  diaryRefusals,
  type KnownEntry,
  type NewEntry,
  namesOfMissing,
  type Placement,
  placeEntry,
  readDetail,
  replaceTravelDetail,
} from '@homeport/model/diary';
import { sql } from 'kysely';
import { languageOf } from '../travel/index.ts';
import { entriesOf, isTaken, onTheWire } from './travel-details.ts';

/** Saves an entry in place of what stands on its days: everything or nothing, whoever else saves at the same time. */
export const replaceHandler: RouteHandler = answer(replaceTravelDetail, async (ctx, { body }) => {
  const context = ctx;
  const read = readDetail(body, (missing) => namesOfMissing(missing, languageOf(context)));
  if (isRefusal(read)) return read;
  const [wrong] = checkDays(read);
  if (wrong) return wrong;
  const { afternoonCountry, afternoonLocation, replaces } = body;
  const afternoon: NewEntry[] =
    read.part === 'MORNING' && afternoonCountry
      ? [{ ...read, part: 'AFTERNOON', country: afternoonCountry, location: afternoonLocation, position: null }]
      : [];
  const wanted = [read, ...afternoon];
  const made = await context.inTransaction((inside) => replace(inside, wanted, replaces ?? undefined));
  if (isRefusal(made)) return isTaken(made) ? diaryRefusals.notSaved() : made;
  return onTheWire(context, made);
});

async function replace(
  ctx: Context,
  wanted: readonly NewEntry[],
  replaces: string | undefined,
): Promise<DiaryEntry[] | Refusal> {
  const [first] = wanted;
  const { person } = ctx.me;
  if (!first || person === null) return diaryRefusals.notSaved();
  // Two that save at once do it one after the other, each seeing what the other left.
  await ctx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`diary ${person}`}, 0))`);
  const here = await entriesOf(ctx, person, first.startDay, first.endDay);
  const edited = replaces ? await ctx.records(diaryEntry).get(replaces) : undefined;
  if (isRefusal(edited)) return edited;
  const all = [...here, ...(edited && !here.some((e) => e.id === edited.id) ? [edited] : [])];
  const placement = placeEntry(all.map(known), {
    from: first.startDay,
    to: first.endDay,
    parts: wanted.map((entry) => entry.part),
    ...(replaces ? { replaces } : {}),
  });
  if (isRefusal(placement)) return placement;
  return write(ctx, placement, wanted, new Map(all.map((entry) => [entry.id, entry])));
}

const known = ({ id, startDay, endDay, part, status }: DiaryEntry): KnownEntry => ({
  id,
  startDay,
  endDay,
  part,
  locked: status === 'LOCKED',
});

/** What goes away goes first, so that no moment of the transaction has two entries on one day. */
async function write(
  ctx: Context,
  { removes, shortens, copies, adds }: Placement,
  wanted: readonly NewEntry[],
  before: ReadonlyMap<string, DiaryEntry>,
): Promise<DiaryEntry[] | Refusal> {
  const diary = ctx.records(diaryEntry);
  for (const id of removes) {
    const gone = await diary.delete(id);
    if (isRefusal(gone)) return gone;
  }
  for (const { id, from, to } of shortens) {
    const shorter = await diary.update(id, { startDay: from, endDay: to });
    if (isRefusal(shorter)) return shorter;
  }
  for (const { id, from, to } of copies) {
    const copy = await diary.create({
      ...contentOf(certain(before.get(id))),
      startDay: from,
      endDay: to,
    });
    if (isRefusal(copy)) return copy;
  }
  const made: DiaryEntry[] = [];
  for (const entry of wanted)
    for (const { from, to } of adds) {
      const added = await diary.create({ ...entry, assignee: ctx.me.person, startDay: from, endDay: to });
      if (isRefusal(added)) return added;
      made.push(added);
    }
  return made;
}

const contentOf = ({
  assignee,
  part,
  country,
  location,
  position,
  locationType,
  purpose,
  circumstance,
  notes,
}: DiaryEntry) => ({
  assignee: assignee.id,
  part,
  country,
  location,
  position,
  locationType,
  purpose,
  circumstance,
  notes,
});
