import { readFileSync, writeFileSync } from 'node:fs';
import { together } from './seconds.ts';

/** Where it is kept what the tests cost: see decision 35. */
const costsFile = 'tools/testing/costs.json';

/** What one part of the tests may cost. */
export interface PartCosts {
  /** Seconds of one worker that its files may take together, as they are kept here. */
  readonly budget: number;
  /** Seconds of one worker by file, measured on a quiet machine: of the stories every file, of other parts the long ones. */
  readonly files: Readonly<Record<string, number>>;
  /** Seconds of all files that are not named. */
  readonly others: number;
}
/** What makes stories slow, counted in their sources; none of it may become more. */
export interface StoryShape {
  /** Files of stories. */
  readonly files: number;
  /** Servers with the demo, and browsers, that files start. */
  readonly stages: number;
  /** Times that somebody signs in with a password. */
  readonly passwords: number;
  /** Windows that keep the whole application on the device. */
  readonly workers: number;
  /** Places that look at a page by machine. */
  readonly looks: number;
}
export interface Costs {
  readonly parts: Readonly<Record<string, PartCosts>>;
  readonly stories: StoryShape;
}

/** A file below this many seconds is not named, except a story. */
const long = 5;
const isStory = (path: string) => path.startsWith('tests/journeys/');

/** What is kept. */
export const readCosts = (): Costs => JSON.parse(readFileSync(costsFile, 'utf8')) as Costs;
export const writeCosts = (costs: Costs): void => writeFileSync(costsFile, `${JSON.stringify(costs, null, 2)}\n`);

/** A part's costs as they were measured; the budget stays. */
export function keptOf(seconds: Readonly<Record<string, number>>, budget: number): PartCosts {
  const named = Object.entries(seconds).filter(([path, took]) => isStory(path) || took >= long);
  const files = Object.fromEntries(named.sort(([one, some], [other, more]) => more - some || one.localeCompare(other)));
  return { budget, files, others: Math.round(together(seconds) - together(files)) };
}

/** Seconds by file of all parts. */
export const keptSeconds = (costs: Costs): Readonly<Record<string, number>> =>
  Object.assign({}, ...Object.values(costs.parts).map(({ files }) => files));

/**
 * What is wrong with what is kept: a part over its budget, a story whose seconds are not known, one that is gone, and more of
 * anything that makes stories slow. Nothing is timed here: a loaded machine would break it, and a fast one keep it in silence.
 */
export function judgeCosts(costs: Costs, stories: readonly string[], now: StoryShape): readonly string[] {
  const over = Object.entries(costs.parts).flatMap(([part, { budget, files, others }]) => {
    const sum = Math.round(together(files) + others);
    return sum > budget ? [`${part}: ${sum} seconds are kept, ${budget} are the budget`] : [];
  });
  const known = Object.keys(costs.parts.journeys?.files ?? {}).filter(isStory);
  const unknown = stories.filter((path) => !known.includes(path)).map((path) => `${path}: its seconds are not kept`);
  const gone = known.filter((path) => !stories.includes(path)).map((path) => `${path}: is kept and not there`);
  const names = Object.keys(now) as (keyof StoryShape)[];
  const more = names.flatMap((name) =>
    now[name] > costs.stories[name] ? [`stories have ${now[name]} ${name}, no more than ${costs.stories[name]}`] : [],
  );
  return [...over, ...unknown, ...gone, ...more];
}

/** Counts what makes stories slow. */
export function shapeOf(sources: readonly { readonly path: string; readonly text: string }[]): StoryShape {
  const count = (pattern: RegExp) => sources.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0);
  return {
    files: sources.filter(({ path }) => path.endsWith('.test.ts')).length,
    stages: count(/\b(?:stage|startHomeport|openBrowser)\(/g) - count(/function stage\(/g),
    passwords: count(/\.signIn\(|\.enter\('[a-z.]+', demoPassword|\bfill\(demoPassword\)/g),
    workers: count(/\bhasWorker: true/g),
    looks: count(/\bexpectAccessible\(/g),
  };
}
