import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { AssistantPage } from './AssistantPage.tsx';
import { assistantQuery } from './assistant-data.ts';
import words from './words/en.json' with { type: 'json' };

const thread = { id: 't1', title: 'When do I leave?', ticket: null, created: '2026-11-27T10:00:00Z' };
const line = (id: string, author: string) => ({
  ...{ id, author, text: id, language: 'en', sources: [], created: '2026-11-27T10:00:00Z' },
});

test.each([
  ['that goes on is at its last answer', [line('q', 'PERSON'), line('a', 'ASSISTANT')], true],
  ['that has not begun stays at its beginning', [], false],
])('whoever comes from another page to a conversation %s', async (_what, content, isAtItsEnd) => {
  const chat = { thread, threads: [thread], content, isPhrased: false };
  declaredServer({ 'GET assistant/chat': chat });
  const goes = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { history } = await drawPage(<AssistantPage />, {
    bundles: { en: { assistant: words } },
    known: [[assistantQuery().queryKey, chat]],
  });
  goes.mockClear();
  // The router puts a page at its top once it stands, after the page has put itself where it is to be.
  await act(async () => history.push('/another'));
  await vi.waitFor(() => expect(history.location.pathname).toBe('/another'));
  await act(async () => undefined);
  expect(goes.mock.calls.length > 0).toBe(isAtItsEnd);
  goes.mockRestore();
});
