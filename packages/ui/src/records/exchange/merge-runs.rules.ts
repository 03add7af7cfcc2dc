import type { ExchangeJob } from '../host/exchange.ts';

/** What stands after some of the rows that failed were repaired and ran again: theirs counts anew, the others stay. */
export function mergeRuns(before: ExchangeJob, again: ExchangeJob, rows: ReadonlySet<number>): ExchangeJob {
  const sum = (name: 'created' | 'updated' | 'skipped') => (before.counts?.[name] ?? 0) + (again.counts?.[name] ?? 0);
  const failed = (before.counts?.failed ?? 0) - rows.size + (again.counts?.failed ?? 0);
  return {
    ...before,
    counts: { created: sum('created'), updated: sum('updated'), skipped: sum('skipped'), failed: Math.max(0, failed) },
    findings: [...before.findings.filter((one) => !rows.has(one.row)), ...again.findings].toSorted(
      (one, other) => one.row - other.row,
    ),
    // The file of failed rows tells of rows that are repaired by now; that of the last run is true.
    file: failed > 0 ? (again.file ?? before.file) : null,
  };
}
