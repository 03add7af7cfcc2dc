import { ask } from '@homeport/client';
import { allowanceFor } from '@homeport/grammar';
import { findEverywhere } from '@homeport/model/views';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useRecordText } from '@homeport/ui/records/words/use-record-text.ts';
import { CommandPalette } from '@homeport/ui/shell/CommandPalette.tsx';
import type { MenuEntry } from '@homeport/ui/shell/menu.ts';
import type { PaletteSource } from '@homeport/ui/shell/palette.ts';
import type { PalettePartProps } from '@homeport/ui/shell/WorkspaceFrame.tsx';
import { useMemo } from 'react';
import { useWords } from '../words/use-words.ts';
import { useWorkspace } from './workspace.ts';

/** The command palette with what it offers: recent pages, pages, new records, and records by their name. */
export function Palette({ groups, recent, onClose }: PalettePartProps) {
  const host = useRecordHost();
  const { me, hostOf } = useWorkspace();
  // The company worked for, where it is not one's own.
  const away = host.tenant === me.tenant.id ? undefined : host.tenant;
  const text = useWords();
  const labels = useLabels();
  const more = useRecordText()('ref.more');
  const sources = useMemo<readonly PaletteSource[]>(() => {
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
      return content.flatMap(({ entity: name, id, title, tenantId }) => {
        if (!host.catalogue.hasEntity(name)) return [];
        const entity = host.catalogue.entity(name);
        const there = tenantId ? hostOf(tenantId) : host;
        const href = there.address({ to: 'record', entity, id });
        const company = me.tenants.find((one) => one.id === tenantId)?.name;
        const detail = [labels.entity(entity), company].filter(Boolean).join(' · ');
        return href ? [{ id, label: title, detail, run: () => host.go(href) }] : [];
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
      { label: text('palette.records'), load: find, more },
      { label: text('palette.actions'), commands: makeable },
    ];
  }, [host, hostOf, me, groups, recent, away, text, labels, more]);
  return <CommandPalette sources={sources} onClose={onClose} />;
}
