import { partsNamed } from './parts.ts';
import { stopServer } from './shared-server.ts';
import { sum, summaryLine, type Tally } from './tally.ts';
import { stopTools } from './tool.ts';

const say = (line: string) => console.log(line);

async function main(names: readonly string[]): Promise<number> {
  const tallies: Tally[] = [];
  for (const part of partsNamed(names)) {
    const began = performance.now();
    process.stdout.write(`${part.title} ...`);
    const tally = await part.run((line) => say(`\n${line}`)).catch(failureOf);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(` ${outcome(tally)}, ${seconds} s`);
    if (tally.report) say(`${tally.report}\n`);
    tallies.push(tally);
  }
  const total = sum(tallies);
  say(summaryLine(total));
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
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
