import type { Entity } from '@homeport/grammar';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RecordHost, useRecordHost } from '../host/record-host.ts';
import type { ListParams } from './list-state.ts';

/** A view somebody saved for themselves: a name and what the address of the list said. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly params: ListParams;
  /** Opened when no view is named. */
  readonly isDefault?: boolean;
}
const nothing: readonly SavedView[] = [];
const settingOf = (entity: Entity): string => `views.${entity.name}`;

function readViews(text: string | null): readonly SavedView[] {
  if (!text) return nothing;
  try {
    const views = JSON.parse(text) as unknown;
    return Array.isArray(views)
      ? (views as SavedView[]).filter((view) => typeof view?.id === 'string' && typeof view.name === 'string')
      : nothing;
  } catch {
    // A setting that cannot be read is as good as none; saving a view writes it anew.
    return nothing;
  }
}

/** The saved views of an entity, for loaders and lists. */
export const viewsQuery = (host: RecordHost, entity: Entity) =>
  queryOptions({
    queryKey: ['views', host.tenant, host.viewer.user, entity.name] as const,
    queryFn: async () => readViews(await host.settings.read(settingOf(entity))),
    staleTime: 300_000,
  });

/** The viewer's own views of an entity, and how they are changed; changes are shown when the server has them. */
export function useViews(entity: Entity, isOn: boolean) {
  const host = useRecordHost();
  const client = useQueryClient();
  const query = viewsQuery(host, entity);
  const { data } = useQuery({ ...query, enabled: isOn });
  const views = data ?? nothing;
  const { mutateAsync } = useMutation({
    mutationFn: async (next: readonly SavedView[]) => {
      await host.settings.write(settingOf(entity), JSON.stringify(next));
      return next;
    },
    onSuccess: (next) => client.setQueryData(query.queryKey, next),
  });
  return {
    views,
    isLoaded: data !== undefined || !isOn,
    add: async (name: string, params: ListParams): Promise<SavedView> => {
      const view = { id: crypto.randomUUID().slice(0, 8), name, params };
      await mutateAsync([...views, view]);
      return view;
    },
    change: (id: string, part: Partial<Omit<SavedView, 'id'>>) =>
      mutateAsync(
        views.map((view) =>
          view.id === id ? { ...view, ...part } : part.isDefault ? { ...view, isDefault: false } : view,
        ),
      ),
    remove: (id: string) => mutateAsync(views.filter((view) => view.id !== id)),
  };
}
