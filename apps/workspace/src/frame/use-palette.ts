import { ask } from '@homeport/client';
import { allowanceFor } from '@homeport/grammar';
import { findEverywhere } from '@homeport/model/views';
import type { PaletteSource } from '@homeport/ui/parts/palette.ts';
import type { RecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import type { MenuEntry, MenuGroup } from '@homeport/ui/shell/menu.ts';
import { useMemo } from 'react';
import { useWords } from '../words/use-words.ts';

/** What the command palette offers: recent pages, pages, new records, and records by their name. */
export function usePalette(
  host: RecordHost,
  groups: readonly MenuGroup[],
  recent: readonly MenuEntry[],
  /** The company worked for, where it is not one's own. */
  away: string | undefined,
): readonly PaletteSource[] {
  const text = useWords();
  const labels = useLabels();
  return useMemo(() => {
    const page = (entry: MenuEntry, detail?: string) => ({
      id: `page-${entry.key}`,
      label: entry.label,
      ...(detail ? { detail } : {}),
      run: () => host.go(entry.href),
    });
    const makeable = host.catalogue.entities.flatMap((entity) => {
      const href = allowanceFor(entity, host.viewer).deeds.create ? host.address({ to: 'new', entity }) : null;
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
    // One call for everything the reader may see, ranked by the server.
    const find = async (query: string, signal: AbortSignal) => {
      const { content } = await ask(findEverywhere, {
        query: { text: query },
        ...(away ? { tenant: away } : {}),
        signal,
      });
      return content.flatMap(({ entity: name, id, title }) => {
        if (!host.catalogue.hasEntity(name)) return [];
        const entity = host.catalogue.entity(name);
        const href = host.address({ to: 'record', entity, id });
        return href ? [{ id, label: title, detail: labels.entity(entity), run: () => host.go(href) }] : [];
      });
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
  }, [host, groups, recent, away, text, labels]);
}
