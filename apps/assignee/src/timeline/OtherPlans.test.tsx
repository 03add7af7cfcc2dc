import type { TimelineEntry } from '@homeport/model/timeline';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { assignmentsQuery, signInsQuery } from '../assistance/queries.ts';
import assistance from '../assistance/words/en.json' with { type: 'json' };
import { assignmentQuery, phasesQuery } from '../data/queries.ts';
import offline from '../offline/words/en.json' with { type: 'json' };
import { AppSession } from '../shell/app-context.ts';
import { datedQuery, timelineQuery } from './queries.ts';
import { TimelinePage } from './TimelinePage.tsx';
import words from './words/en.json' with { type: 'json' };

const entry = (
  id: string,
  caseDetailId: string,
  eventDate: string,
  of: Partial<TimelineEntry> = {},
): TimelineEntry => ({
  ...{ id, caseDetailId, eventDate, description: `Date ${id}`, version: 1, linkedServices: 0 },
  ...{ notesForEmployee: null, notesByEmployee: null, sharedWith: null, notesByFamily: null, doneAt: null },
  ...{ doneByName: null },
  timelineItem: { id: 'm1', code: 'KEYS', timelineGrp: 'HOUSING', phase: 'MOVE', longDescription: null },
  ...of,
});
const dates = [
  entry('now', 'present', '2099-03-01'),
  entry('soon', 'next', '2099-09-01'),
  entry('then', 'old', '2020-01-01', { sharedWith: { id: 'u', name: 'Thomas' } }),
];
const place = (town: string) => ({ town, country: 'FR' });
const assignment = (id: string, from: string, host: string) => ({
  ...{ id, assignmentStartDate: from, assignmentEndDate: null, status: 'ACTIVE' },
  ...{ homeLocation: place('Lyon'), hostLocation: place(host) },
});

async function page(all: readonly TimelineEntry[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(assignmentQuery.queryKey, { id: 'present', beside: ['next'] } as never);
  queries.setQueryData(assignmentsQuery.queryKey, [
    assignment('next', '2099-08-01', 'Madrid'),
    assignment('present', '2025-08-01', 'Porto'),
    assignment('old', '2018-08-01', 'Oslo'),
  ] as never);
  queries.setQueryData(phasesQuery.queryKey, []);
  queries.setQueryData(signInsQuery.queryKey, []);
  queries.setQueryData(
    datedQuery.queryKey,
    all.map(({ id, caseDetailId }) => ({ id, caseDetailId })),
  );
  for (const id of ['present', 'next', 'old'])
    queries.setQueryData(
      timelineQuery(id).queryKey,
      all.filter((one) => one.caseDetailId === id),
    );
  return draw(
    <QueryClientProvider client={queries}>
      <AppSession value={{ me: { id: 'me', role: { code: 'ASSIGNEE' } } } as never}>
        <TimelinePage />
      </AppSession>
    </QueryClientProvider>,
    {},
    { en: { timeline: words, assistance, offline } },
  );
}
afterEach(() => {
  waiting.set(null);
  vi.unstubAllGlobals();
});

test('shows the present plan, then the next one open under its route, then earlier ones closed and only to be read', async () => {
  const { container, unmount } = await page(dates);
  const headings = [...container.querySelectorAll('h1, h2, h3, h4')].map((one) => `${one.tagName} ${one.textContent}`);
  expect(headings).toEqual([
    'H1 Timeline',
    'H2 MOVE',
    'H3 Date now',
    'H2 Next assignment: Lyon → Madrid',
    'H3 MOVE',
    'H4 Date soon',
    'H3 Lyon → Oslo',
    'H3 Date then',
  ]);
  const earlier = container.querySelector('details.earlier') as HTMLDetailsElement;
  expect(earlier.open).toBe(false);
  expect([...earlier.querySelectorAll('button')].map((one) => one.textContent)).toEqual(['Stop sharing Date then']);
  const beside = container.querySelector('.plan-beside') as HTMLElement;
  expect([...beside.querySelectorAll('button')].map((one) => one.textContent)).toContain('Add note Date soon');
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  unmount();
});
test('the next plan is there although the present assignment has none', async () => {
  const { container, unmount } = await page(dates.filter(({ id }) => id === 'soon'));
  expect(container.textContent).toContain(words.empty);
  expect(container.textContent).toContain('Next assignment: Lyon → Madrid');
  expect(container.querySelector('details.earlier')).toBeNull();
  unmount();
});
test('what was written on a date that was taken back meanwhile is seen, and can be thrown away', async () => {
  waiting.set([
    {
      ...{ id: 'w', user: 'me', kind: 'note', thing: 'gone', place: '/dashboard/timeline', at: 1 },
      values: { assignment: 'present', name: 'Keys', base: null, note: 'They open at nine' },
      refused: { code: 'timeline.itemNotFound', title: 'Item does not exist' },
    },
    {
      ...{ id: 'x', user: 'me', kind: 'note', thing: 'then', place: '/dashboard/timeline', at: 2 },
      values: { assignment: 'old', name: 'Date then', base: null, note: 'Shown with its date' },
    },
  ]);
  const { container, unmount } = await page(dates);
  expect(container.textContent).toMatch(/Keys.*They open at nine.*Item does not exist/);
  expect(container.textContent?.split('Shown with its date')).toHaveLength(2);
  unmount();
});
