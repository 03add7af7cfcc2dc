import type { Catalogue, Entity } from '@homeport/grammar';
import { allowanceOf } from '@homeport/grammar';
import type { PaletteSource } from '@homeport/ui/parts/palette.ts';
import { titleOf, titleWires } from '@homeport/ui/records/fields/title-of.ts';
import { useShow } from '@homeport/ui/records/fields/use-show.ts';
import type { RecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import type { MenuEntry, MenuGroup } from '@homeport/ui/shell/menu.ts';
import { useMemo } from 'react';
import { useWords } from '../words/use-words.ts';

/** So many records of one entity, of so many entities, are looked through for one query. */
const perEntity = 3;
/** Entities people look for by name; the rest is found in its list. */
const soughtMenus: ReadonlySet<string> = new Set(['cases', 'customers', 'financial']);

function soughtEntities(catalogue: Catalogue, roles: readonly string[]): readonly Entity[] {
  return catalogue.entities.filter(
    (entity) =>
      entity.menu !== undefined &&
      soughtMenus.has(entity.menu) &&
      !entity.internal &&
      (entity.search?.length ?? 0) > 0 &&
      allowanceOf(entity.access, roles).deeds.read !== undefined,
  );
}

/** What the command palette offers: recent pages, pages, new records, and records by their name. */
export function usePalette(
  host: RecordHost,
  groups: readonly MenuGroup[],
  recent: readonly MenuEntry[],
): readonly PaletteSource[] {
  const text = useWords();
  const labels = useLabels();
  const show = useShow();
  return useMemo(() => {
    const roles = host.viewer.roles;
    const page = (entry: MenuEntry, detail?: string) => ({
      id: `page-${entry.key}`,
      label: entry.label,
      ...(detail ? { detail } : {}),
      run: () => host.go(entry.href),
    });
    const makeable = host.catalogue.entities.flatMap((entity) => {
      const href = allowanceOf(entity.access, roles).deeds.create ? host.address({ to: 'new', entity }) : null;
      return href
        ? [
            {
              id: `new-${entity.name}`,
              label: text('palette.new', { entity: labels.entity(entity) }),
              run: () => host.go(href),
            },
          ]
        : [];
    });
    const sought = soughtEntities(host.catalogue, roles);
    const find = async (query: string, signal: AbortSignal) => {
      const found = await Promise.allSettled(
        sought.map(async (entity) => {
          const { content } = await host.source.list(
            entity,
            { text: query, size: perEntity, total: 'none', fields: ['id', ...titleWires(entity)] },
            signal,
          );
          return content.flatMap((row) => {
            const href = host.address({ to: 'record', entity, id: row.id });
            return href
              ? [
                  {
                    id: row.id,
                    label: titleOf(entity, row, show),
                    detail: labels.entity(entity),
                    run: () => host.go(href),
                  },
                ]
              : [];
          });
        }),
      );
      // One entity that cannot be searched never hides the others; all of them failing is a failure.
      if (found.length > 0 && found.every((one) => one.status === 'rejected'))
        throw found[0]?.status === 'rejected' ? found[0].reason : new Error('nothing found');
      return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    };
    return [
      {
        label: text('palette.recent'),
        commands: recent.map((entry) => ({ ...page(entry), id: `recent-${entry.key}` })),
      },
      {
        label: text('palette.pages'),
        commands: groups.flatMap((group) => group.entries.map((entry) => page(entry, group.label))),
      },
      { label: text('palette.records'), load: find },
      { label: text('palette.actions'), commands: makeable },
    ];
  }, [host, groups, recent, text, labels, show]);
}
