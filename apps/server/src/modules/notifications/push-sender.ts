import type { Context } from '@homeport/engine';
import type { Catalogue } from '@homeport/grammar';
import { pushNotice } from '@homeport/model/notifications';
import { sql } from 'kysely';
import type { PushService, PushSubscription } from '../../adapters/push/push-service.ts';
import type { SendNotice } from './deliver.ts';

type Browser = PushSubscription & { readonly id: string };

/**
 * Notices to all browsers of the reader. One that is gone is forgotten; a notice that has reached one browser has been told,
 * so that it does not come twice there because another one's service was away.
 */
export function pushSender({ events }: Pick<Catalogue, 'events'>, push: PushService): SendNotice {
  return async (ctx, notice) => {
    const browsers = await ctx.query<Browser>(sql`
      select id, endpoint, public_key as "publicKey", auth_secret as "authSecret" from app.device
      where tenant_id = ${ctx.tenant}::uuid and user_id = ${notice.user}::uuid order by last_seen desc nulls last, id`);
    if (browsers.length === 0) return 'no browser is registered';
    const event = events.find((one) => one.name === notice.event);
    const effectId = `${notice.effectId}:${notice.user}`;
    const body = JSON.stringify(pushNotice(event, { ...notice, tag: effectId, lang: notice.language }));
    const message = { body, effectId, isUrgent: event?.weight !== undefined };
    const ends = await Promise.all(browsers.map((browser) => push.send(browser, message)));
    const gone = browsers.filter((_, at) => ends[at] === 'gone');
    for (const browser of gone) await forget(ctx, browser);
    if (ends.includes('sent')) return undefined;
    const refused = ends.filter((end) => typeof end === 'object');
    const [passing] = refused.filter((end) => end.mayPass);
    if (passing) throw new Error(passing.reason);
    return refused[0]?.reason ?? 'no browser is registered any more';
  };
}

/** Only as it was when it answered that it is gone: the same browser may have registered anew since. */
const forget = (ctx: Context, { id, publicKey }: Browser): Promise<unknown> =>
  ctx.query(sql`
    delete from app.device where tenant_id = ${ctx.tenant}::uuid and id = ${id}::uuid and public_key = ${publicKey}`);
