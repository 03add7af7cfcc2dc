import { ask, endSession } from '@homeport/client';
import { endSession as endOne, logoutEverywhere, type SessionAnswer } from '@homeport/model/identity';
import { Icon } from '@homeport/ui/controls/Icon.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useOnline } from '@homeport/ui/shell/OfflineStrip.tsx';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { LoadedCard } from '../data/LoadedCard.tsx';
import { sessionsQuery } from '../data/queries.ts';
import { useWords } from '../words/use-words.ts';
import { deviceOf } from './device.rules.ts';

/** Where the person is signed in, and how to sign a device out. */
export function SessionsCard() {
  const text = useWords();
  const queries = useQueryClient();
  const isOnline = useOnline();
  const sessions = useQuery(sessionsQuery);
  const failed = () => toasts.show(text('actionFailed'), 'danger');
  const end = useMutation({
    mutationFn: (session: SessionAnswer) => ask(endOne, { params: { id: session.id } }),
    onSuccess: () => toasts.show(text('actionDone')),
    onError: failed,
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const everywhere = useMutation({
    mutationFn: () => ask(logoutEverywhere, { body: {} }),
    onSuccess: endSession,
    onError: failed,
  });
  return (
    <LoadedCard title={text('profile.sessions')} query={sessions} rows={2}>
      {(found) => (
        <>
          <ul className="rows">
            {found.map((session) => (
              <SessionRow key={session.id} session={session} canEnd={isOnline} onEnd={() => end.mutate(session)} />
            ))}
          </ul>
          {found.length > 1 ? (
            <div>
              <Button
                variant="default"
                disabled={!isOnline}
                loading={everywhere.isPending}
                onClick={() => everywhere.mutate()}
              >
                {text('sessions.endAll')}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </LoadedCard>
  );
}
function SessionRow({ session, canEnd, onEnd }: { session: SessionAnswer; canEnd: boolean; onEnd: () => void }) {
  const text = useWords();
  const formats = useFormats();
  const device = deviceOf(session.userAgent);
  const name =
    device.browser && device.system
      ? text('sessions.device', { browser: device.browser, system: device.system })
      : text('sessions.unknown');
  return (
    <li className="row">
      <Icon of={device.isPhone ? Smartphone : Monitor} />
      <span className="row-words">
        <strong>{name}</strong>
        <span className="hp-muted">
          {session.isThis
            ? text('sessions.this')
            : text('sessions.seen', { time: formats.localTime(session.lastSeen) })}
          {session.address ? <span className="hp-hidden"> </span> : null}
        </span>
        {session.address ? (
          <span className="hp-caption hp-number">{text('sessions.address', { address: session.address })}</span>
        ) : null}
      </span>
      {session.isThis ? null : (
        <Button variant="default" disabled={!canEnd} onClick={onEnd}>
          {text('sessions.end')}
          <span className="hp-hidden"> {name}</span>
        </Button>
      )}
    </li>
  );
}
