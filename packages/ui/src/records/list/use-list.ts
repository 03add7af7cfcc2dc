import { allowanceFor, type Entity, type Filter } from '@homeport/grammar';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useSettings } from '../../language/settings.tsx';
import { useShow } from '../fields/use-show.ts';
import { listQuery } from '../host/queries.ts';
import { useRecordHost } from '../host/record-host.ts';
import { canNameIn, neededWires, shownColumns } from './columns.ts';
import { askOf } from './list-ask.ts';
import {
  allView,
  isViewChanged,
  type ListParams,
  type ListState,
  overridesOf,
  readListState,
  usualView,
  viewOf,
  withOverrides,
  writeListState,
} from './list-state.ts';
import { sortWhole } from './sort-whole.ts';
import { useViews } from './use-views.ts';

export interface ListHow {
  readonly entity: Entity;
  /** The parameters of the address (or of the part of it that belongs to this list). */
  readonly params: ListParams;
  readonly onParams: (params: ListParams, how?: { readonly replace?: boolean }) => void;
  /** What the list belongs to: always holds, never shown as a chip. */
  readonly scope?: Filter;
  /** Fields that say the same on every row. */
  readonly without?: readonly string[];
  /** Small, inside a record: no views of its own. */
  readonly isPart?: boolean;
}

const noParams: ListParams = {};

/** Everything a list shows and can change, from its address and the server. */
export function useList({ entity, params, onParams, scope, without, isPart }: ListHow) {
  const host = useRecordHost();
  const show = useShow();
  const { locale } = useSettings();
  const saved = useViews(entity, !isPart);
  const allowance = useMemo(() => allowanceFor(entity, host.viewer), [entity, host.viewer]);
  const named = params.view;
  const view = viewOf(params, saved.views, saved.first, entity);
  const savedView = saved.views.find((one) => one.id === view) ?? null;
  const base = savedView?.params ?? noParams;
  const { view: _view, preview, ...overrides } = params;
  const state = readListState(withOverrides(base, overrides), entity);
  // The state is read anew each time; its columns are the same as long as they are written the same.
  const written = JSON.stringify(state.columns);
  const columns = useMemo(
    () => shownColumns(entity, allowance, JSON.parse(written), without, canNameIn(host.catalogue, host.viewer)),
    [entity, allowance, written, without, host],
  );
  const ask = askOf(entity, state, {
    viewer: host.viewer,
    view,
    scope,
    fields: neededWires(entity, { columns, group: state.group }, allowance),
  });
  const query = useQuery({ ...listQuery(host, entity, ask), enabled: saved.isLoaded });

  // The question is made anew each time; the rows are the same as long as it is written the same.
  const asked = JSON.stringify(ask);
  const rows = useMemo(
    () => (query.data ? sortWhole(entity, JSON.parse(asked), query.data, show, locale) : []),
    [entity, asked, query.data, show, locale],
  );

  // Keys of the pages that were walked through: going back uses them too, so no page is ever counted from the start.
  const { page: _page, after: _after, ...found } = state;
  const walk = JSON.stringify([view, found]);
  const walked = useRef({ walk, keys: new Map<number, string | null>() });
  if (walked.current.walk !== walk) walked.current = { walk, keys: new Map() };
  walked.current.keys.set(state.page, state.after);

  const usual = saved.first ?? usualView(entity);
  const addressOf = (next: ListState): ListParams => {
    const added = overridesOf(writeListState(next), base);
    // What is looked for in the days to come is looked for there, not in all of them.
    const isSaid = named || (view !== allView && saved.first === null && Object.keys(added).length > 0);
    return { ...(isSaid ? { view } : {}), ...added, ...(preview ? { preview } : {}) };
  };
  const change = (part: Partial<ListState>, how?: { readonly replace?: boolean }) => {
    // Whatever changes what is found starts at the first page again.
    const isPaging = 'page' in part;
    onParams(addressOf({ ...state, ...(isPaging ? {} : { page: 0, after: null }), ...part }), how);
  };
  return {
    entity,
    host,
    allowance,
    saved,
    view,
    state,
    columns,
    ask,
    query,
    scope,
    rows,
    isChanged: isViewChanged(overrides),
    preview: preview ?? null,
    change,
    turn: (by: 1 | -1) => {
      const page = state.page + by;
      const after = by === 1 ? (query.data?.nextKey ?? null) : (walked.current.keys.get(page) ?? null);
      change({ page, after });
    },
    savedView,
    /** The view that opens without being asked for. */
    usual,
    openView: (id: string) => onParams(id === usual ? {} : { view: id }),
    /** Parameters that show the same to everybody: what only the viewer's own views say is said in full. */
    sharedParams: (): ListParams => {
      const own =
        savedView?.audience === null ? { view: allView, ...withoutPlace(state) } : { view, ...addressOf(state) };
      const { preview: _preview, ...shared } = own as Record<string, string>;
      return shared;
    },
    show: (id: string | null) => onParams({ ...addressOf(state), preview: id ?? '' }, { replace: true }),
    clear: () => change({ text: '', conditions: [] }),
    /** What a saved view would remember of it now. */
    paramsNow: () => withoutPlace(state),
  };
}
/** The state as parameters, whatever page it is turned to. */
function withoutPlace(state: ListState): ListParams {
  const { page: _page, after: _after, ...kept } = writeListState(state);
  return kept;
}
export type List = ReturnType<typeof useList>;
