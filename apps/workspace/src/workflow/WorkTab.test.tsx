import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer, refused } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import app from '../words/en.json' with { type: 'json' };
import { WorkTab } from './WorkTab.tsx';

const id = '01a213b0-64ed-718b-b9dc-038ff41c1207';
const step = (sequence: number, name: string, more: object) => ({
  id: `s${sequence}`,
  version: 1,
  sequence,
  name,
  status: 'OPEN',
  lockState: 'UNLOCKED',
  startDate: '2020-05-04',
  dueDate: '2020-05-06',
  isReady: true,
  owner: { id: 'u1', label: 'Grace' },
  leftOutReason: null,
  leftOutBecause: null,
  can: [],
  ...more,
});
const search = 'GET fe/case-workflow-item/search';
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('steps stand in their order with their state, and what is ready can be done from there', async () => {
  const steps = [
    step(1, 'Welcome', { can: ['start', 'complete'] }),
    step(2, 'Papers', { isReady: false, dueDate: '2999-01-01', can: ['start'] }),
    step(4, 'Order', { snoozedUntil: '2999-01-01' }),
    step(3, 'Family', { status: 'LEFT_OUT', isReady: false, leftOutBecause: 'NO_FAMILY' }),
  ];
  declaredServer({ [search]: { content: steps } });
  await drawStaffPage(<WorkTab id={id} isActive={false} />, { bundles: { en: { app } } });
  (await rowOf(/Welcome/)).getByText('Overdue');
  (await rowOf(/Papers/)).getByText('Waits');
  (await rowOf(/Order/)).getByText(/^Put off until .*2999/);
  (await rowOf(/Family/)).getByText('Nobody moves along');
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Start Welcome']);
});

test('one that is active without steps is given those of its workflow from there', async () => {
  let given = 0;
  const dry = {
    sequence: 1,
    name: 'Welcome',
    waitsFor: [],
    owner: 'Grace',
    ownerReason: 'MANAGER',
    leftOutBecause: null,
    doneOn: null,
    lateDays: 0,
  };
  declaredServer({
    [search]: () => ({ content: given > 0 ? [step(1, 'Welcome', {})] : [] }),
    'GET workflow/dry-run': {
      workflow: { id: 'w', name: 'Long-term assignment', version: 2 },
      steps: [
        { key: 'k', priority: 'NORMAL', start: '2026-05-04', due: null, reason: 'ACTIVATED', isReady: true, ...dry },
      ],
    },
    'POST workflow/start-work': () => {
      given += 1;
      return { steps: 1 };
    },
  });
  await drawStaffPage(<WorkTab id={id} isActive />, { bundles: { en: { app } } });
  await screen.findByText(/It was activated without a workflow/);
  fireEvent.click(await screen.findByRole('button', { name: 'Give it these steps' }));
  await screen.findByText('Overdue');
  (await rowOf(/Welcome/)).getByText('Grace');
  expect([given, screen.queryByText(/It was activated without/)]).toEqual([1, null]);
});

test('before there are any, it shows what activating would make', async () => {
  declaredServer({
    [search]: { content: [] },
    'GET workflow/dry-run': {
      workflow: { id: 'w', name: 'Long-term assignment', version: 2 },
      steps: [
        {
          key: 'k',
          sequence: 1,
          name: 'Welcome',
          priority: 'NORMAL',
          start: '2026-05-04',
          due: null,
          reason: 'ACTIVATED',
          isReady: true,
          waitsFor: ['Papers'],
          owner: null,
          ownerReason: 'NOBODY',
          leftOutBecause: 'NO_VISA',
          doneOn: null,
          lateDays: 0,
        },
        {
          key: 'l',
          sequence: 2,
          name: 'Call',
          priority: 'NORMAL',
          start: '2026-05-04',
          due: '2026-05-06',
          reason: 'ACTIVATED',
          isReady: true,
          waitsFor: [],
          owner: 'Grace',
          ownerReason: 'MANAGER',
          leftOutBecause: null,
          doneOn: '2026-05-08',
          lateDays: 2,
        },
      ],
    },
  });
  await drawStaffPage(<WorkTab id={id} isActive={false} />, { bundles: { en: { app } } });
  await screen.findByText(/Long-term assignment gives this assignment 2 steps.*1 of them is late\./);
  (await rowOf(/Call/)).getByText('2 days late');
  const row = await rowOf(/Welcome/);
  row.getByText('Waits for Papers');
  row.getByText('No visa is needed');
  row.getByText('Nobody has the role');
});

test('an assignment behind its workflow says so, and moves after a look at before and after', async () => {
  const face = { name: 'Papers', priority: 'NORMAL', owner: 'Grace', start: '2031-05-05', due: '2031-05-07' };
  const still = { fields: [], leftOutBecause: null };
  let isMoved = false;
  let seen = 'first';
  const asked: unknown[] = [];
  declaredServer({
    [search]: { content: [step(1, 'Papers', {})] },
    'GET workflow/running': () => ({
      running: [{ id: 'r', name: 'Long-term', version: 3, newer: isMoved ? null : 7 }],
    }),
    'GET workflow/move': () => ({
      name: 'Long-term',
      from: 3,
      to: 7,
      seen,
      told: ['Ada'],
      steps: [
        { key: 'a', becomes: 'KEPT', before: face, after: { ...face, name: 'Welcome' }, ...still },
        {
          key: 'b',
          becomes: 'CHANGED',
          before: face,
          after: { ...face, owner: 'Ada', due: '2031-05-12' },
          fields: ['owner', 'dueDate', 'reminders'],
          leftOutBecause: null,
        },
        {
          key: 'c',
          becomes: 'LEFT_OUT',
          before: null,
          after: { ...face, name: 'Visa' },
          fields: [],
          leftOutBecause: 'NO_VISA',
        },
        { key: 'd', becomes: 'GONE', before: { ...face, name: 'Order', due: null }, after: null, ...still },
      ],
    }),
    'POST workflow/move': ({ body }) => {
      asked.push(body);
      if (seen === 'first') {
        seen = 'second';
        return refused(409, 'It has changed.');
      }
      isMoved = true;
      return { version: 7 };
    },
  });
  const may = ['call.runningWorkflows'];
  await drawStaffPage(<WorkTab id={id} isActive />, { bundles: { en: { app } }, may });
  fireEvent.click(await screen.findByRole('button', { name: 'Move to newer version' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to the newer version of Long-term' }));
  const lineOf = async (name: RegExp) => within(await dialog.findByRole('row', { name }));
  const papers = await lineOf(/^Papers/);
  papers.getByText('Owner: Grace');
  papers.getByText('Owner: Ada');
  papers.getByText(/Due: .*12.*2031|Due: .*2031.*12/);
  papers.getByText('Also changed: Reminders at most');
  (await lineOf(/^Visa/)).getByText('No visa is needed');
  (await lineOf(/^Order/)).getByText('Due: no day yet');
  dialog.getByText('1 step stays as it is: Welcome.');
  dialog.getByText('Told of it: Ada.');
  fireEvent.click(dialog.getByRole('button', { name: 'Move the assignment' }));
  await dialog.findByText('It has changed.');
  fireEvent.click(dialog.getByRole('button', { name: 'Move the assignment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByText(/newer version of Long-term is published/)).toBeNull());
  expect(asked).toEqual([
    { caseWorkflow: 'r', seen: 'first' },
    { caseWorkflow: 'r', seen: 'second' },
  ]);
});
