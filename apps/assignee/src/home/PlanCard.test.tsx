import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answer, declaredServer, refused } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { assignmentQuery } from '../data/queries.ts';
import { AppSession } from '../shell/app-context.ts';
import app from '../words/en.json' with { type: 'json' };
import { PlanCard } from './PlanCard.tsx';
import home from './words/en.json' with { type: 'json' };

const dayIn = (days: number): string => Temporal.Now.plainDateISO().add({ days }).toString();
const item = (description: string, days: number, doneAt: string | null = null) => ({
  ...{ id: description, caseDetailId: 'c1', description, eventDate: dayIn(days), doneAt },
});
async function card(answer: Answer, role = 'ASSIGNEE', assignment: object | null = { id: 'c1' }) {
  const server = declaredServer({ 'GET case-timeline': answer });
  await drawPage(
    <AppSession value={{ me: { role: { code: role } } } as never}>
      <PlanCard />
    </AppSession>,
    { bundles: { en: { app, home } }, known: [[assignmentQuery.queryKey, assignment]] },
  );
  return server;
}
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

test('the next three dates are told, today’s first; what is over is not', async () => {
  await card([item('Visa', -1), item('Flight', 0), item('Keys', 4), item('School', 9), item('Car', 20)]);
  await screen.findByText('Flight');
  expect(rows()).toEqual([
    `Flight${home.today}`,
    expect.stringMatching(/^Keys.*in\s4\sdays/),
    expect.stringMatching(/^School/),
  ]);
  expect(screen.getByRole('link', { name: home.planAll }).getAttribute('href')).toBe('/dashboard/timeline');
});

test('a plan of which everything is over says that nothing is planned', async () => {
  await card([item('Visa', -1)]);
  expect(await screen.findByText(home.planNone)).toBeTruthy();
});

test('the partner has what is to be done, whatever its day, and no card once it is done', async () => {
  await card([item('Sign', -4), item('Keys', 4, '2026-01-01T00:00:00Z')], 'DEPENDANT');
  await screen.findByText(home.planShared);
  expect(rows()).toEqual([expect.stringMatching(/^Sign/)]);
});

test('a plan that cannot be loaded says so in its place and is asked for again', async () => {
  const server = await card(() => refused(503, 'Away'));
  await screen.findByText(app.cardFailed);
  server.answer('GET case-timeline', [item('Keys', 4)]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Keys')).toBeTruthy();
});

test('without an assignment there is no plan and nothing is asked', async () => {
  const server = await card([], 'ASSIGNEE', null);
  expect(screen.queryByText(home.plan)).toBeNull();
  expect(server.asked).toEqual([]);
});
