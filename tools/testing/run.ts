import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readArguments, type Shard, shareOf } from './arguments.ts';
import { type Part, partsNamed } from './parts.ts';
import { addShards, keepShard, readShard } from './shards.ts';
import { stopServer } from './shared-server.ts';
import { sum, summaryLine, type Tally } from './tally.ts';
import { stopTools } from './tool.ts';

/** Lines of a report that are shown. */
const LONGEST_REPORT = 120;

const say = (line: string) => console.log(line);

/** Runs the parts, adds them up and answers how the program ends. */
async function main(given: readonly string[]): Promise<number> {
  const { names, shard, sumOf } = readArguments(given);
  if (sumOf) return ended(addShards(sumOf.map(readShard)));
  const parts = partsNamed(names);
  const checks = parts.filter(({ isCheck }) => isCheck);
  // What cannot be had is told by the part itself.
  for (const part of parts) part.fetch?.(say).catch(() => undefined);
  const [first, ...others] = parts.filter(({ isCheck }) => !isCheck);
  // One check after the other, beside the first tests: most of them use one core, and tests wait now and then.
  const tallies = (
    await Promise.all([inOrder(shard ? shareOf(checks, shard) : checks, shard), inOrder(first ? [first] : [], shard)])
  ).flat();
  tallies.push(...(await inOrder(others, shard)));
  const total = sum(tallies);
  if (shard) keepShard(shard, total);
  return ended(total);
}

function ended(total: Tally): number {
  if (total.report) say(total.report);
  say(summaryLine(total));
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

async function inOrder(parts: readonly Part[], shard?: Shard): Promise<readonly Tally[]> {
  const tallies: Tally[] = [];
  for (const part of parts) {
    const began = performance.now();
    const tally = await part.run(say, shard).catch(failureOf);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`${part.title}: ${outcome(tally)}, ${seconds} s`);
    for (const line of tally.longest ?? []) say(`  ${line}`);
    if (tally.report) say(`${shown(part.name, tally.report)}\n`);
    tallies.push(tally);
  }
  return tallies;
}

/** The beginning of a report; the whole of a long one is kept in a file. */
function shown(name: string, report: string): string {
  const file = join('.cache', 'test', `${name}.log`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, report);
  const lines = report.split('\n');
  if (lines.length <= LONGEST_REPORT) return report;
  return [...lines.slice(0, LONGEST_REPORT), `... and ${lines.length - LONGEST_REPORT} more lines in ${file}`].join(
    '\n',
  );
}

function outcome({ passed, failed, skipped }: Tally): string {
  return [`${passed} ok`, failed > 0 ? `${failed} NOT OK` : '', skipped > 0 ? `${skipped} left out` : '']
    .filter(Boolean)
    .join(', ');
}

/** A part that breaks down is a failure of its own; the others still run. */
function failureOf(error: Error): Tally {
  return { passed: 0, failed: 1, skipped: 0, report: error.stack ?? error.message };
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    stopTools();
    await stopServer();
    process.exit(1);
  });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await stopServer();
}
