// `npm test [part ...]`: everything that has to hold, or the parts named. Plain JavaScript for Node 18 and newer: it
// brings the packages with the right Node, and hands over to tools/testing/run.ts.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './runtime/install.mjs';
import { linkedNode } from './runtime/node-package.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const installed = await ensureInstalled((line) => console.log(line));
if (installed !== 0) process.exit(installed);

const runner = spawn(join(root, linkedNode), ['tools/testing/run.ts', ...process.argv.slice(2)], { stdio: 'inherit' });
// The terminal's Ctrl-C reaches the runner too; it cleans up, and we wait for it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => runner.kill('SIGTERM'));
runner.on('error', (error) => {
  console.error(`The tests could not be started: ${error.message}`);
  process.exit(1);
});
runner.on('exit', (code) => process.exit(code ?? 1));
