import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../../tests/support/draw-kit.tsx';
import { assignmentQuery } from '../../data/queries.ts';
import diary from '../words/en.json' with { type: 'json' };
import { PlaceMap } from './PlaceMap.tsx';

const lyon = { town: 'Lyon', countryCode: 'FR', latitude: 45.75, longitude: 4.85 };

test('a search says why it has found nothing: no name, no such place, no network', async () => {
  let answer = () => new Response('[]');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (!String(address).includes('travel-place/named')) return new Response('{"url":null}');
    asked.push(String(address));
    return answer();
  });
  const queries = new QueryClient();
  queries.setQueryData(assignmentQuery.queryKey, null);
  const found = vi.fn();
  await draw(
    <QueryClientProvider client={queries}>
      <PlaceMap latitude={null} longitude={null} onPlace={found} />
    </QueryClientProvider>,
    {},
    { en: { diary } },
  );
  const search = async (name: string) => {
    const field = screen.getByLabelText('Find a place');
    await userEvent.clear(field);
    if (name) await userEvent.type(field, name);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  };
  await search(' ');
  await screen.findByText('Insufficient address details.');
  expect(asked).toEqual([]);
  await search('Nowhere');
  await screen.findByText('Could not find address.');
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await search('Lyon');
  await screen.findByText(diary['map.away']);
  expect(screen.queryByText('Could not find address.')).toBeNull();
  answer = () => new Response(JSON.stringify([lyon]));
  await search('Lyon');
  await userEvent.click(await screen.findByRole('button', { name: 'Lyon, France' }));
  expect(screen.queryByText(diary['map.away'])).toBeNull();
  expect(found).toHaveBeenLastCalledWith({ latitude: 45.75, longitude: 4.85, country: 'FR', location: 'Lyon' });
});
