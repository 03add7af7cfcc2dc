import { expect, test, vi } from 'vitest';
import { openNotice, type PageOfWorker, showNotice } from './worker-notices.ts';

const shown = async (text: string) => {
  const show = vi.fn(async (_title: string, _options?: NotificationOptions) => undefined);
  await showNotice({ showNotification: show }, text);
  return show.mock.calls[0];
};
test('a message is shown with its words, and leads into this application only', async () => {
  expect(await shown(JSON.stringify({ title: 'Paid', body: 'ER-1', tag: 't', link: '/dashboard/payments' }))).toEqual([
    'Paid',
    { body: 'ER-1', tag: 't', icon: '/favicon.svg', data: { link: '/dashboard/payments' } },
  ]);
  for (const link of ['https://evil.example/', '//evil.example', '/dashboardx', '/workspace/x', 7])
    expect((await shown(JSON.stringify({ title: 'x', link })))?.[1]?.data).toEqual({
      link: '/dashboard/notifications',
    });
});
test.each(['', '{', 'null', '7', '{"title":{}}'])(
  '%j is no message, and something is shown all the same',
  async (text) => expect((await shown(text))?.[0]).toBe('Homeport'),
);

const pageAt = (url: string, answers: boolean) => {
  const said: unknown[] = [];
  const page: PageOfWorker = {
    url: `https://homeport.example${url}`,
    focus: vi.fn(async () => undefined),
    postMessage: (message, [port]) => {
      said.push(message);
      if (answers) (port as MessagePort).postMessage('opened');
    },
  };
  return { page, said };
};
const pressed = async (pages: readonly PageOfWorker[]) => {
  const openWindow = vi.fn(async (_address: string) => undefined);
  const close = vi.fn();
  await openNotice({ matchAll: async () => pages, openWindow }, { data: { link: '/dashboard/services/1' }, close });
  expect(close).toHaveBeenCalledOnce();
  return openWindow.mock.calls;
};
test('pressing it goes on in the open app', async () => {
  const { page, said } = pageAt('/dashboard/tracker', true);
  expect(await pressed([pageAt('/workspace', true).page, page])).toEqual([]);
  expect(said).toEqual([{ type: 'OPEN', link: '/dashboard/services/1' }]);
  expect(page.focus).toHaveBeenCalledOnce();
});
test('without an open app, on the sign-in page and with a sleeping one a window is opened', async () => {
  expect(await pressed([])).toEqual([['/dashboard/services/1']]);
  expect(await pressed([pageAt('/login', true).page])).toEqual([['/dashboard/services/1']]);
  expect(await pressed([pageAt('/dashboard', false).page])).toEqual([['/dashboard/services/1']]);
});
