import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { CalendarDialog } from './CalendarDialog.tsx';
import en from './words/en.json';

const server = vi.hoisted(() => ({ url: null as string | null, isAway: false }));
vi.mock('@homeport/client', async (original) => ({
  ...(await original<object>()),
  ask: async ({ name }: { name: string }) => {
    if (server.isAway) throw new Error('away');
    if (name === 'makeCalendarLink') server.url = 'https://homeport.example/calendar/secret.ics';
    if (name === 'revokeCalendarLink') server.url = null;
    return { url: server.url, lastReadAt: null };
  },
}));

beforeEach(() => Object.assign(server, { url: null, isAway: false }));

const dialog = () =>
  draw(<CalendarDialog assignment="a" onClose={() => undefined} />, {}, { en: { timeline: en } } as never);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const isFocused = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name));

test('a link that could not be read is asked for again, and can be made then', async () => {
  server.isAway = true;
  await dialog();
  await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: en['calendar.make'] }).disabled).toBe(true);
  server.isAway = false;
  await press('Retry');
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: en['calendar.make'] }).disabled).toBe(false),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the focus goes to what takes the place of what was pressed', async () => {
  await dialog();
  await act(async () => undefined);
  await press(en['calendar.make']);
  await isFocused(en['calendar.copy']);
  await press(en['calendar.revoke']);
  await isFocused(en['calendar.keep']);
  await press(en['calendar.keep']);
  await isFocused(en['calendar.revoke']);
  await press(en['calendar.revoke']);
  await press(en['calendar.revoke']);
  await isFocused(en['calendar.make']);
});
