import type { PlacedWidget, WidgetBoard } from '@homeport/model/widgets';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { declaredServer, refused } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { WidgetsPage } from './WidgetsPage.tsx';
import { boardQuery } from './widget-data.ts';
import widgets from './words/en.json' with { type: 'json' };

const placed = (id: string, name: string): PlacedWidget =>
  ({ id, code: id, name, source: 'MESSAGES', size: 'SMALL', settings: {} }) as never;
const [messages, days, documents] = [placed('w1', 'Messages'), placed('w2', 'Days'), placed('w3', 'Documents')];
const board = (more: Partial<WidgetBoard> = {}): WidgetBoard => ({
  ...{ dashboardCode: 'APP_ASSIGNEE', name: 'My page', available: [], isArranged: false },
  content: [messages, days, documents] as PlacedWidget[],
  ...more,
});
const address = 'widgets/widget-to-maiuser';

async function arranging(stored = board()) {
  const server = declaredServer({
    [`GET ${address}`]: stored,
    [`PUT ${address}`]: () => board({ isArranged: true }),
    [`POST ${address}/reset`]: () => board(),
  });
  const known = [[boardQuery.queryKey, stored]] as const;
  const at = '/dashboard/widgetDashboard?arrange=true';
  const page = await drawPage(<WidgetsPage />, { known, at, bundles: { en: { widgets } } });
  await screen.findByRole('heading', { name: widgets.arranging });
  return { ...page, server };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const order = () => [...document.querySelectorAll('.widget-place strong')].map((one) => one.textContent);

test('a widget moves by its buttons, which say where it is now; the first goes no further up, the last no further down', async () => {
  await arranging();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move up: Messages' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move down: Documents' }).disabled).toBe(true);
  await press('Move down: Messages');
  expect(order()).toEqual(['Days', 'Messages', 'Documents']);
  expect(screen.getByText('Messages is now widget 2 of 3.').getAttribute('role')).toBe('status');
});

test('what was arranged is sent together: order, sizes, and what was taken off', async () => {
  const { server } = await arranging();
  await press('Move down: Messages');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Days$/ }), 'WIDE');
  await press('Take off: Documents');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(toasts.store.get().shown?.text).toBe(widgets.saved));
  expect(server.to(`PUT ${address}`).map(({ body }) => body)).toEqual([
    {
      dashboardCode: 'APP_ASSIGNEE',
      widgets: [
        { widget: 'w2', size: 'WIDE', isHidden: false },
        { widget: 'w1', size: 'SMALL', isHidden: false },
        { widget: 'w3', size: 'SMALL', isHidden: true },
      ],
    },
  ]);
});

test('what was taken off can be added again, and then nothing has changed', async () => {
  await arranging();
  await press('Take off: Documents');
  await press('Add Documents');
  expect(order()).toEqual(['Messages', 'Days', 'Documents']);
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});

test('an arrangement that could not be saved stays, says so, and can be saved again', async () => {
  const { server } = await arranging();
  server.answer(`PUT ${address}`, () => refused(503, 'Busy'));
  await press('Move down: Messages');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  expect((await screen.findByRole('alert')).textContent).toContain(widgets.notSaved);
  expect(order()).toEqual(['Days', 'Messages', 'Documents']);
  server.answer(`PUT ${address}`, () => board({ content: [days, messages, documents] as PlacedWidget[] }));
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(order()).toEqual(['Days', 'Messages', 'Documents']);
});

test('only an own arrangement can be given back, and it takes no second press', async () => {
  const { unmount } = await arranging();
  expect(screen.queryByRole('button', { name: widgets.company })).toBeNull();
  unmount();
  const { server } = await arranging(board({ isArranged: true }));
  await press(widgets.company);
  await waitFor(() => expect(screen.queryByRole('button', { name: widgets.company })).toBeNull());
  expect(server.to(`POST ${address}/reset`)).toMatchObject([{ body: { dashboardCode: 'APP_ASSIGNEE' } }]);
});
