import type { RunningServer } from './our-server.ts';
import type { Measured } from './rounds.ts';

type Say = (line: string) => void;
const cells = (...texts: readonly string[]): string =>
  texts.map((t, i) => (i === 0 ? t.padEnd(34) : t.padStart(9))).join('');
const ms = (n: number): string => n.toFixed(1);

/** The head of the table of calls. */
export function printTitle(say: Say): void {
  say(cells('', 'ours/s', 'bare/s', 'ratio', 'target', 'p50', 'bare p50', 'p99', 'bare p99', 'p99 ratio'));
}

/** A line of it; without a bare server there is nothing to compare with. */
export function printRow(say: Say, name: string, ours: Measured, bare?: Measured, target?: number): void {
  if (!bare || target === undefined) {
    say(cells(name, ours.rate.toFixed(0), '', '', '', ms(ours.p50), '', ms(ours.p99)));
    return;
  }
  const ratio = ours.rate / bare.rate;
  const p99 = ours.p99 / Math.max(bare.p99, 1);
  const judged = ratio >= target ? '' : '   below the target';
  say(
    cells(
      name,
      ours.rate.toFixed(0),
      bare.rate.toFixed(0),
      ratio.toFixed(2),
      `≥ ${target}`,
      ms(ours.p50),
      ms(bare.p50),
      ms(ours.p99),
      ms(bare.p99),
      p99.toFixed(2),
    ) + judged,
  );
}

/** What the server holds of memory. */
export function printMemory(say: Say, server: RunningServer, atRest: number): void {
  say(
    `memory of the server: ${atRest.toFixed(0)} MiB at rest from its second start (target ≤ 120), ${server.memory().toFixed(0)} MiB after the load, ${server.peak().toFixed(0)} MiB at its peak; first answer after ${server.startedIn.toFixed(0)} ms`,
  );
}

/** What a list costs in a large table and in a small one. */
export function printGrowth(
  say: Say,
  name: string,
  { large, few, big, little }: { large: number; few: number; big: Measured; little: Measured },
): void {
  const rows = (n: number): string => n.toLocaleString('en');
  say(
    `${name}: ${big.rate.toFixed(0)}/s at ${rows(large)} rows, ${little.rate.toFixed(0)}/s at ${rows(few)} rows; ratio of the times ${(little.rate / big.rate).toFixed(2)} (target ≤ 1.3)`,
  );
}
