import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { assignmentQuery } from '../data/queries.ts';
import { travelOptionsQuery } from '../diary/diary-data.ts';
import { DocumentDialog } from './DocumentDialog.tsx';
import { TripDialog } from './TripDialog.tsx';
import travel from './words/en.json' with { type: 'json' };

const papers = { person: { id: 'p1' }, holders: [{ name: 'Diego' }], documents: [], limits: {} } as never;

async function drawn(children: ReactNode) {
  const sent = vi.fn(async () => new Response('{}', { headers: { 'content-type': 'application/json' } }));
  vi.stubGlobal('fetch', sent);
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(assignmentQuery.queryKey, null);
  queries.setQueryData(travelOptionsQuery.queryKey, []);
  const page = await draw(
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
    { userId: 'diego' },
    { en: { travel } },
  );
  const save = async () => {
    const form = (await screen.findByText('Save')).closest('form');
    if (form) fireEvent.submit(form);
  };
  return { ...page, sent, save };
}

test('a trip without what it needs says so at each field, and the keyboard is in the first', async () => {
  const { save, sent } = await drawn(<TripDialog papers={papers} onClose={() => undefined} />);
  await save();
  for (const key of ['trip.fromPlace', 'trip.fromCountry', 'trip.toPlace', 'trip.toCountry', 'trip.departure'] as const)
    expect(screen.getByText(`${travel[key]} is required.`)).toBeTruthy();
  expect(screen.getByText(`${travel['trips.purpose']} is required.`)).toBeTruthy();
  expect(document.activeElement?.id).toBe('trip-fromPlace');
  await userEvent.type(screen.getByLabelText(/^From/), 'Lyon');
  expect(screen.queryByText(`${travel['trip.fromPlace']} is required.`)).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test('a document says what it needs at each field; the button for its copy says what it does and for what', async () => {
  const { save } = await drawn(<DocumentDialog papers={papers} onClose={() => undefined} />);
  await save();
  expect(screen.getByText(`${travel['doc.country']} is required.`)).toBeTruthy();
  expect(screen.getByText(`${travel['doc.expires']} is required.`)).toBeTruthy();
  expect(document.activeElement?.id).toBe('paper-country');
  const copy = screen.getByLabelText(/^Copy.*Choose file$/);
  expect(copy.textContent).toContain('Choose file');
});
