import type { Entity } from '@homeport/grammar';
import type { BulkResult, RecordSource } from '@homeport/ui/records/host/record-source.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';

/** So many records are remembered with their companies; the ones seen first go first. */
const most = 20_000;

/** Whose the records are that were shown, and what they lead to. */
export interface Seen {
  remember(row: Row): Row;
  companyOf(id: string): string | undefined;
}
export function seenRecords(): Seen {
  const known = new Map<string, string>();
  return {
    companyOf: (id) => known.get(id),
    remember: (row) => {
      const company = row.tenantId;
      if (typeof company !== 'string') return row;
      for (const value of Object.values(row))
        if (typeof value === 'object' && value !== null && 'id' in value && !known.has(String(value.id)))
          known.set(String(value.id), company);
      known.delete(row.id);
      known.set(row.id, company);
      for (const id of known.keys()) {
        if (known.size <= most) break;
        known.delete(id);
      }
      return row;
    },
  };
}

/** Records of all companies are read together from `all`, and each is changed in its own, as `sourceIn` reaches it. */
export function sourceOfAll(all: RecordSource, sourceIn: (company: string) => RecordSource, seen: Seen): RecordSource {
  const get: RecordSource['get'] = async (...given) => seen.remember(await all.get(...given));
  /** Where a record is: as it was shown, else as it is found. */
  const ofIts = async (entity: Entity, id: string): Promise<RecordSource> => {
    const company = seen.companyOf(id) ?? (await get(entity, id)).tenantId;
    return sourceIn(String(company));
  };
  /** The same done in each company with the records that are of it; what came of them in the order that was asked. */
  const inEach = async <T extends { readonly id: string }>(
    entity: Entity,
    rows: readonly T[],
    work: (source: RecordSource, rows: readonly T[]) => Promise<readonly BulkResult[]>,
  ): Promise<readonly BulkResult[]> => {
    const placed = await Promise.all(rows.map(async (row) => ({ row, source: await ofIts(entity, row.id) })));
    const done: BulkResult[] = [];
    for (const [source, theirs] of Map.groupBy(placed, (one) => one.source))
      done.push(
        ...(await work(
          source,
          theirs.map(({ row }) => row),
        )),
      );
    return rows.flatMap(({ id }) => done.find((one) => one.id === id) ?? []);
  };
  return {
    ...all,
    list: async (...given) => {
      const page = await all.list(...given);
      page.content.forEach(seen.remember);
      return page;
    },
    get,
    update: async (entity, id, ...given) => (await ofIts(entity, id)).update(entity, id, ...given),
    remove: async (entity, id, ...given) => (await ofIts(entity, id)).remove(entity, id, ...given),
    run: async (entity, action, id, ...given) =>
      (id === null ? all : await ofIts(entity, id)).run(entity, action, id, ...given),
    history: async (entity, id, ...given) => (await ofIts(entity, id)).history(entity, id, ...given),
    bulk: (entity, { rows, ...ask }) =>
      inEach(entity, rows, (source, theirs) => source.bulk(entity, { ...ask, rows: theirs })),
    restore: (entity, ids) =>
      inEach(
        entity,
        ids.map((id) => ({ id })),
        (source, theirs) =>
          source.restore(
            entity,
            theirs.map(({ id }) => id),
          ),
      ),
    // What is to be called similarly is looked for in the company it is made in.
    similar: async () => [],
  };
}
