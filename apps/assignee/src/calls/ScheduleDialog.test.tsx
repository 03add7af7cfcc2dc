import { toasts } from '@homeport/ui/parts/toasts.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import calls from '../../../../packages/ui/src/call/words/en.json' with { type: 'json' };
import { declaredServer, refused } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import own from './words/en.json' with { type: 'json' };

const planned = 'POST video-call';
async function opened(answer: object | (() => Response) = {}) {
  const server = declaredServer({ [planned]: answer, 'GET video-call': [] });
  const onClose = vi.fn();
  await drawPage(<ScheduleDialog onClose={onClose} />, { bundles: { en: { calls: own, call: calls } } });
  await screen.findByRole('dialog', { name: calls.schedule });
  return { server, onClose };
}
const plan = () => userEvent.click(screen.getByRole('button', { name: calls.plan }));

test('a call without subject or time says so at both, and nobody is told', async () => {
  const { server, onClose } = await opened();
  await plan();
  expect(screen.getByText(calls.subjectRequired)).toBeTruthy();
  expect(screen.getByText(calls.whenRequired)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /^Subject/ }), 'Before the move');
  expect(screen.queryByText(calls.subjectRequired)).toBeNull();
  await plan();
  expect(server.asked).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  expect(toasts.store.get().shown).toBeNull();
});

/** A subject and a time two days from now. */
function fill() {
  fireEvent.change(screen.getByRole('textbox', { name: /^Subject/ }), { target: { value: 'Before the move' } });
  const day = Temporal.Now.plainDateISO().add({ days: 2 }).toString().split('-').toReversed().join('-');
  fireEvent.change(screen.getByRole('textbox', { name: /^Day/ }), { target: { value: day } });
  fireEvent.change(screen.getByRole('textbox', { name: /^Time/ }), { target: { value: '14:30' } });
}

test('a call that can be is planned once, with its length, and says so', async () => {
  const { server, onClose } = await opened();
  fill();
  fireEvent.change(screen.getByRole('combobox', { name: calls.length }), { target: { value: '45' } });
  await plan();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.to(planned).map(({ body }) => body)).toEqual([
    expect.objectContaining({ title: 'Before the move', minutes: 45, startsAt: expect.stringMatching(/T.*Z$/) }),
  ]);
  expect(toasts.store.get().shown?.text).toBe(own.planned);
});

test('one that is refused says why, stays as it was typed, and is another call when it is tried again', async () => {
  const { server, onClose } = await opened(() => refused(409, 'Grace has a call then.'));
  fill();
  await plan();
  expect(await screen.findByText('Grace has a call then.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Subject/ }).value).toBe('Before the move');
  await plan();
  await waitFor(() => expect(server.to(planned)).toHaveLength(2));
  expect(new Set(server.to(planned).map(({ key }) => key)).size).toBe(2);
  expect(onClose).not.toHaveBeenCalled();
});
