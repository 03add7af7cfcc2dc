import { act, fireEvent, screen, within } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import app from '../words/en.json' with { type: 'json' };
import { ChangeAhead } from './ChangeAhead.tsx';
import { ChangeBeside } from './ChangeBeside.tsx';
import { ChangesTab } from './ChangesTab.tsx';
import changes from './words/en.json' with { type: 'json' };

/** Draws a part for somebody who may ask for changes; its words are learned first. */
const drawn = (part: ReactNode) =>
  act(() =>
    drawStaffPage(<Suspense>{part}</Suspense>, {
      bundles: { en: { app, changes } },
      may: ['changeOfCircumstance.create'],
    }),
  );
const change = {
  id: 'c1',
  version: 3,
  kind: 'EXTENSION',
  effectiveDate: '2026-09-01',
  reason: 'The project goes on',
  endBefore: '2027-02-28',
  newEndDate: '2027-06-30',
  status: 'REQUESTED',
  can: [],
};
const effects = {
  family: [],
  steps: [
    {
      id: 's1',
      name: 'Plan the return',
      startBefore: '2027-01-29',
      startAfter: '2027-05-31',
      dueBefore: '2027-02-02',
      dueAfter: '2027-06-02',
    },
  ],
  services: [
    {
      id: 'v1',
      name: 'Household goods',
      isCancelled: false,
      startBefore: '2027-02-20',
      startAfter: '2027-06-22',
      endBefore: null,
      endAfter: null,
      vendors: [],
    },
    {
      id: 'v2',
      name: 'Language course',
      isCancelled: true,
      startBefore: null,
      startAfter: null,
      endBefore: null,
      endAfter: null,
      vendors: [],
    },
  ],
  benefits: [
    {
      ...{ id: 'b1', name: 'Housing', kind: 'CHANGED', currency: 'EUR', amountBefore: '3000', amountAfter: '3000.00' },
      ...{ lastBefore: '2027-02-28', lastAfter: '2027-06-30' },
    },
  ],
  papers: [
    { id: 'p1', entity: 'travelDocument', name: 'PASSPORT', holder: 'Camille', until: '2027-04-01', because: 'ENDS' },
  ],
  told: [{ user: 'u1', name: 'Grace', as: 'MANAGER' }],
  withheld: 2,
};
/** What an element says, without what keeps a date in one line. */
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u2060', '');
const preview = { present: { endBefore: '2027-02-28' }, stale: [], faults: [], effects };

test('before a change is decided, it is said what was and will be, what moves, and who is told', async () => {
  declaredServer({ 'POST changes/preview': preview });
  await drawn(<ChangeAhead row={change as never} />);
  const pair = await screen.findByText('New end date');
  expect(plain(pair.parentElement)).toMatch(/28-02-2027.*30-06-2027/);
  expect(plain(screen.getByText('Household goods').parentElement)).toMatch(/20-02-2027.*22-06-2027/);
  expect(plain(screen.getByText('Language course').parentElement)).toContain('is cancelled');
  expect(plain(screen.getByText('Plan the return').parentElement)).toMatch(/due 02-02-2027 → due 02-06-2027/);
  expect(plain(screen.getByText('Housing').parentElement)).toContain('until 30-06-2027');
  expect(plain(screen.getByText('Passport, Camille').parentElement)).toContain('ends on 01-04-2027');
  expect(plain(screen.getByText('Grace').parentElement)).toContain('Case manager');
  screen.getByText('2 more things move that you may not see.');
});

test('what has changed since it was asked for stands beside it, and why it cannot be', async () => {
  const faults = [{ field: 'newEndDate', code: 'changes.notLonger', text: 'A longer one ends after 2027-07-31.' }];
  const now = { ...preview, present: { endBefore: '2027-07-31' }, stale: ['endBefore'], faults, effects: null };
  declaredServer({ 'POST changes/preview': now });
  await drawn(<ChangeAhead row={change as never} />);
  const banner = (await screen.findByText('The assignment has changed since this was asked for')).closest('.hp-banner');
  expect(plain(banner)).toMatch(/31-07-2027.*30-06-2027/);
  expect(plain(banner)).toContain('End date before');
  expect(plain(screen.getByText(/^A longer one/))).toBe('A longer one ends after 31-07-2027.');
});

test('a form shows what is so now beside what is typed, and asks with what is typed', async () => {
  const asked: unknown[] = [];
  declaredServer({
    'POST changes/preview': ({ body }: { body: unknown }) => {
      asked.push(body);
      return preview;
    },
  });
  const values = { caseDetail: { id: 'a1', label: 'AS-1' }, kind: 'EXTENSION', newEndDate: '2027-06-30', reason: 'x' };
  await drawn(<ChangeBeside values={values} />);
  const beside = within(await screen.findByRole('complementary', { name: 'What it would do' }));
  expect(plain((await beside.findByText('New end date')).parentElement)).toMatch(/28-02-2027.*30-06-2027/);
  await beside.findByText('Household goods');
  expect(asked).toEqual([{ caseDetail: 'a1', kind: 'EXTENSION', newEndDate: expect.stringContaining('2027-06-30') }]);
});

test('an assignment lists its changes with before, after and state, and leads to a new one', async () => {
  declaredServer({ 'GET fe/change-of-circumstance/search': { content: [change] } });
  const { go } = await drawn(<ChangesTab id="a1" isOver={false} />);
  const row = within(await screen.findByRole('row', { name: /Longer/ }));
  expect(plain(row.getByText('New end date').parentElement)).toMatch(/28-02-2027.*30-06-2027/);
  row.getByText('Requested');
  row.getByText('The project goes on');
  fireEvent.click(screen.getByRole('button', { name: 'New change' }));
  expect(go).toHaveBeenCalledWith('/changeOfCircumstance/new');
});

test('of an assignment that is over no change is asked for', async () => {
  declaredServer({ 'GET fe/change-of-circumstance/search': { content: [] } });
  await drawn(<ChangesTab id="a1" isOver />);
  await screen.findByText('No changes yet');
  expect(screen.queryByRole('button', { name: 'New change' })).toBeNull();
});

test('what a change costs is said thing by thing and in all, with what has to be paid back; pay only to whom it is open', async () => {
  const trace = { calculation: 'changedCost', inputs: [], steps: [], result: { value: '1' } };
  const line = { kind: 'BENEFIT', name: 'Housing', before: '12000', after: '18000', difference: '6000.00', trace };
  const cost = { currency: 'EUR', lines: [line], total: '6000.00', trace, pay: null, isStale: true };
  const paybacks = [{ id: 'a', reference: 'PB-000001', due: '11250.00', currency: 'EUR', trace }];
  declaredServer({
    'POST changes/preview': { present: {}, plan: null, stale: [], faults: [], effects, cost, paybacks },
  });
  await drawn(<ChangeAhead row={change as never} />);
  const row = await screen.findByRole('row', { name: /Housing/ });
  expect(plain(row)).toMatch(/Housing.*12,000\.00.*18,000\.00.*6,000\.00/);
  screen.getByText(/It costs something else by now/);
  expect(plain(screen.getByText(/^In all/))).toMatch(/6,000\.00/);
  expect(screen.queryByText(/^Of what follows from pay/)).toBeNull();
  expect(plain(screen.getByText('PB-000001').closest('li'))).toMatch(/11,250\.00/);
});
