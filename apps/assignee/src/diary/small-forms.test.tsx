import type { TravelDetail } from '@homeport/model/diary';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Answer, declaredServer, refused, unreachable } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { DeleteEntry } from './DeleteEntry.tsx';
import { ukLinksQuery } from './diary-data.ts';
import { UkLinksForm } from './UkLinksForm.tsx';
import diary from './words/en.json' with { type: 'json' };

const bundles = { en: { diary } };
const said = () => toasts.store.get().shown?.text;
const gone = 'DELETE fe/travel-detail/e1';
const entry = {
  ...{ id: 'e1', allDay: true, startDate: '2026-05-04T00:00:00Z', endDate: '2026-05-06T00:00:00Z' },
  country: { code: 'GB', name: 'United Kingdom' },
} as unknown as TravelDetail;

async function toDelete(answer: Answer) {
  const server = declaredServer({ [gone]: answer });
  const onDeleted = vi.fn();
  await drawPage(<DeleteEntry entry={entry} onDeleted={onDeleted} />, { bundles });
  await userEvent.click(await screen.findByRole('button', { name: diary.delete }));
  const dialog = await screen.findByRole('dialog');
  return {
    server,
    onDeleted,
    dialog,
    press: (name: string) => userEvent.click(within(dialog).getByRole('button', { name })),
  };
}

test('an entry goes once that was confirmed, which says how many days of which country', async () => {
  const { server, onDeleted, dialog, press } = await toDelete(new Response(null, { status: 204 }));
  expect(dialog.textContent).toContain('3 days in United Kingdom leave your diary.');
  expect(server.asked).toEqual([]);
  await press(diary['delete.yes']);
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(said()).toBe(diary.deleted);
});

test('an entry that is kept, or cannot go, stays', async () => {
  const { server, onDeleted, dialog, press } = await toDelete(() => refused(409, 'The year is closed.'));
  await press(diary['delete.yes']);
  await within(dialog).findByText('The year is closed.');
  await press(diary['delete.no']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.to(gone)).toHaveLength(1);
  expect(onDeleted).not.toHaveBeenCalled();
});

const keep = 'PUT user-setting/uk-links';
const links = { ties: 2, wasResident: false };
function Links() {
  return <UkLinksForm links={useQuery(ukLinksQuery).data ?? links} />;
}
async function ofTheUk(answer: Answer = {}) {
  const server = declaredServer({ [keep]: answer });
  await drawPage(<Links />, { bundles, known: [[ukLinksQuery.queryKey, links]] });
  return server;
}
const ties = () => screen.getByLabelText<HTMLInputElement>(/^Number of ties/, { selector: 'input' });
const was = () => screen.getByRole<HTMLInputElement>('switch', { name: diary['uk.was'], hidden: true });
const kept = (body: { settingValue: string }) => JSON.parse(body.settingValue);

test('what the residence test needs is kept at once, the other answer beside it', async () => {
  const server = await ofTheUk();
  await screen.findByText(diary['uk.links']);
  fireEvent.click(was());
  await waitFor(() => expect(server.to(keep)).toHaveLength(1));
  expect(kept(server.to(keep)[0]?.body)).toEqual({ ties: 2, wasResident: true });
  expect(was().checked).toBe(true);
});

test('a number that was emptied keeps nothing in its place', async () => {
  const server = await ofTheUk();
  await screen.findByText(diary['uk.links']);
  fireEvent.change(ties(), { target: { value: '' } });
  fireEvent.blur(ties());
  expect(server.asked).toEqual([]);
});

test('what could not be kept is as it was, and that is said', async () => {
  await ofTheUk(unreachable);
  await screen.findByText(diary['uk.links']);
  fireEvent.click(was());
  await waitFor(() => expect(said()).toBe(diary.notSaved));
  expect(was().checked).toBe(false);
});
