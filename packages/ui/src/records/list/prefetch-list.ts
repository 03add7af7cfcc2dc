import { allowanceFor, type Entity } from '@homeport/grammar';
import type { QueryClient } from '@tanstack/react-query';
import { listQuery, recordQuery } from '../host/queries.ts';
import type { RecordHost } from '../host/record-host.ts';
import { canNameIn, neededWires, shownColumns } from './columns.ts';
import { askOf } from './list-ask.ts';
import { type ListParams, readListState, viewOf, withOverrides } from './list-state.ts';
import { viewsQuery } from './use-views.ts';

/** Loads what a list page shows before it is shown: the viewer's views, then the rows. Throws what the server refuses. */
export async function prefetchList(
  client: QueryClient,
  host: RecordHost,
  entity: Entity,
  params: ListParams,
): Promise<void> {
  const { views, first } = await client
    .ensureQueryData(viewsQuery(host, entity))
    .catch(() => ({ views: [], first: null }));
  const view = viewOf(params, views, first, entity);
  const { view: _view, preview: _preview, ...overrides } = params;
  const state = readListState(withOverrides(views.find((one) => one.id === view)?.params ?? {}, overrides), entity);
  const allowance = allowanceFor(entity, host.viewer);
  const columns = shownColumns(entity, allowance, state.columns, [], canNameIn(host.catalogue, host.viewer));
  const ask = askOf(entity, state, {
    viewer: host.viewer,
    view,
    fields: neededWires(entity, { columns, group: state.group }, allowance),
  });
  await client.ensureQueryData(listQuery(host, entity, ask));
}

/** Loads a record before its page is shown. */
export async function prefetchRecord(client: QueryClient, host: RecordHost, entity: Entity, id: string): Promise<void> {
  await client.ensureQueryData(recordQuery(host, entity, id));
}
