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

const isTaken = (views: readonly SavedView[], name: string): boolean =>
  views.some((view) => view.name.localeCompare(name, undefined, { sensitivity: 'accent' }) === 0);

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
    // One change after the other, each from what is stored by then: another tab, or the change before it, is never undone
    // and nothing is stored twice.
    scope: { id: `views.${host.viewer.user}.${entity.name}` },
    mutationFn: async (change: (stored: readonly SavedView[]) => readonly SavedView[]) => {
      const stored = readViews(await host.settings.read(settingOf(entity)));
      const next = change(stored);
      if (next !== stored) await host.settings.write(settingOf(entity), JSON.stringify(next));
      return next;
    },
    onSuccess: (next) => client.setQueryData(query.queryKey, next),
  });
  return {
    views,
    isLoaded: data !== undefined || !isOn,
    /** Answers the new view, or null when one of that name is there already. */
    add: async (name: string, params: ListParams): Promise<SavedView | null> => {
      const view = { id: crypto.randomUUID().slice(0, 8), name, params };
      const next = await mutateAsync((stored) => (isTaken(stored, name) ? stored : [...stored, view]));
      return next.includes(view) ? view : null;
    },
    change: (id: string, part: Partial<Omit<SavedView, 'id'>>) =>
      mutateAsync((stored) =>
        stored.map((view) =>
          view.id === id ? { ...view, ...part } : part.isDefault ? { ...view, isDefault: false } : view,
        ),
      ),
    remove: (id: string) => mutateAsync((stored) => stored.filter((view) => view.id !== id)),
  };
}
