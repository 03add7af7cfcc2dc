import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leftOut } from './left-out.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'left-out-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const binary = { integrity: 'sha512-x', optional: true, os: [process.platform], cpu: [process.arch] };

function install(lock: Record<string, object>, installed: string[]): void {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...lock } }));
  for (const name of installed) mkdirSync(join(root, 'node_modules', name), { recursive: true });
}

test('a binary for this machine that npm left out is found', () => {
  install({ 'node_modules/needed': { integrity: 'x' }, 'node_modules/binary': binary }, ['needed']);
  expect(leftOut(root, '')).toEqual(['node_modules/binary']);
});

test('binaries for other machines are not missed', () => {
  const others = { ...binary, os: ['sunos'] };
  const all = { ...binary, os: [`!${process.platform}`] };
  install({ 'node_modules/other': others, 'node_modules/not-here': all, 'node_modules/here': binary }, ['here']);
  expect(leftOut(root, '')).toEqual([]);
});

test('nothing is missed when only a part of the workspaces was installed', () => {
  install({ 'node_modules/needed': { integrity: 'x' }, 'node_modules/binary': binary }, []);
  expect(leftOut(root, '')).toEqual([]);
});

test('what is for development is not missed in production', () => {
  install({ 'node_modules/needed': { integrity: 'x' }, 'node_modules/binary': { ...binary, dev: true } }, ['needed']);
  expect(leftOut(root, 'dev')).toEqual([]);
  expect(leftOut(root, '')).toEqual(['node_modules/binary']);
});
