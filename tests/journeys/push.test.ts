import { device as deviceEntity } from '@homeport/model/notifications';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { openPushEndpoint, type PushEndpoint, type PushReceiver, pushReceiver } from '../support/push-endpoint.ts';
import { wordsOf } from '../support/words.ts';
import { stage } from './stage.ts';

let service: PushEndpoint;
const on = stage(
  async () => {
    service = await openPushEndpoint();
    return { OUTBOUND_HOSTS: service.host, PUSH_HOSTS: service.host };
  },
  { isWhole: true },
);
afterAll(() => service?.[Symbol.asyncDispose]());

/**
 * Runs in the page before its own scripts: the part of the browser that would ask its maker for an address, which tests never
 * reach. Everything behind it is the browser's own.
 */
function ownPushService(given: { endpoint: string; p256dh: string; auth: string }): void {
  if (window !== window.top || !('PushManager' in window)) return;
  const make = (applicationServerKey: ArrayBuffer) => ({
    options: { applicationServerKey },
    toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
    unsubscribe: async () => {
      localStorage.removeItem('test.push');
      return true;
    },
  });
  const ofText = (text: string) => Uint8Array.from(text.split(',').map(Number)).buffer;
  PushManager.prototype.subscribe = async (options) => {
    const key = options?.applicationServerKey as Uint8Array<ArrayBuffer>;
    localStorage.setItem('test.push', [...key].join(','));
    return make(key.buffer) as never;
  };
  PushManager.prototype.getSubscription = async () => {
    const kept = localStorage.getItem('test.push');
    return kept === null ? null : (make(ofText(kept)) as never);
  };
}
/** Nothing that the browser is asked may wait without an end: what it was is then told. */
const within = <T>(what: string, asked: Promise<T>, milliseconds = 10_000): Promise<T> =>
  Promise.race([
    asked,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error(`${what} did not come`)), milliseconds).unref(),
    ),
  ]);

/** Hands a message to the page's worker as the browser does when it comes from a push service. */
async function deliver(cdp: CDPSession, page: Page, data: string): Promise<void> {
  const registered = new Promise<string>((done) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) done(one.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  const registrationId = await within('the registration of the worker', registered);
  // Asking for notifications while one is being put on screen loses it: until the browser says so, nobody asks.
  const displayed = new Promise<void>((done) =>
    cdp.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent: { eventName } }) => {
      if (eventName === 'Notification displayed') done();
    }),
  );
  await cdp.send('BackgroundService.setRecording', { shouldRecord: true, service: 'notifications' });
  await cdp.send('BackgroundService.startObserving', { service: 'notifications' });
  await within('the push', cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }));
  await within('the notification on screen', displayed, 20_000);
}
/** The notifications on screen; null while the page is on its way to another or has no worker yet. */
const shown = (page: Page) =>
  page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const all = await registration?.getNotifications();
      return all?.map(({ title, body }) => ({ title, body })) ?? null;
    })
    .catch(() => null);
/** Touches the notification, as the browser tells the worker. False when no worker runs that could be told. */
async function touch(context: BrowserContext): Promise<boolean> {
  const worker = context.serviceWorkers().at(-1);
  const told = worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, of: object) => Event;
      dispatchEvent(event: Event): boolean;
    };
    const [notification] = await scope.registration.getNotifications();
    if (!notification) return false;
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    return true;
  });
  return told ? within('the touch', told) : false;
}
const openedBy = (receiver: PushReceiver, path: string) =>
  service.messages.filter((message) => message.path === path).map((message) => receiver.open(message.sealed));

const sizes = [
  ['phone', 'es'],
  ['desktop', 'en'],
] as const;
test.each(sizes)(
  '%s in %s: push is switched on, a comment of the team comes sealed, is shown and opens the service',
  async (device, locale) => {
    const receiver = pushReceiver();
    const path = `/push/${device}`;
    await using visit = await on.enter('assignee.es', 'assignee', { device, locale, hasWorker: true });
    const { page, context } = visit;
    page.setDefaultTimeout(15_000);
    await context.grantPermissions(['notifications']);
    const { p256dh, auth } = receiver;
    await context.addInitScript(ownPushService, { endpoint: `http://${service.host}${path}`, p256dh, auth });
    const say = wordsOf('push', 'es');
    await page.goto('/dashboard/profile#notices');
    const push = page.getByRole('switch', { name: say('switch') });
    await push.check();
    await expect.poll(() => push.isChecked()).toBe(true);
    await expect.poll(() => push.isEnabled(), { timeout: 30_000 }).toBe(true);
    await page
      .locator('#notices')
      .getByRole('columnheader', { name: wordsOf('account', 'es')('notices.push') })
      .waitFor();
    // Not where the bar on top happens to cover half a row.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);

    const as = await on.token('assignee.es');
    const [first] = (await on.homeport.call('GET', 'case-service/with-next-action', { as })).body;
    const comment = {
      comment: `Las llaves están listas (${device})`,
      category: 'SERVICE',
      format: 'COMMENT',
      audience: 'ASSIGNEE',
    };
    const manager = await on.token('case.manager');
    const { tenant } = (await on.homeport.call('GET', 'user/me', { as })).body;
    const said = await on.homeport.call('POST', `for-tenant/${tenant.id}/comment`, {
      as: manager,
      body: { ...comment, entityId: first.id },
    });
    expect(said.status).toBeLessThan(300);
    await expect.poll(() => openedBy(receiver, path).length, { timeout: 15_000 }).toBe(1);
    const [message = ''] = openedBy(receiver, path);
    expect(JSON.parse(message).body).toContain(device);

    const cdp = await context.newCDPSession(page);
    await deliver(cdp, page, message);
    await expect
      .poll(() => shown(page), { timeout: 10_000 })
      .toEqual([expect.objectContaining({ title: JSON.parse(message).title })]);
    await expect.poll(() => touch(context), { timeout: 15_000 }).toBe(true);
    await page.waitForURL(`**/dashboard/services/${first.id}`);
    await page.getByText(comment.comment).waitFor();
    await expect.poll(() => shown(page), { timeout: 10_000 }).toEqual([]);

    // Signed out, nothing comes to this device any more.
    await page.goto('/dashboard/logout');
    await page.waitForURL((url) => !url.pathname.startsWith('/dashboard'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('test.push')).catch(() => 'on the way'), { timeout: 15_000 })
      .toBeNull();
    await expect
      .poll(() => on.homeport.in(tenant.id).records(deviceEntity).find({ limit: 10 }), { timeout: 15_000 })
      .toEqual([]);
  },
);

test('a browser that is never told says so, and offers no switch', async () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
  await using visit = await on.enter('assignee.fr', 'assignee', {
    device: 'phone',
    locale: 'fr-FR',
    context: { userAgent },
  });
  const { page } = visit;
  page.setDefaultTimeout(15_000);
  await page.goto('/dashboard/profile#notices');
  await page.getByText(wordsOf('push', 'fr')('unsupported')).waitFor();
  await expect.poll(() => page.getByRole('switch', { name: wordsOf('push', 'fr')('switch') }).count()).toBe(0);
  await expectAccessible(page);
});
