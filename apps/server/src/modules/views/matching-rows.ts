import type { ExportSource } from '@homeport/engine/exchange';
import { planMatching } from '@homeport/engine/sums';
import { type Entity, isRefusal, type Refusal } from '@homeport/grammar';
import type { BulkRow } from '@homeport/model/views';

type Caller = Parameters<ExportSource['list']>[0];
const pageSize = 1000;

/** Id and version of everything that a list finds for the caller, page by page and walked by key. */
export function matchingRows(
  source: ExportSource,
  caller: Caller,
  entity: Entity,
  wish: { readonly filter: string | null; readonly search: string | null },
): AsyncGenerator<readonly BulkRow[]> | Refusal {
  const plan = planMatching(source.catalogue, caller, entity, wish);
  return isRefusal(plan) ? plan : walk(source, caller, entity, plan);
}

async function* walk(
  source: ExportSource,
  caller: Caller,
  entity: Entity,
  { rights, query }: Exclude<ReturnType<typeof planMatching>, Refusal>,
): AsyncGenerator<readonly BulkRow[]> {
  for (let after: string | undefined; ; ) {
    const page: { content: readonly BulkRow[]; nextKey?: string | null } = JSON.parse(
      await source.list(caller, entity, rights, {
        ...query,
        sort: [{ field: 'id', descending: false }],
        size: pageSize,
        total: 'none',
        fields: ['id', 'version'],
        ...(after === undefined ? {} : { after }),
      }),
    );
    yield page.content;
    if (!page.nextKey || page.content.length < pageSize) return;
    after = page.nextKey;
  }
}
