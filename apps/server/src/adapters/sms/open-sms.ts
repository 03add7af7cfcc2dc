import type { SmsSender } from '../../services.ts';
import type { GuardedFetch } from '../outbound/guarded-fetch.ts';

export interface SmsGateway {
  readonly url: string;
  /** Sent as a bearer token. */
  readonly token: string | undefined;
}

/** Text messages by a gateway that takes JSON over HTTP: `{ to, text, id }`, with `id` the same on every repeat. */
export function openSms({ url, token }: SmsGateway, outbound: GuardedFetch): SmsSender {
  return {
    async send({ to, text, effectId }) {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': effectId,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
      const answer = await outbound(url, { method: 'POST', headers, body: JSON.stringify({ to, text, id: effectId }) });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the gateway of text messages answered ${answer.status}`);
    },
  };
}
