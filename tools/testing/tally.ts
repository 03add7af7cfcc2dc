/** What a part of the tests came to. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What to show; empty when there is nothing to tell. */
  readonly report: string;
  /** Lines that say which files took longest. */
  readonly longest?: readonly string[];
}

/** One promise that was kept or broken: `problems` is empty or says what is wrong, a line for each. */
export interface Finding {
  readonly name: string;
  readonly problems: readonly string[];
}

/** Each finding counts as one. No finding at all is a failure: nothing was looked at. */
export function tallyOf(findings: readonly Finding[]): Tally {
  const broken = findings.filter(({ problems }) => problems.length > 0);
  if (findings.length === 0) return { passed: 0, failed: 1, skipped: 0, report: 'nothing was checked' };
  return {
    passed: findings.length - broken.length,
    failed: broken.length,
    skipped: 0,
    report: broken.map(({ name, problems }) => [`${name}:`, ...problems].join('\n')).join('\n\n'),
  };
}

/** All parts together. */
export function sum(tallies: readonly Tally[]): Tally {
  const total = (key: 'passed' | 'failed' | 'skipped') => tallies.reduce((n, tally) => n + tally[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped'), report: '' };
}

/** The last line of a run. */
export function summaryLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
