import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import app from '../words/en.json' with { type: 'json' };
import { BehindTab } from './BehindTab.tsx';

const workflow = '01a213b0-64ed-718b-b9dc-038ff41c1207';
const [one, two] = ['01a213b0-64ed-718b-b9dc-038ff41c1208', '01a213b0-64ed-718b-b9dc-038ff41c1209'];
const line = (running: string, title: string) => ({
  running,
  caseDetail: running,
  title,
  version: 2,
  openSteps: 4,
  nextDue: '2031-05-05',
});
const counts = { NEW: 1, LEFT_OUT: 0, CHANGED: 2, GONE: 0, STAYS: 0, KEPT: 3 };
const job = { id: 'j', name: 'workflow.move', state: 'waiting', done: 0, created: '2031-05-05T09:00:00Z' };

test('assignments behind are chosen, looked at together, and handed to a job', async () => {
  let isMoved = false;
  const server = declaredServer({
    'GET workflow/behind': () => ({
      to: 7,
      total: 2,
      running: [line(one, 'A1 Ada: Paris'), line(two, 'A2 Bo: Rome')].slice(isMoved ? 1 : 0),
    }),
    'POST workflow/moves-preview': {
      moves: [{ running: one, title: 'A1 Ada: Paris', seen: 'print', counts }],
      refused: [{ running: two, title: 'A2 Bo: Rome', problem: 'The assignment does not run.' }],
      told: ['Grace'],
    },
    'POST workflow/moves': () => {
      isMoved = true;
      return job;
    },
  });
  await drawStaffPage(<BehindTab workflow={workflow} />, { bundles: { en: { app } } });
  await screen.findByText(/2 assignments run an older version/);
  screen.getByText('Choose the assignments to be moved.');
  fireEvent.click(screen.getByRole('button', { name: 'Choose the first 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Look at the move of 2 assignments' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 assignments to the newer version' }));
  await dialog.findByText('1 assignment in all: New: 1, Changes: 2, and Stays as it is: 3.');
  dialog.getByText('The assignment does not run.');
  dialog.getByText('Told of it: Grace.');
  fireEvent.click(dialog.getByRole('button', { name: 'Move 1 assignment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // It is looked how far the job has come.
  await waitFor(() => expect(screen.queryByText(/Ada/)).toBeNull(), { timeout: 4000 });
  screen.getByText(/Bo/);
  expect(server.to('POST workflow/moves-preview').map(({ body }) => body)).toEqual([{ caseWorkflowIds: [one, two] }]);
  expect(server.to('POST workflow/moves').map(({ body }) => body)).toEqual([
    { moves: [{ running: one, seen: 'print' }] },
  ]);
});

test('where none is behind it says so', async () => {
  declaredServer({ 'GET workflow/behind': { to: 7, total: 0, running: [] } });
  await drawStaffPage(<BehindTab workflow={workflow} />, { bundles: { en: { app } } });
  await screen.findByText('Every assignment that you see runs the version in force.');
});
