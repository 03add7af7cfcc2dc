import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer, unreachable } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import app from '../words/en.json' with { type: 'json' };
import { FoundList } from './FoundList.tsx';
import { LibrarySearchBox } from './LibrarySearchBox.tsx';
import words from './words/en.json' with { type: 'json' };

const bundles = { en: { app, library: words } };
const find = 'GET library/search';

test('what was found stands with its passages, the words marked, and leads to the document', async () => {
  const passages = [{ page: 4, text: 'The \u0001school\u0002 fee' }];
  const server = declaredServer({ [find]: { content: [{ id: 'd1', title: 'Schools', language: 'en', passages }] } });
  await drawPage(<FoundList typed="school" />, { bundles });
  const link = await screen.findByRole('link', { name: 'Schools' });
  expect(link.getAttribute('href')).toBe('/dashboard/library/document/d1');
  expect(screen.getByText(words.page.replace('{page}', '4'))).toBeTruthy();
  expect(server.to(find)[0]?.query.get('text')).toBe('school');
});

test('nothing found names the search and clears it', async () => {
  declaredServer({ [find]: { content: [] } });
  const { history } = await drawPage(<FoundList typed="zzyzx" />, {
    bundles,
    at: '/dashboard/library/sections?q=zzyzx',
  });
  expect(await screen.findByText(/zzyzx/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(history.location.href).toBe('/dashboard/library/sections'));
});

test('a search that did not come offers to try again', async () => {
  const server = declaredServer({ [find]: unreachable });
  await drawPage(<FoundList typed="school" />, { bundles });
  const again = await screen.findByRole('button');
  server.answer(find, { content: [] });
  fireEvent.click(again);
  expect(await screen.findByText(/school/)).toBeTruthy();
});

const search = async (typed: string) => {
  const page = await drawPage(<LibrarySearchBox typed="" />, { bundles, at: '/dashboard/library/sections?q=old' });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: words.find }));
  return page;
};
test('what is looked for stands in the address; a letter alone is no search', async () => {
  const { history, unmount } = await search('  lease ');
  await waitFor(() => expect(history.location.href).toBe('/dashboard/library/sections?q=lease'));
  unmount();
  const other = await search('a');
  await waitFor(() => expect(other.history.location.href).toBe('/dashboard/library/sections'));
});
