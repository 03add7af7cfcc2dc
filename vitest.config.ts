import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/testing/longest-first.ts';

const source = '{packages,apps}/*/src/**';
const database = [`${source}/*.db.test.ts`, 'tests/support/**/*.db.test.ts'];
const workers = Math.max(2, Math.min(4, availableParallelism()));

const components = `${source}/*.test.tsx`;
/** Tests that put modules of their own in the place of others, which nobody else is to have, and those that listen to all that is said. */
const alone = [
  'tests/drawn/**/*.test.tsx',
  ...globSync(components).filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'))),
];
const screen = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  environment: 'happy-dom',
  setupFiles: ['tests/support/screen.ts'],
};

/**
 * One project for each kind of test:
 * - `pure`: no database, no browser; `screens` are the pure tests of components, in a light stand-in for a browser, and
 *   `alone` those of them that replace modules, and those that draw every entity;
 * - `db`: beside the file, on a real PostgreSQL;
 * - `laws`: promises that hold for every entity, on a real PostgreSQL;
 * - `journeys`: whole stories in Chromium, each file with a server of its own.
 *
 * Files of a worker share its modules, whose loading and warming up took a quarter of the time: what a file changes in them
 * it takes back. The stand-in for a browser is new for each file.
 */
/** What is waited for has as long as a loaded machine may need. */
const poll = { timeout: 20_000 };

export default defineConfig({
  test: {
    clearMocks: true,
    unstubGlobals: true,
    isolate: false,
    exclude: [...configDefaults.exclude, '**/.data/**', '**/.cache/**', '**/dist/**'],
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: [`${source}/*.test.ts`, 'tools/**/*.test.ts', 'tests/support/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/*.journey.test.ts'],
        },
      },
      { test: { ...screen, name: 'screens', include: [components], exclude: alone, expect: { poll } } },
      { test: { ...screen, name: 'alone', include: alone, expect: { poll }, isolate: true } },
      {
        test: {
          name: 'db',
          include: database,
          // A quarter of the time is waiting: for the database, for a clock, for processes that are to end.
          maxWorkers: workers + 1,
          sequence: { groupOrder: 1 },
          globalSetup: ['tests/support/database-server.ts'],
          expect: { poll },
          testTimeout: 30_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'laws',
          include: ['tests/laws/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/support/database-server.ts'],
          expect: { poll },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts', 'tests/support/**/*.journey.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          expect: { poll },
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
