import { answer, type RouteHandler } from '@homeport/engine';
import { isId } from '@homeport/grammar';
import { communicationRefusals as no } from '@homeport/model/communication';
import { forgetDevice, pushKey, registerDevice } from '@homeport/model/notifications';
import { sql } from 'kysely';
import type { PushService } from '../../adapters/push/push-service.ts';
import { stableId } from '../reference/index.ts';

/** So many browsers of one person are told; the one that was not seen for the longest makes room. */
const devicesEach = 20;

/** Browsers that want to be told. They belong to the caller's own tenant. */
export const deviceRoutes = (push: PushService): RouteHandler[] => [
  answer(pushKey, async () => ({ publicKey: await push.publicKey() })),
  answer(registerDevice, async (ctx, { body }) => {
    const { me } = ctx;
    if (me.onBehalfBy !== undefined) return no.notWhileActingAs();
    const { endpoint, p256dh, auth } = body;
    const verdict = push.accepts({ endpoint, publicKey: p256dh, authSecret: auth });
    if (verdict !== 'yes') return verdict === 'keys' ? no.pushKeys({}, 'p256dh') : no.pushAddress({}, 'endpoint');
    const id = stableId('device', me.homeTenant, me.user, endpoint);
    const own = ctx.asSystemIn(me.homeTenant, 'a browser registers for push');
    await own.inTransactionOrThrow(async (tx) => {
      // Whoever used this browser before is not told on it any more.
      await tx.query(sql`
        delete from app.device where tenant_id = ${me.homeTenant}::uuid and endpoint = ${endpoint} and user_id <> ${me.user}::uuid`);
      await tx.query(sql`
        insert into app.device (tenant_id, id, version, created, created_by, updated, updated_by, user_id, endpoint, public_key,
          auth_secret, browser, last_seen)
        values (${me.homeTenant}::uuid, ${id}::uuid, 1, now(), ${me.user}::uuid, now(), ${me.user}::uuid, ${me.user}::uuid,
          ${endpoint}, ${p256dh}, ${auth}, ${body.browser}, now())
        on conflict (tenant_id, id) do update set public_key = excluded.public_key, auth_secret = excluded.auth_secret,
          browser = excluded.browser, last_seen = now(), updated = now(), version = device.version + 1`);
      await tx.query(sql`
        delete from app.device where tenant_id = ${me.homeTenant}::uuid and id in (
          select id from app.device where tenant_id = ${me.homeTenant}::uuid and user_id = ${me.user}::uuid
          order by last_seen desc nulls last, id offset ${devicesEach})`);
    });
    return { id };
  }),
  answer(forgetDevice, async (ctx, { params }) => {
    const { me } = ctx;
    if (!isId(params.id)) return no.notFound();
    const rows = await ctx.asSystemIn(me.homeTenant, 'a browser is forgotten').query(sql`
      delete from app.device where tenant_id = ${me.homeTenant}::uuid and id = ${params.id}::uuid
        and user_id = ${me.user}::uuid returning id`);
    return rows.length > 0 ? { removed: true } : no.notFound();
  }),
];
