import { allOf, allowanceFor, type Entity, type Filter } from '@homeport/grammar';
import { fieldAt } from '../fields/field-at.ts';
import type { RecordViewer } from '../host/record-host.ts';
import type { ListAsk, Sorting } from '../host/record-source.ts';
import { dayFilter, filterOf, mineFilter, overdueFilter } from './list-filter.ts';
import { aheadView, type ListState, mineView, pastView } from './list-state.ts';

/**
 * How a list is sorted: by its groups first, then as chosen or declared. What is the same in that goes by its creation, as the
 * declared indexes do: a whole group is not read and sorted for one page.
 */
function sortingOf(entity: Entity, state: ListState, viewer: RecordViewer, view: string): readonly Sorting[] {
  const [declared = 'created', direction = 'desc'] = (entity.sort ?? 'created,desc').split(',');
  // What comes next stands first, and what was last among what is past.
  const isDescending = view === aheadView ? false : view === pastView ? true : direction === 'desc';
  const chosen = state.sort ?? { field: declared, descending: isDescending };
  const group = state.group && state.group !== chosen.field ? [{ field: state.group, descending: false }] : [];
  const isEnough = chosen.field === declared || chosen.field === 'created' || state.group === 'created';
  const { hidden } = allowanceFor(entity, viewer);
  const rest = isEnough || hidden.has('created') ? [] : [{ field: 'created', descending: !chosen.descending }];
  return [...group, chosen, ...rest].flatMap(({ field, descending }) => {
    const at = fieldAt(entity, field);
    return at && !hidden.has(field) ? [{ field: at.wire, descending }] : [];
  });
}

/** Everything a list is narrowed by: its chips, the views that come with it, and what it belongs to. */
function wholeFilter(
  entity: Entity,
  state: ListState,
  viewer: RecordViewer,
  view: string,
  scope?: Filter,
): Filter | undefined {
  const today = Temporal.Now.plainDateISO().toString();
  const own =
    view === mineView
      ? mineFilter(entity, viewer)
      : (overdueFilter(entity, view, today) ?? dayFilter(entity, view, today));
  return allOf(scope, own, filterOf(entity, state.conditions));
}

/** What the server is asked for one page of a list. */
export function askOf(
  entity: Entity,
  state: ListState,
  how: {
    readonly viewer: RecordViewer;
    readonly view: string;
    readonly scope?: Filter;
    readonly fields?: readonly string[];
  },
): ListAsk {
  const filter = wholeFilter(entity, state, how.viewer, how.view, how.scope);
  return {
    ...(filter ? { filter } : {}),
    ...(state.text ? { text: state.text } : {}),
    sort: sortingOf(entity, state, how.viewer, how.view),
    size: state.size,
    ...(state.after ? { after: state.after } : state.page > 0 ? { page: state.page } : {}),
    total: 'capped',
    ...(how.fields ? { fields: how.fields } : {}),
  };
}
