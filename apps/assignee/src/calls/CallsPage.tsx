import '../contacts/contacts.css';
import { Problem, run } from '@homeport/client';
import { type CallLine, cancelCall, canJoin, isPast, joinWindow } from '@homeport/model/calls';
import { videoCallStatusTones } from '@homeport/model/tones';
import { useCallText } from '@homeport/ui/call/call-words.ts';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { Video } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { callsQuery } from './call-data.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { useCallTime } from './use-call-time.ts';
import { callWords } from './words.ts';

const JoinedCall = lazyPart(() => import('./JoinedCall.tsx').then((it) => it.JoinedCall));
const address = '/dashboard/video-calls';

/** The next call with its countdown, what is planned after it, and what is over. */
export function CallsPage() {
  const text = usePageWords(callWords);
  const ofCalls = useCallText();
  const router = useRouter();
  const { schedule, join } = useSearch({ strict: false });
  const { data = [] } = useQuery(callsQuery);
  const now = useNow();
  const planned = data.filter((one) => !isPast(one, now)).sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  const over = data.filter((one) => isPast(one, now));
  const [next, ...later] = planned;
  const joined = planned.find((one) => one.id === join);
  if (joined)
    return (
      <Suspense fallback={<p aria-live="polite">{ofCalls('opening')}</p>}>
        <JoinedCall call={joined} onLeave={() => router.history.replace(address)} />
      </Suspense>
    );
  const canJoinNow = next !== undefined && canJoin(next, now);
  return (
    <>
      <PageHeader
        title={text('title')}
        description={text('text')}
        actions={
          <Button
            variant={canJoinNow ? 'default' : 'filled'}
            onClick={() => router.history.push(`${address}?schedule=true`)}
          >
            {ofCalls('schedule')}
          </Button>
        }
      />
      <div className="contact-columns">
        {next ? (
          <NextCall call={next} now={now} />
        ) : (
          <EmptyState icon={Video} title={text('empty')}>
            {text('emptyText')}
          </EmptyState>
        )}
        <div className="hp-lines">
          {later.length > 0 ? <CallList title={text('later')} calls={later} /> : null}
          {over.length > 0 ? <CallList title={text('past')} calls={over} /> : null}
        </div>
      </div>
      {schedule ? <ScheduleDialog onClose={() => router.history.replace(address)} /> : null}
    </>
  );
}

function NextCall({ call, now }: { call: CallLine; now: number }) {
  const text = usePageWords(callWords);
  const ofCalls = useCallText();
  const queries = useQueryClient();
  const router = useRouter();
  const time = useCallTime();
  const [isCancelling, setCancelling] = useState(false);
  const isOpen = canJoin(call, now);
  const opens = joinWindow(call.startsAt, call.minutes).from;
  const cancel = async () => {
    try {
      await run(cancelCall, call.id, {}, { key: crypto.randomUUID() });
    } catch (error) {
      toasts.show(text('actionFailed'), 'danger');
      return error instanceof Problem ? error.message : text('actionFailed');
    }
    await queries.invalidateQueries({ queryKey: callsQuery.queryKey });
    toasts.show(text('actionDone'));
    return undefined;
  };
  return (
    <Card title={call.title}>
      <p role="timer">{isOpen ? text('open') : text('opensIn', { time: time.until(opens, now) })}</p>
      <dl className="hp-facts">
        <div>
          <dt>{text('yourTime')}</dt>
          <dd>{time.mine(call.startsAt)}</dd>
        </div>
        {call.hostTimeZone ? (
          <div>
            <dt>{text('theirTime', { name: call.hostName })}</dt>
            <dd>{time.at(call.startsAt, call.hostTimeZone)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{text('people')}</dt>
          <dd>{time.list([call.assigneeName, call.hostName])}</dd>
        </div>
        <div>
          <dt>{ofCalls('length')}</dt>
          <dd>{ofCalls('minutes', { count: call.minutes })}</dd>
        </div>
      </dl>
      {call.notes ? <p>{call.notes}</p> : null}
      <div className="contact-acts">
        <Button
          leftSection={<Icon of={Video} small />}
          aria-disabled={isOpen ? undefined : true}
          variant={isOpen ? 'filled' : 'default'}
          onClick={() => (isOpen ? router.history.push(`${address}?join=${call.id}`) : undefined)}
        >
          {text('join')}
        </Button>
        <Button variant="default" onClick={() => setCancelling(true)}>
          {text('cancelCall')}
        </Button>
      </div>
      {isOpen ? null : <p className="hp-caption">{text('joinHint')}</p>}
      <ConfirmDialog
        isOpen={isCancelling}
        onClose={() => setCancelling(false)}
        title={text('cancelTitle', { title: call.title })}
        confirmLabel={text('cancelCall')}
        isDangerous
        onConfirm={cancel}
      >
        {text('cancelText', { name: call.hostName })}
      </ConfirmDialog>
    </Card>
  );
}

function CallList({ title, calls }: { title: string; calls: readonly CallLine[] }) {
  const text = usePageWords(callWords);
  const time = useCallTime();
  const stateOf = (call: CallLine) => (call.status === 'SCHEDULED' && isPast(call, Date.now()) ? 'ENDED' : call.status);
  return (
    <Card title={title}>
      <ul className="contact-list">
        {calls.map((call) => (
          <li key={call.id} className="contact-row">
            <span className="person-words">
              <strong>{call.title}</strong>
              <span className="hp-muted">{time.list([call.assigneeName, call.hostName])}</span>
              <span className="hp-caption">{time.mine(call.startsAt)}</span>
            </span>
            <StatusChip
              state={stateOf(call)}
              tone={videoCallStatusTones[stateOf(call)]}
              label={text(`status.${stateOf(call)}`)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The time, told every second: a countdown runs on it. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
