import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { servicesQuery } from './queries.ts';
import { ServicesPage } from './ServicesPage.tsx';
import words from './words/en.json' with { type: 'json' };

const dayIn = (days: number): string => Temporal.Now.plainDateISO().add({ days }).toString();
const service = (id: string, group: string, more: object = {}) => ({
  ...{ id, group, name: `Service ${id}`, status: 'IN_PROGRESS', providerName: 'Relo Ltd', caseDetailId: 'c1' },
  ...{ serviceType: { id: 't', label: 'Housing', code: 'HOUSING', serviceClass: null } },
  ...{ startDate: null, endDate: null, nextAction: null, steps: { done: 0, of: 0 } },
  ...more,
});
async function page(services: readonly object[]) {
  declaredServer({ 'GET case-service/with-next-action': services });
  await drawPage(<ServicesPage />, {
    bundles: { en: { services: words } },
    known: [[servicesQuery.queryKey, services]],
  });
}
const groups = () => screen.queryAllByRole('heading', { level: 2 }).map((head) => head.textContent);
const card = (id: string) => screen.getByRole('link', { name: new RegExp(`^Service ${id}`) });

test('what needs the person stands first and is offered on top; groups with nothing in them are left out', async () => {
  await page([service('s1', 'NEEDS_YOU'), service('s2', 'DONE'), service('s3', 'NEEDS_YOU')]);
  expect(groups()).toEqual([`${words['group.NEEDS_YOU']} 2`, `${words['group.DONE']} 1`]);
  expect(screen.getByRole('link', { name: 'Open: Service s1' }).getAttribute('href')).toBe('/dashboard/services/s1');
  expect(card('s3').getAttribute('href')).toBe('/dashboard/services/s3');
});

test('where nothing needs the person that is said, and nothing is offered on top', async () => {
  await page([service('s1', 'COMING_UP')]);
  expect(groups()).toEqual([`${words['group.NEEDS_YOU']} 0`, `${words['group.COMING_UP']} 1`]);
  expect(screen.getByText(words.nothing)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Open:/ })).toBeNull();
});

test('a card says by when what comes next is due, that it is late, and how far the steps are', async () => {
  const next = (dueDate: string | null, isOverdue = false) => ({
    nextAction: { description: 'Sign the lease', dueDate, byAssignee: true, isOverdue },
  });
  await page([
    service('s1', 'NEEDS_YOU', { ...next(dayIn(3)), steps: { done: 2, of: 5 } }),
    service('s2', 'NEEDS_YOU', next(dayIn(-3), true)),
    service('s3', 'NEEDS_YOU', next(null)),
  ]);
  expect(card('s1').textContent).toMatch(/Sign the lease\s·\sBy .*in\s3\sdays/);
  expect(card('s1').textContent).toMatch(/2\ssteps\sdone\sout\sof\s5/);
  expect(within(card('s2')).getByText(/Was due on/).className).toBe('hp-danger');
  expect(card('s3').textContent).not.toMatch(/By |Was due/);
});

test('what is not known yet is said: neither provider nor days', async () => {
  await page([service('s1', 'COMING_UP', { providerName: null })]);
  expect(card('s1').textContent).toContain(words.noProvider);
  expect(card('s1').textContent).toContain(words.noDates);
});

test('before anything is arranged the page says what comes, instead of empty groups', async () => {
  await page([]);
  expect(screen.getByText(words.empty)).toBeTruthy();
  expect(groups().join(' ')).not.toContain(words['group.NEEDS_YOU']);
});
