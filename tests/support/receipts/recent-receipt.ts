import type { MadeReceipt, PaperLine } from './made-receipt.ts';

/**
 * A made receipt of some days ago: its days are not fixed ones, which a server that goes by its own clock takes for days to come,
 * and after some years for too old ones.
 */
export function recentReceipt(
  receipt: MadeReceipt,
  daysAgo: number,
  today = Temporal.Now.plainDateISO('UTC'),
): MadeReceipt {
  const date = today.subtract({ days: daysAgo }).toString();
  const { lines, says } = receipt;
  const printed = (day: string) => {
    const [year, month, dayOfMonth] = day.split('-');
    return ['/', '.', '-'].map((sign) => [dayOfMonth, month, year].join(sign));
  };
  const after = printed(date);
  const moved = (text: string): string =>
    printed(says.date).reduce((line, before, place) => line.replaceAll(before, after[place] as string), text);
  const dated = lines.map((line): PaperLine => (typeof line === 'string' ? moved(line) : line.map(moved)));
  if (JSON.stringify(dated) === JSON.stringify(lines) && date !== says.date)
    throw new Error(`the day of "${receipt.name}" is not written in figures, day first`);
  return { ...receipt, lines: dated, says: { ...says, date } };
}
