import type { NoticeDetail } from '@homeport/model/notifications';
import { leaveQuestion, mayLeave } from '@homeport/ui/parts/leave-guard.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { WorkspaceContext } from '../frame/workspace.ts';
import { WordsForm } from './WordsForm.tsx';
import noticeTexts from './words/en.json' with { type: 'json' };

const builtIn = (word: string) => ({ builtIn: { subject: word, body: `${word}.` }, own: null });
const detail = {
  event: 'e',
  place: 0,
  label: 'Password reset',
  variables: [],
  words: { en: builtIn('Choose'), es: builtIn('Elija'), fr: builtIn('Choisissez') },
} as unknown as NoticeDetail;

/** What was saved, by language. */
const saved: Record<string, unknown>[] = [];
beforeEach(() => {
  saved.length = 0;
  localStorage.clear();
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const given = JSON.parse(String(body ?? '{}'));
    if (address.includes('preview')) return Response.json({ subject: '', paragraphs: [], text: '' });
    saved.push(given);
    const { language, subject, body: text } = given;
    const words = { ...detail.words, [language]: { ...builtIn('x'), own: { subject, body: text } } };
    return Response.json({ ...detail, words });
  });
});
function Page() {
  const [now, setNow] = useState(detail);
  return <WordsForm detail={now} at={{ event: 'e', place: '0', away: {} }} onSaved={setNow} />;
}
const drawn = () =>
  draw(
    <QueryClientProvider client={new QueryClient()}>
      <WorkspaceContext value={{ theme: { appName: 'Homeport' } } as never}>
        <Page />
      </WorkspaceContext>
    </QueryClientProvider>,
    { userId: 'u' },
    { en: { noticeTexts } },
  );
const subject = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' });
const look = (language: string) => userEvent.click(screen.getByText(language));

test('words that were typed stay while another language is looked at, are asked about, and are saved together', async () => {
  await drawn();
  await userEvent.type(subject(), ' now');
  await look('French');
  expect(subject().value).toBe('Choisissez');
  expect(screen.getByText('Not saved yet: English')).toBeTruthy();
  await userEvent.type(subject(), ' donc');
  await look('English');
  expect(subject().value).toBe('Choose now');
  const leaving = mayLeave();
  await act(async () => undefined);
  expect(leaveQuestion.get()).not.toBeNull();
  act(() => leaveQuestion.get()?.answer(false));
  expect(await leaving).toBe(false);

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved.map(({ subject: said }) => said)).toEqual(['Choose now', 'Choisissez donc']));
  await waitFor(async () => expect(await mayLeave()).toBe(true));
});

test('words that were not saved are a draft', async () => {
  const first = await drawn();
  await userEvent.type(subject(), ' soon');
  first.unmount();
  await drawn();
  await waitFor(() => expect(subject().value).toBe('Choose soon'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Discard' })[0] as HTMLElement);
  expect(subject().value).toBe('Choose');
});
