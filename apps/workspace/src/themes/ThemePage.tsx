import '../frame/page-styles.css';
import './themes.css';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { listQuery } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { StatusChips } from '@homeport/ui/records/record/StatusChips.tsx';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Palette, Plus } from 'lucide-react';
import { useState } from 'react';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useScreen } from '../frame/use-screen.ts';
import { nextVersion, startWith } from './next-version.rules.ts';
import { themeEditorPath } from './paths.ts';
import { ThemeVersion } from './ThemeVersion.tsx';
import { useThemes } from './use-themes.ts';
import { Versions } from './Versions.tsx';

/** How the applications look for a company: one version open, its preview and contrast beside it, all versions below. */
export function ThemePage() {
  const text = useThemes();
  const host = useRecordHost();
  const { search, onSearch } = useScreen(themeEditorPath);
  const theme = host.catalogue.entity('theme');
  const query = useQuery(listQuery(host, theme, { size: 100, sort: [{ field: 'created', descending: true }] }));
  const all = query.data?.content ?? [];
  const chosen = all.find(({ id }) => id === search.version) ?? startWith(all);
  const make = useNewVersion(all, (id) => onSearch({ version: id }));
  return (
    <div className="hp-record theme-page">
      <PageHeader
        title={text('title')}
        aside={chosen ? String(chosen.name) : null}
        chip={chosen ? <StatusChips entity={theme} row={chosen} /> : null}
        description={text('text')}
        actions={
          query.data && all.length > 0 ? (
            <Button
              variant="default"
              leftSection={<Icon of={Plus} small />}
              loading={make.isBusy}
              onClick={() => make.start(chosen)}
            >
              {text('new')}
            </Button>
          ) : null
        }
      />
      <WhenLoaded query={query} rows={6} failed={text('failed')}>
        {() =>
          chosen ? (
            <>
              <ThemeVersion
                key={`${chosen.id} ${chosen.status}`}
                row={chosen}
                onPublished={() => onSearch({ version: chosen.id })}
              />
              <Versions rows={all} open={chosen.id} onOpen={(id) => onSearch({ version: id })} />
            </>
          ) : (
            <EmptyState
              icon={Palette}
              title={text('empty')}
              action={
                <Button loading={make.isBusy} onClick={() => make.start(undefined)}>
                  {text('new')}
                </Button>
              }
            >
              {text('emptyText')}
            </EmptyState>
          )
        }
      </WhenLoaded>
    </div>
  );
}

/** A draft that starts as the version that is open. */
function useNewVersion(all: readonly Row[], onMade: (id: string) => void) {
  const host = useRecordHost();
  const queries = useQueryClient();
  const failure = useFailureText();
  const text = useThemes();
  const [isBusy, setBusy] = useState(false);
  const start = async (from: Row | undefined) => {
    setBusy(true);
    try {
      const made = await host.source.create(host.catalogue.entity('theme'), nextVersion(all, from, text('firstName')));
      await queries.invalidateQueries({ queryKey: ['records', host.tenant, 'theme'] });
      onMade(made.id);
    } catch (error) {
      toasts.show(failure(error), 'danger');
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, start: (from: Row | undefined) => void start(from) };
}
