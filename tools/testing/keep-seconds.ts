// `npm run seconds [part ...]`: keeps what the last run of each part took, file by file. To be called after a whole
// run on a quiet machine; what is in order and why stands in decision 35.
import { readFileSync } from 'node:fs';
import { keptOf, readCosts, shapeOf, writeCosts } from './costs.ts';
import { secondsByFile } from './seconds.ts';
import { sourceFiles } from './source-files.ts';
import { lastReport } from './vitest-part.ts';

const costs = readCosts();
const named = process.argv.slice(2);
const parts = Object.entries(costs.parts).map(([name, part]) => {
  const report = named.length === 0 || named.includes(name) ? lastReport(name) : undefined;
  const seconds = secondsByFile(report?.testResults ?? [], process.cwd());
  return [name, report ? keptOf(seconds, part.budget) : part] as const;
});
const stories = sourceFiles(['tests/journeys']).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const now = shapeOf(stories);
const { stories: held } = costs;
const lower = {
  files: Math.min(now.files, held.files),
  stages: Math.min(now.stages, held.stages),
  passwords: Math.min(now.passwords, held.passwords),
  workers: Math.min(now.workers, held.workers),
  looks: Math.min(now.looks, held.looks),
};
writeCosts({ parts: Object.fromEntries(parts), stories: lower });
