import { expect, test } from 'vitest';
import { type Costs, judgeCosts, keptOf, shapeOf } from './costs.ts';
import { longestLines, secondsByFile } from './seconds.ts';

const shape = { files: 1, stages: 1, passwords: 0, workers: 0, looks: 2 };
const costs: Costs = {
  parts: { journeys: { budget: 60, files: { 'tests/journeys/home.test.ts': 40 }, others: 5 } },
  stories: shape,
};
const stories = ['tests/journeys/home.test.ts'];

test('what is kept within its budget is in order', () => {
  expect(judgeCosts(costs, stories, shape)).toEqual([]);
});

test('a part over its budget is told', () => {
  const { journeys } = costs.parts;
  const over = { ...costs, parts: { journeys: { ...journeys, budget: 44 } as never } };
  expect(judgeCosts(over, stories, shape)).toEqual(['journeys: 45 seconds are kept, 44 are the budget']);
});

test('a story has its seconds, and seconds have their story', () => {
  expect(judgeCosts(costs, [...stories, 'tests/journeys/new.test.ts'], shape)).toEqual([
    'tests/journeys/new.test.ts: its seconds are not kept',
  ]);
  expect(judgeCosts(costs, [], shape)).toEqual(['tests/journeys/home.test.ts: is kept and not there']);
});

test('more of what makes stories slow is told, less is not', () => {
  expect(judgeCosts(costs, stories, { ...shape, passwords: 1 })).toEqual(['stories have 1 passwords, no more than 0']);
  expect(judgeCosts(costs, stories, { ...shape, looks: 1 })).toEqual([]);
});

test('what makes stories slow is counted in their sources', () => {
  const text = `const here = stage();
    await camille.enter('assignee.fr', demoPassword);
    await here.enter('a', 'assignee', { hasWorker: true });
    await expectAccessible(page);
    await expectAccessible(page, { within: 'main' });`;
  expect(
    shapeOf([
      { path: 'tests/journeys/home.test.ts', text },
      { path: 'tests/journeys/home.steps.ts', text: 'await diego.signIn(login);' },
    ]),
  ).toEqual({ files: 1, stages: 1, passwords: 2, workers: 1, looks: 2 });
});

test('of stories every file is kept, of other parts the long ones, and the rest as one sum', () => {
  const seconds = { 'tests/journeys/a.test.ts': 1, 'packages/b.test.ts': 6.5, 'packages/c.test.ts': 2.4 };
  expect(keptOf(seconds, 99)).toEqual({
    budget: 99,
    files: { 'packages/b.test.ts': 6.5, 'tests/journeys/a.test.ts': 1 },
    others: 2,
  });
});

test('seconds are read from what a report says of its files', () => {
  const files = [{ name: '/repo/tests/a.test.ts', startTime: 1000, endTime: 3540 }, { name: '/repo/tests/b.test.ts' }];
  expect(secondsByFile(files, '/repo')).toEqual({ 'tests/a.test.ts': 2.5 });
});

test('the longest come first, and what took far longer than usual says so', () => {
  expect(longestLines({ short: 1, long: 20, longer: 30 }, { long: 19, longer: 12 }, 2)).toEqual([
    '   30.0 s  longer (12 s are usual)',
    '   20.0 s  long',
  ]);
});
