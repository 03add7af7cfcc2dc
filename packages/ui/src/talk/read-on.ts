/** Messages of a talk as they are read, the oldest first. */
export interface TalkPage {
  readonly content: readonly { readonly seq: number }[];
}
/** What is asked for: so many messages, the newest or those after one. */
export interface TalkAsk {
  readonly size: number;
  readonly after?: number;
}

/**
 * The end of a talk, `size` messages of it; of one that is `known` only what was said after the last known message, however much
 * that is.
 */
export async function readOn<P extends TalkPage>(
  known: P | undefined,
  size: number,
  read: (ask: TalkAsk) => Promise<P>,
): Promise<P> {
  if (!known) return read({ size });
  let page = known;
  for (;;) {
    const next = await read({ after: page.content.at(-1)?.seq ?? 0, size });
    page = { ...next, content: [...page.content, ...next.content] };
    if (next.content.length < size) return page;
  }
}
