import type { Entity } from '@homeport/grammar';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RecordHost, useRecordHost } from '../host/record-host.ts';
import type { SavedView, ViewsOfList } from '../host/views.ts';

const nothing: ViewsOfList = { views: [], first: null };

/** Names are the same whatever their case. */
const isTaken = (views: readonly SavedView[], { name, audience }: Pick<SavedView, 'name' | 'audience'>): boolean =>
  views.some(
    (view) =>
      (view.audience === null) === (audience === null) &&
      view.name.localeCompare(name, undefined, { sensitivity: 'accent' }) === 0,
  );

const withChanged = (stored: ViewsOfList, changed: SavedView): ViewsOfList => ({
  ...stored,
  views: inOrder(stored.views.map((one) => (one.id === changed.id ? changed : one))),
});

/** The saved views of a list, for loaders and lists. */
export const viewsQuery = (host: RecordHost, entity: Entity) =>
  queryOptions({
    queryKey: ['views', host.tenant, host.viewer.user, entity.name] as const,
    queryFn: ({ signal }) => host.views.of(entity, signal),
    staleTime: 60_000,
  });

/** The views of a list that the viewer sees, and how they are changed; changes are shown when the server has them. */
export function useViews(entity: Entity, isOn: boolean) {
  const host = useRecordHost();
  const client = useQueryClient();
  const query = viewsQuery(host, entity);
  const { data, isError } = useQuery({ ...query, enabled: isOn });
  const { views, first } = data ?? nothing;
  const { mutateAsync } = useMutation({
    // One change after the other, each on what is stored by then: nothing is stored twice.
    scope: { id: `views.${host.viewer.user}.${entity.name}` },
    mutationFn: async (change: (stored: ViewsOfList) => Promise<ViewsOfList>) =>
      change(await client.ensureQueryData(query)),
    onSuccess: (next) => client.setQueryData(query.queryKey, next),
    // Somebody else changed or deleted it, or took the name: what is there now is shown.
    onError: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  return {
    views,
    first,
    /** A list whose views cannot be read is shown without them. */
    isLoaded: data !== undefined || isError || !isOn,
    /** Answers the new view, or null when one of that name is there already. */
    add: async (view: Pick<SavedView, 'name' | 'params' | 'audience'>): Promise<SavedView | null> => {
      let added: SavedView | null = null;
      await mutateAsync(async (stored) => {
        if (isTaken(stored.views, view)) return stored;
        added = await host.views.add(entity, view);
        return { ...stored, views: inOrder([...stored.views, added]) };
      });
      return added;
    },
    change: (id: string, part: Partial<Pick<SavedView, 'name' | 'params'>>) =>
      mutateAsync(async (stored) => {
        const view = stored.views.find((one) => one.id === id);
        return view ? withChanged(stored, await host.views.change(view, part)) : stored;
      }),
    /** Answers the view under its new name, or null when another one has that name already. */
    rename: async (id: string, name: string): Promise<SavedView | null> => {
      let renamed: SavedView | null = null;
      await mutateAsync(async (stored) => {
        const view = stored.views.find((one) => one.id === id);
        const others = stored.views.filter((one) => one.id !== id);
        if (!view || isTaken(others, { name, audience: view.audience })) return stored;
        renamed = await host.views.change(view, { name });
        return withChanged(stored, renamed);
      });
      return renamed;
    },
    remove: (id: string) =>
      mutateAsync(async (stored) => {
        const view = stored.views.find((one) => one.id === id);
        if (view) await host.views.remove(view);
        return {
          views: stored.views.filter((one) => one.id !== id),
          first: stored.first === id ? null : stored.first,
        };
      }),
    openFirst: (id: string | null) =>
      mutateAsync(async (stored) => {
        await host.views.openFirst(entity, id);
        return { ...stored, first: id };
      }),
  };
}

/** Shared views before the viewer's own, each by name. */
export const inOrder = (views: readonly SavedView[]): readonly SavedView[] =>
  [...views].sort(
    (one, other) =>
      Number(one.audience === null) - Number(other.audience === null) || one.name.localeCompare(other.name),
  );
