import { expect, test } from 'vitest';
import { sum, summaryLine, tallyOf } from './tally.ts';
import { tallyOfReport, type VitestReport } from './vitest-part.ts';

const report = (counts: Partial<VitestReport>): VitestReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...counts,
});
const clean = { code: 0, output: '' };

test('each finding counts as one, and what is wrong is told', () => {
  const tally = tallyOf([
    { name: 'good', problems: [] },
    { name: 'bad', problems: ['first', 'second'] },
  ]);
  expect(tally).toEqual({ passed: 1, failed: 1, skipped: 0, report: 'bad:\nfirst\nsecond' });
});

test('a check that looked at nothing has failed', () => {
  expect(tallyOf([]).failed).toBe(1);
});

test('tests are counted as Vitest counts them', () => {
  const counts = { numPassedTests: 7, numPendingTests: 2, numTodoTests: 1 };
  expect(tallyOfReport(report(counts), clean)).toEqual({ passed: 7, failed: 0, skipped: 3, report: '' });
});

test('a run without a test has failed, also when Vitest does not mind', () => {
  const tally = tallyOfReport(report({}), clean);
  expect(tally.failed).toBe(1);
  expect(tally.report).toContain('No test ran');
  expect(tallyOfReport(undefined, { code: 1, output: 'no such project' }).failed).toBe(1);
});

test('a run in which everything was skipped has failed', () => {
  expect(tallyOfReport(report({ numPendingTests: 3 }), clean).failed).toBe(1);
});

test('a file that cannot be loaded counts as a failure beside the tests of the others', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(tallyOfReport(report({ numPassedTests: 4, testResults }), { code: 1, output: 'syntax' })).toMatchObject({
    passed: 4,
    failed: 1,
    report: 'syntax',
  });
});

test('a report begins with what is broken and why', () => {
  const broken = { status: 'failed', fullName: 'the door opens', failureMessages: ['Error: locked\n    at door.ts:1'] };
  const kept = { status: 'passed', fullName: 'the door closes', failureMessages: [] };
  const testResults = [
    { name: `${process.cwd()}/tests/door.test.ts`, status: 'failed', assertionResults: [kept, broken] },
  ];
  const tally = tallyOfReport(report({ numPassedTests: 1, numFailedTests: 1, testResults }), {
    code: 1,
    output: 'dots and dots',
  });
  expect(tally.report).toBe(
    'FAILED tests/door.test.ts > the door opens\n    Error: locked\n        at door.ts:1\n\ndots and dots',
  );
});

test('an error outside of all tests counts as a failure', () => {
  const tally = tallyOfReport(report({ numPassedTests: 4 }), { code: 1, output: 'unhandled rejection' });
  expect(tally).toEqual({ passed: 4, failed: 1, skipped: 0, report: 'unhandled rejection' });
});

test('the last line sums over all runners', () => {
  const one = { passed: 3, failed: 0, skipped: 1, report: '' };
  const two = { passed: 4, failed: 2, skipped: 0, report: 'why' };
  expect(summaryLine(sum([one, two]))).toBe('7 passed, 2 failed, 1 skipped');
});
