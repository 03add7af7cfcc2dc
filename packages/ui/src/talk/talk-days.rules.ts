/** The calendar day of a moment where the reader is, `yyyy-MM-dd`. */
export function dayOf(moment: string, timeZone: string): string {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}
/** Messages by the reader's days, in the order given. */
export function byDay<M extends { readonly at: string }>(
  messages: readonly M[],
  timeZone: string,
): readonly { readonly day: string; readonly messages: readonly M[] }[] {
  return [...Map.groupBy(messages, (one) => dayOf(one.at, timeZone))].map(([day, list]) => ({ day, messages: list }));
}
/** Runs of events become one folded line; everything said stays by itself. */
export function foldEvents<M extends { readonly isEvent?: boolean }>(messages: readonly M[]): (M | readonly M[])[] {
  const folded: (M | M[])[] = [];
  for (const one of messages) {
    const last = folded.at(-1);
    if (!one.isEvent) folded.push(one);
    else if (Array.isArray(last)) last.push(one);
    else folded.push([one]);
  }
  return folded;
}
