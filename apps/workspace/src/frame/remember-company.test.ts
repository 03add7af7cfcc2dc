import { expect, test, vi } from 'vitest';
import { rememberCompany } from './remember-company.ts';

const own = { id: 'own', code: 'OWN', name: 'Own' };
const client = { id: 'client', code: 'CLIENT', name: 'Client' };
const remembered = (company: string | undefined, before: string | null, tenants: readonly object[] = [own, client]) => {
  const prefer = vi.fn();
  rememberCompany({ me: { tenant: own, tenants }, preferences: { client: before }, prefer } as never, company);
  return prefer.mock.calls;
};

test('the company of the page that was opened is the one that is worked for; it is written once', () => {
  expect(remembered('client', null)).toEqual([[{ client: 'client' }]]);
  expect(remembered('client', 'own')).toEqual([[{ client: 'client' }]]);
  expect(remembered('client', 'client')).toEqual([]);
});
test('pages of no company, of one out of reach, and of the only one there is change nothing', () => {
  expect(remembered(undefined, 'client')).toEqual([]);
  expect(remembered('', 'client')).toEqual([]);
  expect(remembered('foreign', 'own')).toEqual([]);
  expect(remembered('own', null, [own])).toEqual([]);
});
