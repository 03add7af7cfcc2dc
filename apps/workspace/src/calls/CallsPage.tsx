import '../frame/page-styles.css';
import '../chat/talks.css';
import { ask, run } from '@homeport/client';
import { type CallLine, cancelCall, canJoin, isPast, listCalls } from '@homeport/model/calls';
import { videoCallStatusTones } from '@homeport/model/tones';
import { useCallText } from '@homeport/ui/call/call-words.ts';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTalks } from '../chat/use-talks.ts';
import { useScreen } from '../frame/use-screen.ts';
import { JoinedCall } from './JoinedCall.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';

/** The team's video calls: planned ones first, joined from here. */
export function CallsPage() {
  const text = useTalks();
  const ofCalls = useCallText();
  const formats = useFormats();
  const client = useQueryClient();
  const { tenant, search, onSearch } = useScreen('/workspace/cases/video-calls');
  const away = tenant ? { tenant } : {};
  const { data } = useQuery({
    queryKey: ['calls', tenant ?? 'own'],
    queryFn: ({ signal }) => ask(listCalls, { ...away, signal }),
    refetchInterval: 60_000,
  });
  const now = useNow();
  const calls = data ?? [];
  const planned = calls.filter((one) => !isPast(one, now)).sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  const over = calls.filter((one) => isPast(one, now));
  const joined = planned.find((one) => one.id === search.join);
  const cancel = (call: CallLine) =>
    run(cancelCall, call.id, {}, { key: crypto.randomUUID(), ...away })
      .then(() => client.invalidateQueries({ queryKey: ['calls'] }))
      .then(() => toasts.show(text('actionDone')))
      .catch(() => toasts.show(text('actionFailed'), 'danger'));
  if (joined)
    return (
      <Suspense fallback={<p aria-live="polite">{ofCalls('opening')}</p>}>
        <JoinedCall call={joined} {...away} onLeave={() => onSearch({})} />
      </Suspense>
    );
  // Nobody has to say that a call is over.
  const stateOf = ({ status }: CallLine, isOver: boolean) => (isOver && status === 'SCHEDULED' ? 'ENDED' : status);
  const row = (call: CallLine, isOver: boolean) => (
    <tr key={call.id}>
      <td>{call.title}</td>
      <td data-label={text('calls.assignee')}>{call.assigneeName}</td>
      <td data-label={text('calls.host')}>{call.hostName}</td>
      <td data-label={text('calls.when')}>{formats.localTime(call.startsAt)}</td>
      <td>
        <StatusChip
          state={stateOf(call, isOver)}
          tone={videoCallStatusTones[stateOf(call, isOver)]}
          label={text(`calls.status.${stateOf(call, isOver)}`)}
        />
      </td>
      <td>
        {isOver ? null : (
          <span className="talk-acts">
            <Button
              size="compact-sm"
              aria-disabled={canJoin(call, now) ? undefined : true}
              variant={canJoin(call, now) ? 'filled' : 'default'}
              onClick={() =>
                canJoin(call, now) ? onSearch({ join: call.id }) : toasts.show(text('calls.early'), 'info')
              }
            >
              {text('calls.join')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => void cancel(call)}>
              {text('calls.cancel')}
            </Button>
          </span>
        )}
      </td>
    </tr>
  );
  return (
    <>
      <PageHeader
        title={text('calls.title')}
        aside={calls.length}
        actions={<Button onClick={() => onSearch({ schedule: 'true' })}>{ofCalls('schedule')}</Button>}
      />
      {data && calls.length === 0 ? (
        <EmptyState icon={Video} title={text('calls.empty')} />
      ) : (
        <div className="talk-table">
          <table>
            <thead>
              <tr>
                {(['subject', 'assignee', 'host', 'when', 'state', 'acts'] as const).map((one) => (
                  <th key={one} scope="col">
                    {text(`calls.${one}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {planned.map((call) => row(call, false))}
              {over.map((call) => row(call, true))}
            </tbody>
          </table>
        </div>
      )}
      {search.schedule ? <ScheduleDialog {...away} onClose={() => onSearch({})} /> : null}
    </>
  );
}

/** The time, told every ten seconds: buttons open on it. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
