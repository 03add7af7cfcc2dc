import { createHash } from 'node:crypto';
import pg from 'pg';
import { sealedText } from '../schema/engine-audit.sql.ts';
import { roles } from '../schema/row-security.sql.ts';
import type { ChainEnds } from './checkpoint.ts';

/** What is wrong with a trail: at which seal of which tenant, and what. */
export interface TrailFault {
  readonly tenant: string;
  readonly kind: 'changed' | 'removed' | 'inserted' | 'rewritten' | 'cutOff' | 'notSealed';
  readonly seq?: number;
  /** The line: `history record version` or `audit id`. */
  readonly line?: string;
}
export interface TrailReport {
  readonly tenants: number;
  readonly lines: number;
  /** Lines whose values were erased on purpose; that they were there is still proven. */
  readonly erased: number;
  readonly faults: readonly TrailFault[];
}

const batch = 2_000;
/** A line this old (seconds) is sealed, or nobody seals. */
const sealedWithin = 60;
const mostFaults = 1_000;

interface SealRow {
  readonly seq: string;
  readonly line: string;
  readonly salt: string | null;
  readonly digest: Buffer;
  readonly hash: Buffer;
  readonly head: string | null;
  readonly body: string | null;
  readonly mayBeErased: boolean;
}

/**
 * Computes every chain again from the lines themselves and compares: finds lines that were changed, removed or inserted,
 * chains that were rewritten or cut off against what is noted outside the database, and lines that nobody sealed. Trusts no
 * function of the database. Reads as the auditor, in one snapshot.
 */
export async function verifyTrail(options: { readonly url: string; readonly ends: ChainEnds }): Promise<TrailReport> {
  const client = new pg.Client({ connectionString: options.url, options: `-c role=${roles.auditor} -c timezone=UTC` });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    return await verify(client, options.ends);
  } finally {
    await client.end();
  }
}

async function verify(client: pg.Client, ends: ChainEnds): Promise<TrailReport> {
  const { rows } = await client.query<{ tenant: string }>('select distinct tenant_id as tenant from engine.seal');
  const tenants = [...new Set([...rows.map((r) => r.tenant), ...ends.keys()])].sort();
  const faults: TrailFault[] = [];
  const add = (fault: TrailFault): void => void (faults.length < mostFaults && faults.push(fault));
  let lines = 0;
  let erased = 0;
  for (const tenant of tenants) {
    const counted = await verifyChain(client, tenant, ends, add);
    lines += counted.lines;
    erased += counted.erased;
  }
  for (const fault of await unsealed(client)) add(fault);
  return { tenants: tenants.length, lines, erased, faults };
}

async function verifyChain(
  client: pg.Client,
  tenant: string,
  ends: ChainEnds,
  add: (fault: TrailFault) => void,
): Promise<{ lines: number; erased: number }> {
  const noted = ends.get(tenant);
  let chained = sha256(bytesOf(tenant));
  let last = 0;
  let erased = 0;
  for (;;) {
    const { rows } = await client.query<SealRow>(sealsAfter, [tenant, last, batch]);
    for (const row of rows) {
      const seq = Number(row.seq);
      const at = { tenant, seq, line: row.line };
      if (seq !== last + 1) add({ tenant, kind: 'removed', seq: last + 1 });
      if (row.head === null || row.body === null) add({ ...at, kind: 'removed' });
      const isErased = row.salt === null;
      if (isErased) erased += 1;
      const hash = sha256(chained, placeOf(seq), Buffer.from(row.head ?? '', 'utf8'), row.digest);
      // After a line that is gone the chain goes on from what its seal says.
      const isChained = hash.equals(row.hash) || seq !== last + 1;
      if (row.body !== null && !(isChained && isSame(row, isErased))) add({ ...at, kind: 'changed' });
      if (noted?.seq === seq && noted.hash !== row.hash.toString('hex')) add({ ...at, kind: 'rewritten' });
      chained = row.hash;
      last = seq;
    }
    if (rows.length < batch) break;
  }
  if (noted && noted.seq > last) add({ tenant, kind: 'cutOff', seq: last });
  return { lines: last, erased };
}

/** Values are as they were sealed; or erased, empty, and the erasure stands in the trail. */
function isSame({ salt, body, digest, mayBeErased }: SealRow, isErased: boolean): boolean {
  if (isErased) return mayBeErased && (body === '[{}, null]' || body === '[null, null]');
  return salt !== null && body !== null && sha256(bytesOf(salt), Buffer.from(body, 'utf8')).equals(digest);
}

const sealsAfter = `
  select s.seq, s.salt, s.digest, s.hash, coalesce(h.head, a.head) as head, coalesce(h.body, a.body) as body,
    case when s.audit_id is null then concat_ws(' ', 'history', s.record_id, s.version) else concat('audit ', s.audit_id) end as line,
    s.salt is null and exists (select from engine.audit e where e.tenant_id = s.tenant_id and e.what = 'erasure'
      and e.record_id = coalesce(s.record_id, a.record_id)) as "mayBeErased"
  from (select * from engine.seal where tenant_id = $1 and seq > $2 order by seq limit $3) s
  left join lateral (
    select ${sealedText.history.head} as head, ${sealedText.history.body} as body from engine.history
    where tenant_id = s.tenant_id and record_id = s.record_id and version = s.version) h on true
  left join lateral (
    select record_id, ${sealedText.audit.head} as head, ${sealedText.audit.body} as body from engine.audit
    where tenant_id = s.tenant_id and id = s.audit_id) a on true
  order by s.seq`;

/** Lines without a seal: put in behind the sealer's back, or waiting for longer than any sealer takes. */
async function unsealed(client: pg.Client): Promise<TrailFault[]> {
  const { rows } = await client.query<{ tenant: string; line: string; isPassed: boolean }>(`
    with passed as (select coalesce(max(xid), 0) as xid from engine.seal), loose as (
      select h.tenant_id as tenant, concat_ws(' ', 'history', h.record_id, h.version) as line, h.xid, h.at from engine.history h
      where not exists (select from engine.seal s where s.tenant_id = h.tenant_id and s.record_id = h.record_id and s.version = h.version)
      union all
      select a.tenant_id, concat('audit ', a.id), a.xid, a.at from engine.audit a
      where not exists (select from engine.seal s where s.tenant_id = a.tenant_id and s.audit_id = a.id)
    )
    select loose.tenant, loose.line, loose.xid <= passed.xid as "isPassed" from loose, passed
    where loose.xid <= passed.xid or loose.xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint and loose.at < now() - make_interval(secs => ${sealedWithin})
    limit ${mostFaults}`);
  return rows.map(({ tenant, line, isPassed }) => ({ tenant, line, kind: isPassed ? 'inserted' : 'notSealed' }));
}

const sha256 = (...parts: readonly Buffer[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');
function placeOf(seq: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(BigInt(seq));
  return bytes;
}
