import type { TimelineEntry } from '@homeport/model/timeline';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { type Answer, type Asked, declaredServer, refused } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { AppSession } from '../shell/app-context.ts';
import app from '../words/en.json' with { type: 'json' };
import { NoteButton, OwnNote, useOwnNote } from './OwnNote.tsx';
import { timelineQuery } from './queries.ts';
import timeline from './words/en.json' with { type: 'json' };

afterEach(() => waiting.set(null));

const keys = {
  id: 't1',
  caseDetailId: 'a1',
  description: 'Keys',
  notesByEmployee: null,
  notesByFamily: null,
  version: 1,
};
const call = 'PUT case-timeline/t1';

function Shown({ of }: { of: TimelineEntry }) {
  const own = useOwnNote(of);
  return (
    <>
      <OwnNote item={of} own={own} />
      <NoteButton item={of} own={own} isPrimary />
    </>
  );
}
async function milestone({
  of = {},
  role = 'ASSIGNEE',
  answer = ({ body }: Asked) => ({ ...keys, ...body }) as object,
}: {
  of?: object;
  role?: string;
  answer?: Answer;
} = {}) {
  const item = { ...keys, ...of } as unknown as TimelineEntry;
  const server = declaredServer({ [call]: answer });
  const page = await drawPage(
    <AppSession value={{ me: { id: 'u1', role: { code: role } } } as never}>
      <Shown of={item} />
    </AppSession>,
    { known: [[timelineQuery('a1').queryKey, [item]]], bundles: { en: { timeline, app } }, settings: { userId: 'u1' } },
  );
  const stored = () => page.queries.getQueryData(timelineQuery('a1').queryKey);
  return { ...page, server, stored };
}
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your note on Keys' });

test('a note that is written is sent without the blanks around it, and stands on the timeline', async () => {
  const { server, stored } = await milestone();
  await press(/^Add note/);
  expect(screen.queryByRole('button', { name: /^Add note/ })).toBeNull();
  await userEvent.type(field(), '  Ring twice ');
  await press(/^Save note/);
  await waitFor(() => expect(toasts.store.get().shown?.text).toBe(timeline.saved));
  expect(server.to(call).map(({ body }) => body)).toEqual([{ notesByEmployee: 'Ring twice' }]);
  expect(stored()).toMatchObject([{ notesByEmployee: 'Ring twice' }]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a note that is emptied is taken away', async () => {
  const { server } = await milestone({ of: { notesByEmployee: 'Ring twice' } });
  await press(/^Change note/);
  expect(field().value).toBe('Ring twice');
  await userEvent.clear(field());
  await press(/^Save note/);
  await waitFor(() => expect(server.to(call).map(({ body }) => body)).toEqual([{ notesByEmployee: null }]));
});

test('the partner writes a note of their own, beside that of the assignee', async () => {
  const { server } = await milestone({ of: { notesByEmployee: 'Mine' }, role: 'DEPENDANT' });
  await press(/^Add note/);
  expect(screen.getByText(timeline.noteHintFamily)).toBeTruthy();
  await userEvent.type(field(), 'Ours');
  await press(/^Save note/);
  await waitFor(() => expect(server.to(call).map(({ body }) => body)).toEqual([{ notesByFamily: 'Ours' }]));
});

test('a note that is refused says why, stays in its field and can be sent again', async () => {
  const { server } = await milestone({ answer: () => refused(422, 'This assignment is closed.') });
  await press(/^Add note/);
  await userEvent.type(field(), 'Ring twice');
  await press(/^Save note/);
  expect((await screen.findByRole('alert')).textContent).toContain('This assignment is closed.');
  expect(field().value).toBe('Ring twice');
  server.answer(call, { ...keys, notesByEmployee: 'Ring twice' });
  await press(/^Retry/);
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});

test('whoever does not want it after all finds the note as it was', async () => {
  const { server } = await milestone({ of: { notesByEmployee: 'Ring twice' } });
  await press(/^Change note/);
  await userEvent.type(field(), ', loudly');
  await press(/^Cancel/);
  expect(screen.getByText('Ring twice')).toBeTruthy();
  await press(/^Change note/);
  expect(field().value).toBe('Ring twice');
  expect(server.asked).toEqual([]);
});
