import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { partsNamed } from './parts.ts';
import { stopServer } from './shared-server.ts';
import { sum, summaryLine, type Tally } from './tally.ts';
import { stopTools } from './tool.ts';

/** Lines of a report that are shown. */
const LONGEST_REPORT = 120;

const say = (line: string) => console.log(line);

async function main(names: readonly string[]): Promise<number> {
  const tallies: Tally[] = [];
  for (const part of partsNamed(names)) {
    const began = performance.now();
    process.stdout.write(`${part.title} ...`);
    const tally = await part.run((line) => say(`\n${line}`)).catch(failureOf);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(` ${outcome(tally)}, ${seconds} s`);
    if (tally.report) say(`${shown(part.name, tally.report)}\n`);
    tallies.push(tally);
  }
  const total = sum(tallies);
  say(summaryLine(total));
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
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
