import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const preload = join(import.meta.dirname, 'plain-sources.mjs');

function place() {
  const folder = mkdtempSync(join(tmpdir(), 'homeport-plain-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const source = join(folder, 'main.ts');
  const plain = join(folder, 'plain');
  const run = (into = plain): string =>
    execFileSync(process.execPath, ['--import', preload, source], { env: { PLAIN_SOURCES: into }, encoding: 'utf8' });
  const write = (text: string, time: number) => {
    writeFileSync(source, text);
    utimesSync(source, time, time);
  };
  return { source, run, write, kept: () => readdirSync(plain).map((name) => readFileSync(join(plain, name), 'utf8')) };
}

test('types are taken out once, in their place, and again when the source has changed', () => {
  const { run, write, kept } = place();
  write(
    "const said: string = 'one';\nconsole.log(said, new Error().stack?.match(/main\\.ts:(\\d+:\\d+)/)?.[1]);",
    1000,
  );
  expect(run()).toBe('one 2:19\n');
  expect(kept()).toEqual([expect.stringMatching(/^const said {9}= 'one'/)]);
  expect(run()).toBe('one 2:19\n');
  write("const said: string = 'two';\nconsole.log(said);", 2000);
  expect(run()).toBe('two\n');
  expect(kept()).toEqual([expect.stringContaining("'two'")]);
});

test('a folder that cannot be written costs nothing but time', () => {
  const { run, write, source } = place();
  write("console.log('there' as string);", 1000);
  expect(run(source)).toBe('there\n');
});
