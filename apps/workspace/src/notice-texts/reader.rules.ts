const readers = {
  assignee: /assignee|payee|employee|person/,
  approver: /approver/,
  manager: /manager|staff|role:|publishedBy|host/,
} as const;
export type ReaderKind = keyof typeof readers | 'user';

/** Who hears of a notice, in a word, from the path that leads to them. */
export function readerOf(to: string): ReaderKind {
  const last = to.split('.').at(-1) ?? to;
  const found = Object.entries(readers).find(([, sign]) => sign.test(last));
  return (found?.[0] as ReaderKind | undefined) ?? 'user';
}
