import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Shard } from './arguments.ts';
import { keptSeconds, readCosts } from './costs.ts';
import { longestLines, secondsByFile, type TimedFile } from './seconds.ts';
import type { Tally } from './tally.ts';
import { runTool, type ToolRun } from './tool.ts';

/** The parts of Vitest's JSON report that are counted. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly FileReport[];
}

/** One file of the report; without results when it could not be loaded. */
interface FileReport extends TimedFile {
  readonly status: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

/** Lines of a failure that stand in the list of what is broken; the whole of it follows in the output. */
const LINES_OF_FAILURE = 24;

export interface VitestHow {
  readonly env?: NodeJS.ProcessEnv | undefined;
  /** Only the files of one of several machines. */
  readonly shard?: Shard | undefined;
}

/** Runs the given projects of `vitest.config.ts` and counts their tests. */
export async function runVitest(
  name: string,
  projects: readonly string[],
  { env = {}, shard }: VitestHow = {},
): Promise<Tally> {
  const folder = join('.cache', 'test');
  const file = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const selected = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const part = shard ? [`--shard=${shard.at}/${shard.of}`] : [];
  const run = await runTool('vitest', ['run', ...selected, ...part, ...reporters], env);
  const report = readReport(file);
  return { ...tallyOfReport(report, run), longest: longestOf(report) };
}

/** Where the time went. */
const longestOf = (report: VitestReport | undefined): readonly string[] =>
  longestLines(secondsByFile(report?.testResults ?? [], process.cwd()), keptSeconds(readCosts()));

/** The report that the last run of a part has left, if there is one. */
export const lastReport = (name: string): VitestReport | undefined =>
  readReport(join('.cache', 'test', `${name}.json`));

/** The tally of a report, or of its absence. A file that could not be loaded and an error outside a test count too. */
export function tallyOfReport(report: VitestReport | undefined, run: Pick<ToolRun, 'code' | 'output'>): Tally {
  const passed = report?.numPassedTests ?? 0;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  const unloadable = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  let failed = (report?.numFailedTests ?? 0) + unloadable;
  if (failed === 0 && (run.code !== 0 || passed === 0)) failed = 1;
  const emptiness = passed + failed + skipped === 1 && passed === 0 ? 'No test ran.\n' : '';
  return { passed, failed, skipped, report: failed > 0 ? emptiness + brokenIn(report) + run.output : '' };
}

/** What is broken, each with the beginning of its failure: a long output is cut, and this has to be seen. */
function brokenIn(report: VitestReport | undefined): string {
  const broken = (report?.testResults ?? []).flatMap(({ name = '', assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => {
        const why = failureMessages.join('\n').split('\n').slice(0, LINES_OF_FAILURE);
        return [`FAILED ${relative(process.cwd(), name)} > ${fullName}`, ...why.map((line) => `    ${line}`)].join(
          '\n',
        );
      }),
  );
  return broken.map((each) => `${each}\n\n`).join('');
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return undefined;
  }
}
