import { buildStaleApps } from '../runtime/build-apps.mjs';
import type { Shard } from './arguments.ts';
import * as checks from './checks.ts';
import { ensureChromium } from './install-chromium.ts';
import { withServer } from './shared-server.ts';
import { type Finding, type Tally, tallyOf } from './tally.ts';
import { runVitest } from './vitest-part.ts';

/** A part of `npm test`, with the name it is called by. */
export interface Part {
  readonly name: string;
  readonly title: string;
  /** It reads sources and runs none: there is time for it beside other parts. */
  readonly isCheck?: boolean;
  /** Brings what it needs of other machines, beside the parts before it. */
  fetch?(say: (line: string) => void): Promise<unknown>;
  /** Runs it, or the share of one shard where it can be divided. */
  run(say: (line: string) => void, shard?: Shard): Promise<Tally>;
}

const check = (name: string, title: string, look: () => Promise<Finding[]>): Part => ({
  name,
  title,
  isCheck: true,
  run: async () => tallyOf(await look()),
});

/** Projects of Vitest, with what they need of their surroundings. */
const tests = (
  name: string,
  title: string,
  projects: readonly string[],
  surroundings?: () => Promise<NodeJS.ProcessEnv>,
): Part => ({
  name,
  title,
  run: async (_, shard) => runVitest(name, projects, { env: await surroundings?.(), shard }),
});

/** The checks: they read the sources and run none of them. */
const CHECKS: readonly Part[] = [
  check('types', 'types', checks.checkTypes),
  check('lint', 'format and lint', checks.checkLint),
  check('directions', 'import directions and cycles', checks.checkDirections),
  check('files', 'file sizes and names', checks.checkFiles),
  check('costs', 'what the tests may cost', checks.checkCosts),
  check('knip', 'dead code', checks.checkDeadCode),
  check('derived', 'derived files are current', checks.checkDerived),
  check('sizes', 'size budget', checks.checkSizes),
];

/** Everything, in the order in which it runs: what is quick and tells most comes first. */
const PARTS: readonly Part[] = [
  ...CHECKS,
  tests('pure', 'pure tests', ['pure', 'screens']),
  tests('db', 'database tests', ['db'], withServer),
  tests('laws', 'laws', ['laws'], withServer),
  { name: 'journeys', title: 'journeys in Chromium', fetch: fetchChromium, run: runJourneys },
];

/** The parts of the given names; `checks` stands for all checks, no name for everything. */
export function partsNamed(names: readonly string[]): readonly Part[] {
  if (names.length === 0) return PARTS;
  const wanted = new Set(names.flatMap((name) => (name === 'checks' ? CHECKS.map((part) => part.name) : [name])));
  const unknown = [...wanted].filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No part is named ${unknown.join(', ')}: there are checks, ${PARTS.map((part) => part.name).join(', ')}.`,
    );
  }
  return PARTS.filter(({ name }) => wanted.has(name));
}

let chromium: Promise<string | undefined> | undefined;
/** Installs it, once. */
function fetchChromium(say: (line: string) => void): Promise<string | undefined> {
  chromium ??= ensureChromium(say);
  return chromium;
}

async function runJourneys(say: (line: string) => void, shard?: Shard): Promise<Tally> {
  const missing = await fetchChromium(say);
  if (missing) return { passed: 0, failed: 1, skipped: 0, report: missing };
  if (!(await buildStaleApps(say))) return { passed: 0, failed: 1, skipped: 0, report: 'the apps could not be built' };
  return runVitest('journeys', ['journeys'], { env: await withServer(), shard });
}
