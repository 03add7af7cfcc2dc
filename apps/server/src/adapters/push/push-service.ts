import { createECDH, createHash, ECDH } from 'node:crypto';
import type { Configuration } from '../../configuration.ts';
import type { GuardedFetch } from '../outbound/guarded-fetch.ts';
import type { InstallationKeys } from '../secrets/installation-keys.ts';
import { isPushAddress } from './push-hosts.rules.ts';

/** A browser as it gave itself: where its messages go, and the keys that only it can open them with. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly publicKey: string;
  readonly authSecret: string;
}
export interface PushMessage {
  /** What the browser's worker is given. */
  readonly body: string;
  /** Messages of one topic that were not delivered yet replace each other: a repeat is not shown twice. */
  readonly effectId: string;
  readonly isUrgent: boolean;
}
/** `sent`; `gone`: the browser is not registered any more; else why the service did not take it, and whether it may later. */
export type PushEnd = 'sent' | 'gone' | { readonly reason: string; readonly mayPass: boolean };

/** The way to browsers: encrypted for each (RFC 8291) and signed with the key of this installation (RFC 8292). */
export interface PushService {
  /** What a browser is told to accept messages from; null when the operator has switched push off. */
  publicKey(): Promise<string | null>;
  /** Whether this is a browser at a push service that may be called. */
  accepts(subscription: PushSubscription): 'yes' | 'address' | 'keys';
  send(to: PushSubscription, message: PushMessage): Promise<PushEnd>;
}

const curve = 'prime256v1';
/** Seconds that a service keeps a message for a browser that is not there. */
const keptFor = 24 * 3600;

/** Opens it. The private key is made once, sealed at rest with the installation's secret, and outlives a change of it. */
export function openPush(
  configuration: Configuration,
  outbound: GuardedFetch,
  keys: Pick<InstallationKeys, 'key'>,
): PushService {
  const { pushHosts, publicUrl, mailFrom } = configuration;
  const pair = async () => {
    const ours = createECDH(curve);
    const privateKey = await keys.key('web push');
    ours.setPrivateKey(privateKey);
    return { privateKey: privateKey.toString('base64url'), publicKey: ours.getPublicKey('base64url') };
  };
  // Whom a push service writes to when something is wrong with our messages.
  const subject = publicUrl.startsWith('https://')
    ? publicUrl
    : `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
  const sealed = async ({ endpoint, publicKey, authSecret }: PushSubscription, message: PushMessage) => {
    // Loaded when somebody is told: most servers never need it.
    const { default: webPush } = await import('web-push');
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh: publicKey, auth: authSecret } },
      message.body,
      {
        vapidDetails: { subject, ...(await pair()) },
        TTL: keptFor,
        urgency: message.isUrgent ? 'high' : 'normal',
        topic: createHash('sha256').update(message.effectId).digest('base64url').slice(0, 32),
        contentEncoding: 'aes128gcm',
      },
    );
    // Whoever sends it counts by itself.
    const { 'Content-Length': _counted, ...headers } = details.headers;
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    return { headers: texts, body: details.body };
  };
  return {
    publicKey: async () => (pushHosts.length === 0 ? null : (await pair()).publicKey),
    accepts: ({ endpoint, publicKey, authSecret }) => {
      if (!isPushAddress(endpoint, configuration)) return 'address';
      return isPoint(publicKey) && Buffer.from(authSecret, 'base64url').length === 16 ? 'yes' : 'keys';
    },
    send: async (to, message) => {
      if (!isPushAddress(to.endpoint, configuration)) return { reason: 'its host may not be called', mayPass: false };
      const request = await sealed(to, message).catch((error: unknown) => reasonOf(error));
      if (typeof request === 'string') return { reason: request, mayPass: false };
      try {
        const { status } = await outbound(to.endpoint, { method: 'POST', ...request });
        if (status >= 200 && status < 300) return 'sent';
        if (status === 404 || status === 410) return 'gone';
        return { reason: `the push service answered ${status}`, mayPass: status === 429 || status >= 500 };
      } catch (error) {
        return { reason: reasonOf(error), mayPass: true };
      }
    },
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether a text is an uncompressed point on the curve. */
function isPoint(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, curve);
    return true;
  } catch {
    return false;
  }
}
