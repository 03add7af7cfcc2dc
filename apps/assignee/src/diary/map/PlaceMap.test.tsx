import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../../../../tests/support/draw-kit.tsx';
import { assignmentQuery } from '../../data/queries.ts';
import words from '../words/en.json' with { type: 'json' };
import { PlaceMap } from './PlaceMap.tsx';

const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
const singapore = { town: 'Singapore', countryCode: 'SG', latitude: 1.29, longitude: 103.85 };
const asked: string[] = [];
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(/tiles/.test(address) ? { url: tiles } : [singapore]);
  });
});
afterEach(() => vi.restoreAllMocks());

/** The map of an entry for somebody who is going to live in Singapore; what it shows, and the zooms and columns of its tiles. */
async function drawMap(at: { latitude: number | null; longitude: number | null }) {
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  const hostLocation = { town: 'Singapore', country: 'SG' };
  queries.setQueryData(assignmentQuery.queryKey, { id: 'a1', hostLocation } as never);
  const { container, unmount } = await draw(
    <QueryClientProvider client={queries}>
      <PlaceMap {...at} onPlace={() => undefined} />
    </QueryClientProvider>,
    {},
    { en: { diary: words } },
  );
  const shown = () =>
    [...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname.split('/').slice(1, 3).join('/'));
  return { container, unmount, shown };
}

test('it opens where the person is going to live; a position that is set is shown, and nobody asks for that town', async () => {
  const open = await drawMap({ latitude: null, longitude: null });
  // Singapore stands in column 201 of the 256 of this zoom.
  await waitFor(() => expect(open.shown()).toContain('8/201'));
  expect(asked.filter((address) => address.includes('name=Singapore'))).toHaveLength(1);
  open.unmount();
  asked.length = 0;
  const lyon = await drawMap({ latitude: 45.75, longitude: 4.85 });
  // Lyon stands in column 525 of the 1,024 of this one.
  await waitFor(() => expect(lyon.shown()).toContain('10/525'));
  expect(asked.filter((address) => address.includes('name='))).toEqual([]);
});

test('a finger is told what fingers do, a pointer what a double-click does', async () => {
  const pointer = await drawMap({ latitude: null, longitude: null });
  expect(pointer.container.textContent).toContain(words['map.help']);
  pointer.unmount();
  const quiet = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', (media: string) => ({ ...quiet, media, matches: media === '(pointer: coarse)' }));
  const finger = await drawMap({ latitude: null, longitude: null });
  expect(finger.container.textContent).toContain(words['map.help.touch']);
  expect(finger.container.textContent).not.toContain(words['map.help']);
});
