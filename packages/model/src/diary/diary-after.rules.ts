import { isRefusal, type Refusal } from '@homeport/grammar';
import { type ChosenDays, type KnownEntry, placeEntry } from './conflicts.rules.ts';
import type { DiaryLine } from './presence.rules.ts';

/** An entry of the diary with all that conflicts and counting see of it. */
export type KnownLine = KnownEntry & DiaryLine;

/** An entry as it is typed: a day or a range, or one or two halves of one day. `replaces` is the entry that is edited. */
export interface TypedEntry extends ChosenDays {
  readonly lines: readonly Pick<DiaryLine, 'part' | 'country' | 'circumstance'>[];
  readonly replaces?: string;
}
/** The diary as saving leaves it. */
export interface DiaryAfter {
  /** What stays of the entries that were there. */
  readonly rest: readonly DiaryLine[];
  /** What is new. */
  readonly added: readonly DiaryLine[];
}

/** What saving makes of a diary, by the same placement that the server does: an edited entry gives up all its old days. */
export function diaryAfter(known: readonly KnownLine[], typed: TypedEntry): DiaryAfter | Refusal {
  const { from, to, lines, replaces } = typed;
  const parts = lines.map((line) => line.part);
  const placement = placeEntry(known, { from, to, parts, ...(replaces ? { replaces } : {}) });
  if (isRefusal(placement)) return placement;
  const shorter = new Map(placement.shortens.map((one) => [one.id, one]));
  const removed = new Set(placement.removes);
  const rest = known.flatMap((line): DiaryLine[] => {
    if (removed.has(line.id)) return [];
    const kept = shorter.get(line.id);
    return [kept ? { ...line, startDay: kept.from, endDay: kept.to } : line];
  });
  const copies = placement.copies.flatMap((copy) => {
    const line = known.find((one) => one.id === copy.id);
    return line ? [{ ...line, startDay: copy.from, endDay: copy.to }] : [];
  });
  const added = placement.adds.flatMap((days) =>
    lines.map((line) => ({ ...line, startDay: days.from, endDay: days.to })),
  );
  return { rest: [...rest, ...copies], added };
}
