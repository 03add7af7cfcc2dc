import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium, findShell } from './find-chromium.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string, mode = 0o755): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, mode);
  return path;
}

test('the first Chromium on the path is taken, an own one before a branded one', () => {
  program('google-chrome');
  const chromium = program('chromium');
  expect(findChromium({ PATH: ['/no/such/folder', folder].join(delimiter) })).toBe(chromium);
});

test('CHROMIUM_PATH has the last word, also when it is wrong', () => {
  program('chromium');
  const named = program('my-browser');
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: named })).toBe(named);
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: join(folder, 'missing') })).toBeUndefined();
});

test('a file that cannot be run is no Chromium', () => {
  const file = program('my-browser', 0o644);
  expect(findChromium({ PATH: '', CHROMIUM_PATH: file })).toBeUndefined();
});

test('the shell is one of its own, and the named browser takes its place too', () => {
  program('chromium');
  expect(findShell({ PATH: folder })).toBeUndefined();
  const shell = program('chromium-headless-shell');
  const named = program('my-browser');
  expect([findShell({ PATH: folder }), findShell({ PATH: folder, CHROMIUM_PATH: named })]).toEqual([shell, named]);
  expect(findChromium({ PATH: folder })).not.toBe(shell);
});
