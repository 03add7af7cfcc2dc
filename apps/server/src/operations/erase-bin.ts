import { tableName } from '@homeport/engine/schema';
import type pg from 'pg';
import { emptyHistory, note } from './erase-lines.ts';
import { parameters, recordsAbout, type Subject } from './person-records.ts';

/**
 * What was deleted and tells of a person leaves the bin with everything it lies there with: whoever is erased does not come
 * back by somebody's Undo. Its history is emptied like that of records that are still there.
 */
export async function takeFromBin(
  client: pg.Client,
  subject: Subject,
): Promise<{ readonly records: number; readonly lines: number }> {
  const doomed = new Set<string>();
  let lines = 0;
  for (const { entity, table, where } of recordsAbout()) {
    const { rows } = await client.query<{ id: string; bin: string }>(
      `select id, bin from (
         select r.*, b.record_id as bin from engine.bin_row b cross join lateral jsonb_populate_record(null::${table}, b.value) r
         where b.tenant_id = $1 and b.relation = '${tableName(entity)}' and b.emptied = '') t
       where ${where}`,
      parameters(subject),
    );
    if (rows.length === 0) continue;
    const ids = rows.map((row) => row.id);
    for (const { bin } of rows) doomed.add(bin);
    lines += await emptyHistory(client, subject, entity, ids);
    await note(client, subject, entity, ids);
  }
  const gone = await client.query('delete from engine.bin where tenant_id = $1 and record_id = any ($2::uuid[])', [
    subject.tenant,
    [...doomed],
  ]);
  return { records: gone.rowCount ?? 0, lines };
}
