import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isWanted, linkedNode, versionOf, WANTED_MAJOR, whyNot } from './node-package.mjs';

test('tests run on the Node of the repository', () => {
  expect(WANTED_MAJOR).toBe(26);
  expect(process.version).toMatch(/^v26\./);
  expect(versionOf(linkedNode)).toBe(process.version);
});

test('another major version is not the wanted one, nor is a program that does not run', () => {
  expect(isWanted('v26.10.0')).toBe(true);
  expect(isWanted('v20.19.0')).toBe(false);
  expect(isWanted('v260.0.0')).toBe(false);
  expect(isWanted(versionOf('/no/such/program'))).toBe(false);
});

test('a program that does not run says why', () => {
  const folder = mkdtempSync(join(tmpdir(), 'homeport-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'node');
  writeFileSync(program, '#!/bin/sh\necho "libatomic.so.1: cannot open shared object file" >&2\nexit 127\n');
  chmodSync(program, 0o755);
  expect(versionOf(program)).toBe('');
  expect(whyNot(program)).toBe('libatomic.so.1: cannot open shared object file');
  expect(whyNot(join(folder, 'none'))).toContain('ENOENT');
});
