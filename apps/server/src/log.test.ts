import { expect, test } from 'vitest';
import { writtenFault } from './log.ts';

test('a fault of the database is told by its kind, without the row and the connection it hangs on it', () => {
  const fault = Object.assign(
    new Error('new row violates check constraint "person_check"', { cause: new TypeError('why') }),
    {
      code: '23514',
      table: 'person',
      constraint: 'person_check',
      detail: 'Failing row contains (Camille, Laurent)',
      client: { connectionParameters: { password: 'secret' } },
    },
  );
  const line = JSON.stringify(writtenFault(fault));
  expect(JSON.parse(line)).toMatchObject({
    type: 'Error',
    message: 'new row violates check constraint "person_check"',
    code: '23514',
    table: 'person',
    constraint: 'person_check',
    cause: { type: 'TypeError', message: 'why' },
  });
  expect(line).not.toMatch(/Laurent|secret/);
});

test('what is no fault stays as it is', () => {
  expect(writtenFault('text')).toBe('text');
});
