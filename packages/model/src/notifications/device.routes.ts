import { choice, defineRoute, text } from '@homeport/grammar';

const object = { type: 'object' } as const;

/** What a browser has to know before it can register; null: push is switched off here. */
export const pushKey = defineRoute<{ readonly publicKey: string | null }>()({
  name: 'pushKey',
  label: 'Key of push messages',
  method: 'GET',
  path: 'device/key',
  who: 'signedIn',
  about: null,
  shape: { type: 'object', required: ['publicKey'], properties: { publicKey: { type: ['string', 'null'] } } },
});

/** Registers the browser for push; the same browser again is the same device. Firefox, Chrome and Edge only. */
export const registerDevice = defineRoute<{ readonly id: string }>()({
  name: 'registerDevice',
  label: 'Register a device',
  method: 'POST',
  path: 'device',
  who: 'signedIn',
  about: null,
  body: {
    endpoint: text('Address', { required: true, max: 1000 }),
    p256dh: text('Public key', { required: true, max: 200 }),
    auth: text('Shared secret', { required: true, max: 100 }),
    browser: choice('Browser', { FIREFOX: 'Firefox', CHROME: 'Chrome', EDGE: 'Edge' }, { required: true }),
  },
  shape: object,
  refusals: ['communication.pushAddress', 'communication.pushKeys', 'communication.notWhileActingAs'],
});

/** Forgets a browser. */
export const forgetDevice = defineRoute<{ readonly removed: boolean }>()({
  name: 'forgetDevice',
  label: 'Forget a device',
  method: 'DELETE',
  path: 'device/{id}',
  who: 'signedIn',
  about: null,
  shape: object,
  refusals: ['communication.notFound'],
});
