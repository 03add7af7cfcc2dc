import { expect, test } from 'vitest';
import { isWanted, linkedNode, versionOf, WANTED_MAJOR } from './node-package.mjs';

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
