import { relative } from 'node:path';

/** What a report says of when a file was run: milliseconds. */
export interface TimedFile {
  readonly name?: string;
  readonly startTime?: number;
  readonly endTime?: number;
}

/** Seconds of one worker by file, as paths below `root`; one decimal. A file that did not run has none. */
export function secondsByFile(files: readonly TimedFile[], root: string): Readonly<Record<string, number>> {
  const timed = files.flatMap(({ name, startTime, endTime }): [string, number][] =>
    name === undefined || startTime === undefined || endTime === undefined || endTime < startTime
      ? []
      : [[relative(root, name).replaceAll('\\', '/'), Math.round((endTime - startTime) / 100) / 10]],
  );
  return Object.fromEntries(timed);
}

/** What all files take together. */
export const together = (seconds: Readonly<Record<string, number>>): number =>
  Object.values(seconds).reduce((sum, one) => sum + one, 0);

/** The files that took longest, longest first, each with what it is known to take where it took half as much again. */
export function longestLines(
  seconds: Readonly<Record<string, number>>,
  kept: Readonly<Record<string, number>>,
  count = 10,
): readonly string[] {
  const longest = Object.entries(seconds)
    .sort(([one, some], [other, more]) => more - some || one.localeCompare(other))
    .slice(0, count);
  return longest.map(([path, took]) => {
    const usual = kept[path];
    const note = usual !== undefined && took > usual * 1.5 ? ` (${usual} s are usual)` : '';
    return `${took.toFixed(1).padStart(7)} s  ${path}${note}`;
  });
}
