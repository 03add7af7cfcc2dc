import type { HomeCard } from '@homeport/model/home';

type Row = NonNullable<HomeCard['rows']>[number];
/** Something that falls on a day. */
export interface OnDay {
  readonly card: HomeCard;
  readonly row: Row;
  /** yyyy-MM-dd */
  readonly day: string;
}

/** What the cards show by day, the next first; of one day in the order of the cards. */
export const onDays = (cards: readonly HomeCard[]): readonly OnDay[] =>
  cards
    .flatMap((card) =>
      (card.rows ?? []).flatMap((row): OnDay[] => {
        const day = card.by === undefined ? undefined : row[card.by];
        return typeof day === 'string' ? [{ card, row, day }] : [];
      }),
    )
    .toSorted((one, other) => one.day.localeCompare(other.day));

/** Whole weeks from Monday on that hold the days from `today` (yyyy-MM-dd) to so many days later. */
export function weeksFrom(today: string, days: number): readonly (readonly string[])[] {
  const start = Temporal.PlainDate.from(today);
  const last = start.add({ days });
  const weeks: string[][] = [];
  for (let monday = start.subtract({ days: start.dayOfWeek - 1 }); Temporal.PlainDate.compare(monday, last) <= 0; ) {
    const from = monday;
    weeks.push(Array.from({ length: 7 }, (_, at) => from.add({ days: at }).toString()));
    monday = monday.add({ days: 7 });
  }
  return weeks;
}
