import { call, records } from '@homeport/client';
import type { Entity } from '@homeport/grammar';
import { type SavedView as Stored, savedView } from '@homeport/model/views';
import type { SavedView, ViewAudience, Views } from '@homeport/ui/records/host/views.ts';
import type { ListParams } from '@homeport/ui/records/list/list-state.ts';
import { inOrder } from '@homeport/ui/records/list/use-views.ts';
import type { OpenedSettings } from '../session/opened-settings.ts';

const everyone = 'EVERYONE';
/** More views of one list than fit into its tabs are not shown. */
const most = 100;

const choicesOf = (field: 'sharedWith' | 'role'): readonly ViewAudience[] =>
  Object.entries(savedView.fields[field].choices ?? {}).map(([value, english]) => ({
    value,
    word: `${savedView.name}.${field}.${value}`,
    english: String(english),
  }));
const audiences = [...choicesOf('sharedWith').filter(({ value }) => value === everyone), ...choicesOf('role')];

const shown = (view: Stored): SavedView => ({
  id: view.id,
  version: view.version,
  name: view.name,
  params: view.settings as ListParams,
  audience: view.sharedWith === 'NOBODY' ? null : view.sharedWith === 'ROLE' ? view.role : everyone,
  canChange: view.can?.includes('update') ?? false,
});

/** Whose views they are. */
export interface ViewsViewer {
  readonly user: string;
  /** A role is looked at: nothing is written, not even what is one's own. */
  readonly isPreview: boolean;
  readonly settings: OpenedSettings;
}

/** Views over HTTP: they belong to the company worked in, which of them is opened first to the user. */
export function viewCalls(
  tenant: string,
  away: string | undefined,
  { user, isPreview, settings }: ViewsViewer,
): Omit<Views, 'mayShare'> {
  const stored = records(savedView, away);
  const firstOf = (entity: Entity) => `first-view.${entity.name}`;
  const askFirst = async (entity: Entity, signal?: AbortSignal): Promise<unknown> =>
    (await call<{ settingValue: unknown }>('GET', `user-setting/${firstOf(entity)}`, { signal })).settingValue;
  const readFirst = async (entity: Entity, signal?: AbortSignal): Promise<unknown> => {
    const opened = settings.read(firstOf(entity));
    return opened === undefined ? askFirst(entity, signal) : opened;
  };
  const firstIn = (setting: unknown): Readonly<Record<string, string>> =>
    typeof setting === 'object' && setting !== null ? (setting as Record<string, string>) : {};
  return {
    of: async (entity, signal) => {
      const filter = { field: 'list', op: 'eq', value: entity.name } as const;
      const [page, first] = await Promise.all([
        stored.search({ filter, size: most, sort: ['name,asc'], total: 'none' }, signal),
        readFirst(entity, signal),
      ]);
      return { views: inOrder(page.content.map(shown)), first: firstIn(first)[tenant] ?? null };
    },
    add: async (entity, { name, params, audience }) =>
      shown(
        await stored.create(
          {
            list: entity.name,
            name,
            settings: params,
            owner: { id: user },
            sharedWith: audience === null ? 'NOBODY' : audience === everyone ? 'EVERYONE' : 'ROLE',
            role: audience === null || audience === everyone ? null : audience,
          },
          { key: crypto.randomUUID() },
        ),
      ),
    change: async (view, { name, params }) =>
      shown(
        await stored.update(
          view.id,
          { ...(name ? { name } : {}), ...(params ? { settings: params } : {}) },
          { version: view.version },
        ),
      ),
    remove: (view) => stored.delete(view.id, { version: view.version }),
    openFirst: async (entity, id) => {
      // Kept by the page alone: a preview writes nothing.
      if (isPreview) return;
      settings.forget(firstOf(entity));
      const { [tenant]: _before, ...others } = firstIn(await askFirst(entity));
      const settingValue = JSON.stringify(id === null ? others : { ...others, [tenant]: id });
      await call('PUT', `user-setting/${firstOf(entity)}`, { body: { settingValue } });
    },
    audiences: async () => audiences,
  };
}
