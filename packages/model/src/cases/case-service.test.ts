import { expect, test } from 'vitest';
import { groupOfService } from './case-service.rules.ts';

const service = (status: string, nextAction: string | null, nextActionByAssignee: boolean) =>
  groupOfService({ status, nextAction, nextActionByAssignee });

test('a service waits for the assignee only while it runs and asks something of them', () => {
  expect(service('IN_PROGRESS', 'Choose a home', true)).toBe('NEEDS_YOU');
  expect(service('REQUESTED', 'Choose a quote', true)).toBe('NEEDS_YOU');
  expect(service('IN_PROGRESS', 'Provider confirms', false)).toBe('IN_PROGRESS');
  expect(service('IN_PROGRESS', null, true)).toBe('IN_PROGRESS');
  expect(service('SCHEDULED', null, false)).toBe('COMING_UP');
});
test('a service that is over asks nothing any more', () => {
  expect(service('COMPLETED', 'Left over', true)).toBe('DONE');
  expect(service('CANCELLED', 'Left over', true)).toBe('DONE');
});
