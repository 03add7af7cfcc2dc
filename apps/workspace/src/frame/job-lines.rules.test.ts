import type { JobLine } from '@homeport/model/exchange';
import { expect, test } from 'vitest';
import { canUndo, countsOf, secondsOf, stateOf } from './job-lines.rules.ts';

const job = (more: Partial<JobLine>): JobLine => ({
  id: 'j1',
  name: 'exchange.import',
  state: 'done',
  step: null,
  done: 200,
  total: 200,
  input: { what: 'IMPORT', entity: 'person' },
  result: { counts: { created: 183, updated: 0, skipped: 0, failed: 17 } },
  failure: null,
  created: '2026-11-23T10:00:00Z',
  started: '2026-11-23T10:00:02Z',
  finished: '2026-11-23T10:00:14Z',
  expires: null,
  ...more,
});

test('an import with 17 failures is not finished as if nothing had been', () => {
  expect(stateOf(job({}))).toBe('partly');
  expect(stateOf(job({ result: { counts: { created: 200, failed: 0 } } }))).toBe('finished');
  expect(stateOf(job({ state: 'failed', result: null }))).toBe('failed');
});

test('what only tried the rows has created nothing', () => {
  const tried = job({ input: { what: 'DRY_RUN', entity: 'person' } });
  expect(countsOf(tried)).toBeNull();
  expect(canUndo(tried, [tried])).toBe(false);
});

test('the commonest reasons come first, and warnings are none', () => {
  const findings = [
    { title: 'Email: rare' },
    { title: 'Name: missing' },
    { title: 'Name: missing' },
    { title: 'twice', isWarning: true },
  ];
  const { failed, created, reasons } = countsOf(job({ result: { counts: { created: 1, failed: 3 }, findings } })) ?? {};
  expect({ failed, created, reasons }).toEqual({ failed: 3, created: 1, reasons: ['Name: missing', 'Email: rare'] });
});

test('an import and a deletion of many can be taken back from the tray, once', () => {
  const whole = job({});
  expect(canUndo(whole, [whole])).toBe(true);
  expect(canUndo(whole, [whole, job({ id: 'j2', name: 'exchange.undo', input: { import: 'j1' } })])).toBe(false);
  expect(canUndo(job({ state: 'running', result: null }), [])).toBe(false);
  expect(canUndo(job({ result: { counts: { created: 0, updated: 0, failed: 9 } } }), [])).toBe(false);
  const gone = job({
    name: 'views.bulk',
    input: { deed: 'delete' },
    result: { changed: 197, failed: 0, failures: [] },
  });
  expect(canUndo(gone, [gone])).toBe(true);
});

test('how long it took, or has been running', () => {
  expect(secondsOf(job({}), 0)).toBe(12);
  expect(secondsOf(job({ finished: null }), Date.parse('2026-11-23T10:01:02Z'))).toBe(60);
  expect(secondsOf(job({ started: null }), 0)).toBeNull();
});
