import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { buildStaleApps } from '../runtime/build-apps.mjs';
import { measureApps } from '../size-budget.mjs';
import { cruise } from './cruise.ts';
import { judgeFiles } from './file-rules.ts';
import { sourceFiles } from './source-files.ts';
import type { Finding } from './tally.ts';
import { runTool, type ToolRun } from './tool.ts';

/** Every project's types, by TypeScript 7; what it learned is kept, so that the next check looks at what has changed. */
export async function checkTypes(): Promise<Finding[]> {
  const projects = ['packages', 'apps'].flatMap((root) => readdirSync(root).map((name) => join(root, name)));
  const configurations = [...projects.map((path) => join(path, 'tsconfig.json')), 'tsconfig.tests.json'];
  const findings: Finding[] = [];
  for (const project of configurations.filter((path) => existsSync(path))) {
    const kept = join('.cache/types', `${project.replaceAll(sep, '-')}.tsbuildinfo`);
    const how = ['-p', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', kept];
    findings.push({ name: project, problems: problemsOf(await runTool('tsc', how)) });
  }
  return findings;
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

/** Sizes and names of files. */
export async function checkFiles(): Promise<Finding[]> {
  const files = sourceFiles().map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  return files.length === 0 ? [] : judgeFiles(files);
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
  return measureApps().map(({ name, bytes, limit, problem }) => ({
    name,
    problems: problem ? [problem] : bytes > limit ? [`${bytes} bytes gzip, ${bytes - limit} too many`] : [],
  }));
}

function problemsOf(run: ToolRun): string[] {
  return run.code === 0 ? [] : [run.output || `ended with code ${run.code}`];
}
