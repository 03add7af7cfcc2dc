import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStaleApps } from '../runtime/build-apps.mjs';
import { KEPT_FILES, keptFiles, measureApps } from '../size-budget.mjs';
import { unstyledParts } from '../style-reach.mjs';
import { judgeCosts, readCosts, shapeOf } from './costs.ts';
import { cruise } from './cruise.ts';
import { judgeDoors } from './door-rules.ts';
import { judgeEffects } from './effect-rules.ts';
import { judgeFiles } from './file-rules.ts';
import { judgeIdleRules } from './idle-rules.ts';
import { grown, heldMeasures, measureAll } from './measures-now.ts';
import { rulesInWaiting } from './rules-in-waiting.data.ts';
import { sourceFiles } from './source-files.ts';
import type { Finding } from './tally.ts';
import { runTool, type ToolRun } from './tool.ts';

/**
 * Every project's types, by TypeScript 7: each is checked once and hands its declarations on, so that a project does not
 * check again what it imports. What was learned is kept, and the next check looks at what has changed.
 */
export async function checkTypes(): Promise<Finding[]> {
  const packages = ['packages', 'apps'].flatMap((root) => readdirSync(root).map((name) => `${root}/${name}`));
  const projects = [...packages.filter((path) => existsSync(join(path, 'tsconfig.json'))), 'tsconfig.tests.json'];
  const known = JSON.parse(readFileSync('tsconfig.json', 'utf8')).references.map(({ path }: { path: string }) => path);
  const run = await runTool('tsc', ['--build', '--pretty', 'false']);
  const lines = run.code === 0 ? [] : run.output.split('\n').filter((line) => line.includes('error TS'));
  return [
    ...projects.map((name) => ({
      name,
      problems: known.includes(name)
        ? lines.filter((line) => line.startsWith(`${name}/src/`))
        : ['not in tsconfig.json'],
    })),
    { name: 'everything else', problems: run.code === 0 ? [] : othersOf(run.output, lines, packages) },
  ];
}

/** What no package is to be blamed for: tests, tools, configurations, and a compiler that could not say what was wrong. */
function othersOf(output: string, lines: readonly string[], packages: readonly string[]): string[] {
  if (lines.length === 0) return [output || 'tsc failed without a word'];
  return lines.filter((line) => !packages.some((path) => line.startsWith(`${path}/src/`)));
}

/** Format and lint, by Biome. */
export async function checkLint(): Promise<Finding[]> {
  const run = await runTool('biome', ['check', '--error-on-warnings', '.']);
  const hasLooked = /Checked [1-9]\d* files/.test(run.output);
  return [{ name: 'biome', problems: hasLooked ? problemsOf(run) : [run.output || 'Biome looked at no file'] }];
}

/** Import directions, doors and cycles, by dependency-cruiser; it must have seen every source file. */
export async function checkDirections(): Promise<Finding[]> {
  const { violations, sources, problem } = await cruise(['packages', 'apps', 'tests', 'tools']);
  if (problem) return [{ name: 'dependency-cruiser', problems: [problem] }];
  const problems = violations.map(
    ({ rule, from, to, cycle }) => `${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' -> ')}`,
  );
  const unseen = sourceFiles().filter((path) => !sources.includes(path));
  return [
    { name: 'directions and cycles', problems },
    { name: 'every file was looked at', problems: sources.length === 0 ? ['no module was seen'] : unseen },
  ];
}

/** Sizes and names of files, rules that nothing asks, and what may only become less. */
export async function checkFiles(): Promise<Finding[]> {
  const files = sourceFiles().map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  if (files.length === 0) return [];
  const idle = { name: 'rules are asked by more than their tests', problems: judgeIdleRules(files, rulesInWaiting) };
  const doors = { name: 'doors hand on what somebody takes', problems: judgeDoors(files) };
  const effects = {
    name: 'effects decide from no list and no address',
    problems: judgeEffects(files),
  };
  const root = `${process.cwd()}/`;
  const measures = {
    name: 'casts, long functions and knots of folders only become fewer',
    problems: grown(measureAll(root), heldMeasures(root)),
  };
  return [...judgeFiles(files), idle, doors, effects, measures];
}

/** What the tests cost, as it is kept, and what makes stories slow, as their sources have it. */
export async function checkCosts(): Promise<Finding[]> {
  const stories = sourceFiles(['tests/journeys']).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const files = stories.map(({ path }) => path).filter((path) => path.endsWith('.test.ts'));
  return [{ name: 'costs of tests', problems: judgeCosts(readCosts(), files, shapeOf(stories)) }];
}

/** Files, exports and dependencies nobody uses, by knip. */
export async function checkDeadCode(): Promise<Finding[]> {
  return [{ name: 'knip', problems: problemsOf(await runTool('knip', ['--no-progress', '--no-config-hints'])) }];
}

/** Committed files that are derived from declarations. */
export async function checkDerived(): Promise<Finding[]> {
  return [
    { name: 'node tools/derive.ts', problems: problemsOf(await runTool('node', ['tools/derive.ts', '--check'])) },
  ];
}

/** What a browser has to load before a page works. */
export async function checkSizes(): Promise<Finding[]> {
  const said: string[] = [];
  if (!(await buildStaleApps((line: string) => said.push(line)))) return [{ name: 'build', problems: said }];
  const sizes = measureApps().map(({ name, bytes, limit, problem }) => ({
    name,
    problems: problem ? [problem] : bytes > limit ? [`${bytes} bytes gzip, ${bytes - limit} too many`] : [],
  }));
  const sheets = ['assignee', 'workspace'].map((app) => ({
    name: `sheets of every late part (${app})`,
    problems: unstyledParts(`apps/${app}/dist`).map(
      ({ part, classes }) => `${part} brings no sheet for ${classes.join(', ')}`,
    ),
  }));
  const kept = keptFiles('apps/assignee/dist').length;
  const isFew = kept > 0 && kept <= KEPT_FILES;
  const keeping = {
    name: 'files that the assignee application keeps on a device',
    problems: isFew
      ? []
      : [`${kept}, of at most ${KEPT_FILES}: in apps/assignee/chapters.ts stands what comes together`],
  };
  return [...sizes, ...sheets, keeping];
}

function problemsOf(run: ToolRun): string[] {
  return run.code === 0 ? [] : [run.output || `ended with code ${run.code}`];
}
