import { type RetentionKind, type RetentionVerdict, retentionKinds } from '@homeport/model/privacy';
import pg from 'pg';
import { openFiles } from '../adapters/files/open-files.ts';
import type { Configuration } from '../configuration.ts';
import type { PersonKeeper } from './person-keeper.ts';
import { count, type PurgeWork, purgeRecords, type Removed } from './purge-records.ts';
import { type Candidate, candidates, candidatesAgain, lockHolds, readInForce, verdictOn } from './retention-facts.ts';

/** Something that may go, or that a hold keeps though its time is over. */
export interface Found {
  readonly one: Candidate;
  readonly verdict: Exclude<RetentionVerdict, { is: 'notYet' }>;
}
/** What the running server does for retention as the owner of the database, which no request may. */
export interface RetentionKeeper {
  /** What may go today or is held, kind by kind, in pages; kinds without a rule are left out. */
  due(
    tenant: string,
    today: string,
  ): AsyncGenerator<{ readonly kind: RetentionKind; readonly found: readonly Found[] }>;
  /** Purges those of the given that still may go; a hold that was placed meanwhile wins. Can be repeated. */
  purge(tenant: string, kind: RetentionKind, ids: readonly string[], work: PurgeWork): Promise<Removed>;
}

/** Records first: who is erased takes their notices along. */
const order = (Object.keys(retentionKinds) as RetentionKind[]).toSorted(
  (one, other) => Number(one === 'PERSON') - Number(other === 'PERSON'),
);

export function openRetentionKeeper(configuration: Configuration, url: string, keeper: PersonKeeper): RetentionKeeper {
  const connect = async (tenant: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
    client.on('error', () => {});
    await client.connect();
    await client.query("select set_config('app.tenant', $1, false)", [tenant]);
    return client;
  };
  return {
    async *due(tenant, today) {
      const client = await connect(tenant);
      try {
        const inForce = await readInForce(client, tenant);
        for (const kind of order) {
          if (!inForce.terms.has(kind)) continue;
          for await (const page of candidates(client, tenant, kind)) {
            const found = page.flatMap((one): Found[] => {
              const verdict = verdictOn(one, kind, inForce, today);
              return verdict.is === 'notYet' ? [] : [{ one, verdict }];
            });
            yield { kind, found };
          }
        }
      } finally {
        await client.end();
      }
    },
    async purge(tenant, kind, ids, work) {
      if (kind === 'PERSON') return erasePeople(keeper, tenant, ids, work);
      const client = await connect(tenant);
      try {
        const removed = await purgeRecords(client, tenant, kind, ids, work);
        const files = openFiles(configuration);
        for (const key of removed.files) await files.delete(key);
        return removed;
      } finally {
        await client.end();
      }
    },
  };
}

/** One by one, each decided again in the transaction that erases. */
async function erasePeople(
  keeper: PersonKeeper,
  tenant: string,
  ids: readonly string[],
  { today, purge }: PurgeWork,
): Promise<Removed> {
  let deleted = 0;
  let held = 0;
  const files: string[] = [];
  for (const id of ids) {
    let is: RetentionVerdict['is'] = 'notYet';
    const erased = await keeper.erase(tenant, id, async (client) => {
      await lockHolds(client);
      const [now] = await candidatesAgain(client, tenant, 'PERSON', [id]);
      if (now) is = verdictOn(now, 'PERSON', await readInForce(client, tenant), today).is;
      if (is !== 'due') return false;
      await count(client, tenant, purge, { kind: 'PERSON', deleted: 1, files: 0 });
      return true;
    });
    if (erased && erased !== 'stays') {
      deleted += 1;
      files.push(...erased.files);
    }
    if ((is as RetentionVerdict['is']) === 'held') held += 1;
  }
  return { deleted, held, files };
}
