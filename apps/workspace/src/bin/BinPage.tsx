import '../frame/page-styles.css';
import { ask } from '@homeport/client';
import { type BinLine, binPage, type BinPage as Page } from '@homeport/model/views';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { askAllAgain } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminTable } from '../admin/AdminTable.tsx';
import { RowButton } from '../admin/RowButton.tsx';
import { sentenceOf } from '../admin/use-admin.ts';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useScreen } from '../frame/use-screen.ts';
import { binPath } from './paths.ts';
import type en from './words/en.json';

function useBinWords(): (key: keyof typeof en, values?: TextArguments) => string {
  const { t } = useTranslation('bin');
  return (key, values) => t(key, { ...values });
}

/** What was deleted and can be brought back, the latest first. */
export function BinPage() {
  const text = useBinWords();
  const formats = useFormats();
  const labels = useLabels();
  const host = useRecordHost();
  const client = useQueryClient();
  const { tenant } = useScreen(binPath);
  const away = tenant ? { tenant } : {};
  const [words, setWords] = useState('');
  const [sought] = useDebouncedValue(words.trim(), 200);
  const key = ['bin', tenant ?? 'own'];
  const query = useInfiniteQuery({
    queryKey: [...key, sought],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      ask(binPage, {
        query: { text: sought || undefined, before: pageParam ? Number(pageParam) : undefined },
        ...away,
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  const [busy, setBusy] = useState<string | null>(null);
  const lines = query.data?.pages.flatMap((page) => page.content) ?? [];
  const kindOf = ({ entity }: BinLine): string =>
    host.catalogue.hasEntity(entity) ? labels.entity(host.catalogue.entity(entity)) : entity;
  const restore = async (line: BinLine) => {
    setBusy(line.id);
    try {
      const [result] = await host.source.restore(host.catalogue.entity(line.entity), [line.id]);
      if (result?.problem) toasts.show(result.problem, 'danger');
      else toasts.show(text('restored', { name: line.title }));
    } catch (error) {
      toasts.show(sentenceOf(error, text('failed')), 'danger');
    } finally {
      setBusy(null);
      askAllAgain(client, host);
      await client.invalidateQueries({ queryKey: key });
    }
  };
  return (
    <div className="admin-page">
      <PageHeader title={text('title')} description={text('text')} />
      <TextInput
        className="admin-find"
        type="search"
        label={text('find')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <WhenLoaded query={{ ...query, data: query.data }} rows={4} failed={text('failed')}>
        {() =>
          lines.length > 0 ? (
            <AdminTable
              columns={(['name', 'kind', 'by', 'when', 'until', 'act'] as const).map((one) => text(one))}
              rows={lines}
              keyOf={(line) => line.id}
              head={(line) => line.title || kindOf(line)}
              under={(line) => (line.parts > 0 ? text('parts', { count: line.parts }) : null)}
              cells={(line) => (
                <>
                  <td>{kindOf(line)}</td>
                  <td data-label={text('by')}>{line.by.label}</td>
                  <td className="hp-number" data-label={text('when')}>
                    {formats.localTime(line.at)}
                  </td>
                  <td className="hp-number" data-label={text('until')}>
                    {formats.date(line.until.slice(0, 10))}
                  </td>
                  <td>
                    <RowButton
                      label={text('restore')}
                      about={line.title}
                      loading={busy === line.id}
                      onClick={() => void restore(line)}
                    />
                  </td>
                </>
              )}
            />
          ) : sought ? (
            <EmptyState
              title={text('nothing', { text: sought })}
              action={
                <Button variant="default" onClick={() => setWords('')}>
                  {text('clear')}
                </Button>
              }
            />
          ) : (
            <EmptyState icon={Trash2} title={text('empty')}>
              {text('emptyText')}
            </EmptyState>
          )
        }
      </WhenLoaded>
      {query.hasNextPage ? (
        <div className="hp-row">
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {text('older')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
