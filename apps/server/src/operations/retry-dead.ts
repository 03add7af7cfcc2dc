import { certain, isId } from '@homeport/grammar';
import { sql } from 'kysely';
import { systemCaller } from '../modules/reference/index.ts';
import { type Command, CommandFault } from './command.ts';
import { tenantOf } from './tenants.ts';
import { withStore } from './with-store.ts';

/** Has events acted on again that were given up. The running server takes them up within a second. */
export const retryDeadCommand: Command = {
  about: 'Try events again that were given up',
  options: { tenant: 'code of the tenant', event: 'id of one effect; all of the tenant without it' },
  needs: ['tenant'],
  run: ({ configuration, options, say }) =>
    withStore(configuration, say, async ({ store }) => {
      const tenant = await tenantOf(store, certain(options.tenant));
      const effect = options.event ?? null;
      if (effect !== null && !isId(effect)) throw new CommandFault('--event must be the id of an effect.');
      const revived = await store.transaction(systemCaller(tenant, 'an operator retries'), async (tx) => {
        await tx.audit({ what: 'outboxRetry', result: 'done', detail: { by: 'operator', effect } });
        const [row] = await tx.query(
          sql<{ count: number }>`select engine.revive_outbox(${tenant}::uuid, ${effect}::uuid)::integer as count`,
        );
        return row?.count ?? 0;
      });
      say(`${revived} events come back.`);
      return 0;
    }),
};
