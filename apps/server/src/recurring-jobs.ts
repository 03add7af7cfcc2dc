import type { RecurringJob } from '@homeport/engine/jobs';
import type { Store } from '@homeport/engine/store';
import { sql } from 'kysely';
import { type FileServices, type SystemContext, sweepJob } from './modules/documents/index.ts';

/** How long first answers of calls with an Idempotency-Key are kept; at least the 24 hours that are promised. */
const KEPT = '48 hours';

/** How long what was deleted can be had back. */
const BIN_KEPT = '30 days';

/** What the installation does by itself at set times, once over all nodes. */
export function recurringJobs(
  services: FileServices,
  store: Pick<Store, 'open'>,
  contextIn: SystemContext,
): RecurringJob[] {
  return [
    sweepJob(services, contextIn),
    {
      name: 'bin.empty',
      cron: '23 2 * * *',
      run: async (signal) => {
        let gone = 1;
        // Each call takes some of it away. What a server that stops leaves is there the night after.
        while (gone > 0 && !signal.aborted) {
          const [row] = await store.open<{ gone: number }>(sql`select engine.empty_bin(${BIN_KEPT}::interval) as gone`);
          gone = row?.gone ?? 0;
        }
      },
    },
    {
      name: 'answers.forget',
      cron: '7 * * * *',
      run: async () => {
        await store.open(sql`select engine.forget_answers(${KEPT}::interval)`);
      },
    },
  ];
}
