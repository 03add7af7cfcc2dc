import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/testing/longest-first.ts';

const source = '{packages,apps}/*/src/**';
const database = [`${source}/*.db.test.ts`, 'tests/support/**/*.db.test.ts'];
const workers = Math.max(2, Math.min(4, availableParallelism()));

/**
 * One project for each kind of test:
 * - `pure`: no database, no browser; `screens` are the pure tests of components, in a light stand-in for a browser;
 * - `db`: beside the file, on a real PostgreSQL;
 * - `laws`: promises that hold for every entity, on a real PostgreSQL;
 * - `journeys`: whole stories in Chromium, each file with a server of its own.
 *
 * Files of a worker share its modules, whose loading and warming up took a quarter of the time: what a file changes in them
 * it takes back. Those of components have our own modules for themselves (`tests/support/screen.ts`).
 */
/** Much of the time is waiting: for the database, for a clock, for a page, for processes that are to end. One worker more works then. */
const waiting = { maxWorkers: workers + 1, sequence: { groupOrder: 1 } };
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
      {
        test: {
          name: 'screens',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: [`${source}/*.test.tsx`, 'tests/drawn/**/*.test.tsx'],
          environment: 'happy-dom',
          expect: { poll },
          setupFiles: ['tests/support/screen.ts'],
        },
      },
      {
        test: {
          name: 'db',
          include: database,
          ...waiting,
          globalSetup: ['tests/support/database-server.ts'],
          expect: { poll },
          testTimeout: 30_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'laws',
          ...waiting,
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
          ...waiting,
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
