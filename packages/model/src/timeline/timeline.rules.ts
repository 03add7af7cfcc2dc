/** A milestone as its order and its phase need it. */
export interface DatedItem {
  readonly eventDate: string;
  readonly phase: string;
}
/** The items of one phase in their order. */
export interface TimelinePhase<I extends DatedItem> {
  readonly phase: string;
  readonly items: readonly I[];
  /** Every item lies before today, and the assignment is past the phase: shown folded. */
  readonly isPast: boolean;
  /** The first item of today or later stands in this phase: the line of today goes here. */
  readonly hasToday: boolean;
}

/**
 * A timeline by phases. The phases stand in the order given; those the order does not know follow by their first date.
 * Items of a phase stand by date, those of one day as they came. Days are `yyyy-MM-dd`. `present` is the phase that the assignment
 * is in: it and those after it are not past, whatever their dates say.
 */
export function timelinePhases<I extends DatedItem>(
  items: readonly I[],
  order: readonly string[],
  today: string,
  present?: string | null,
): TimelinePhase<I>[] {
  const sorted = [...items].sort((one, other) => one.eventDate.localeCompare(other.eventDate));
  const byPhase = Map.groupBy(sorted, (item) => item.phase);
  const rank = (phase: string): number => {
    const at = order.indexOf(phase);
    return at < 0 ? order.length : at;
  };
  const phases = [...byPhase].sort(([one], [other]) => rank(one) - rank(other));
  const turn = phases.findIndex(([, list]) => list.some((item) => item.eventDate >= today));
  const isLeft = (phase: string) => !present || !order.includes(present) || rank(phase) < rank(present);
  return phases.map(([phase, list], at) => ({
    phase,
    items: list,
    isPast: isLeft(phase) && list.every((item) => item.eventDate < today),
    hasToday: at === turn,
  }));
}

/** A day moved by whole days; undefined when it would leave 1990 to 2100. */
export function shiftedDay(day: string, days: number): string | undefined {
  const moved = Temporal.PlainDate.from(day).add({ days });
  return moved.year < 1990 || moved.year > 2100 ? undefined : moved.toString();
}
