import { expect, test, vi } from 'vitest';
import { asksForPrivacy, countPages } from './count-pages.ts';

function pages(...paths: string[]) {
  let listener: (change: { pathChanged: boolean }) => void = () => undefined;
  const state = { matches: [{ fullPath: '/' }, { fullPath: paths[0] as string }] };
  const stop = vi.fn();
  return {
    state,
    stop,
    subscribe: (_event: 'onResolved', heard: typeof listener) => {
      listener = heard;
      return stop;
    },
    open: (path: string, pathChanged = true) => {
      state.matches = [{ fullPath: path }];
      listener({ pathChanged });
    },
  };
}
test('each page is counted by its pattern when it is opened, also when counting fails', () => {
  const router = pages('/dashboard');
  const send = vi.fn(async (_page: string) => Promise.reject(new Error('away')));
  const stop = countPages(router, send);
  router.open('/dashboard/batch/$batchId');
  router.open('/dashboard/batch/$batchId', false);
  router.open('/dashboard/tracker/');
  router.open('/dashboard/0192-4821');
  expect(send.mock.calls.map(([page]) => page)).toEqual([
    '/dashboard',
    '/dashboard/batch/$batchId',
    '/dashboard/tracker',
  ]);
  stop();
  expect(router.stop).toHaveBeenCalledOnce();
});
test.each([
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: null }, false],
])('%j asks not to be followed: %s', (browser, expected) => expect(asksForPrivacy(browser as never)).toBe(expected));
