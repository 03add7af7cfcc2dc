import type { QueuedWrite } from '@homeport/ui/queue/queued-write.ts';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { WaitingHere } from './WaitingHere.tsx';

const write = (id: string, place: string, values: QueuedWrite['values']): QueuedWrite => ({
  ...{ id, user: 'me', kind: 'expense', thing: id, at: 1 },
  place,
  values,
});

test('what was written on a page that cannot be opened is seen there, and nothing of other pages', async () => {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/dashboard/batch/$id', component: WaitingHere });
  const history = createMemoryHistory({ initialEntries: ['/dashboard/batch/7'] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  await router.load();
  waiting.set([
    write('1', '/dashboard/batch/7', { report: '7', sent: { amount: '64.30', currency: 'GBP', activity: 'Lunch' } }),
    write('3', '/dashboard/batch/7', { assignment: 'a1', name: 'Keys of the flat', done: true }),
    write('2', '/dashboard/timeline', { note: 'elsewhere' }),
  ]);
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(<RouterProvider router={router as never} />));
  expect(place.textContent).toContain('Lunch');
  expect(place.textContent).toContain('64.30 GBP');
  expect(place.textContent).toContain('Keys of the flat');
  expect(place.textContent).not.toContain('elsewhere');
  waiting.set(null);
});
