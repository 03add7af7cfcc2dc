import '../frame/page-styles.css';
import { ask } from '@homeport/client';
import { deadEvents, retryDeadEvents } from '@homeport/model/exchange';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useScreen } from '../frame/use-screen.ts';
import { AdminTable } from './AdminTable.tsx';
import { givenUpPath } from './paths.ts';
import { RowButton } from './RowButton.tsx';
import { sentenceOf, useAdmin } from './use-admin.ts';
import { WhenLoaded } from './WhenLoaded.tsx';

const columns = ['event', 'about', 'failure', 'when', 'act'] as const;

/** Events nobody managed to act on (a mail that was never taken, say), and having them tried again. */
export function GivenUpPage() {
  const text = useAdmin();
  const formats = useFormats();
  const queries = useQueryClient();
  const { tenant } = useScreen(givenUpPath);
  const away = tenant ? { tenant } : {};
  const key = ['given-up', tenant ?? 'own'];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(deadEvents, { ...away, signal }),
    refetchInterval: 30_000,
  });
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const events = query.data?.content ?? [];
  const retry = async (effectId: string | null) => {
    setBusy(effectId ?? 'all');
    setFailed(null);
    try {
      const { retried } = await ask(retryDeadEvents, { body: { effectId }, key: crypto.randomUUID(), ...away });
      toasts.show(text('givenUp.retried', { count: retried }));
    } catch (error) {
      setFailed(sentenceOf(error, text('failed')));
    } finally {
      setBusy(null);
      await queries.invalidateQueries({ queryKey: key });
    }
  };
  return (
    <div className="admin-page">
      <PageHeader
        title={text('givenUp.title')}
        aside={query.data ? query.data.totalElements : undefined}
        description={text('givenUp.text')}
        actions={
          events.length > 0 ? (
            <Button loading={busy === 'all'} onClick={() => void retry(null)}>
              {text('givenUp.retryAll')}
            </Button>
          ) : undefined
        }
      />
      {failed ? <InlineError message={failed} /> : null}
      <WhenLoaded query={query} rows={4} failed={text('failed')}>
        {() =>
          events.length === 0 ? (
            <EmptyState icon={CircleCheck} title={text('givenUp.empty')}>
              {text('givenUp.emptyText')}
            </EmptyState>
          ) : (
            <AdminTable
              columns={columns.map((one) => text(`givenUp.${one}`))}
              rows={events}
              keyOf={(one) => one.effectId}
              head={(one) => one.eventLabel}
              under={(one) => text('givenUp.attempts', { count: one.attempts })}
              cells={(one) => (
                <>
                  <td>{one.entityLabel}</td>
                  <td>{one.failure ?? text('givenUp.noReason')}</td>
                  <td className="hp-number">{formats.localTime(one.dead)}</td>
                  <td>
                    <RowButton
                      label={text('givenUp.retry')}
                      about={one.eventLabel}
                      loading={busy === one.effectId}
                      onClick={() => void retry(one.effectId)}
                    />
                  </td>
                </>
              )}
            />
          )
        }
      </WhenLoaded>
    </div>
  );
}
