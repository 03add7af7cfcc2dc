import './account.css';
import { endOtherSession, type SessionLine, signOffEverywhere } from '@homeport/client';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../language/settings.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { toasts } from '../parts/toasts.ts';
import { useOnline } from '../shell/OfflineStrip.tsx';
import { useAccountText } from './account-words.ts';
import { deviceOf } from './device.rules.ts';
import { sessionsQuery } from './sessions-query.ts';

/** The devices somebody is signed in on, and how to sign them out. `onEverywhere` runs when this one is signed out too. */
export function SessionList({
  sessions,
  onEverywhere,
}: {
  sessions: readonly SessionLine[];
  onEverywhere: () => void;
}) {
  const text = useAccountText();
  const queries = useQueryClient();
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: (session: SessionLine) => endOtherSession(session.id),
    onSuccess: () => toasts.show(text('done')),
    onError: () => toasts.show(text('failed'), 'danger'),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const everywhere = async () => {
    try {
      await signOffEverywhere();
    } catch {
      return text('failed');
    }
    onEverywhere();
    return undefined;
  };
  return (
    <div className="hp-lines">
      <ul className="hp-sessions">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} canEnd={isOnline} onEnd={() => end.mutate(session)} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div>
          <Button variant="default" disabled={!isOnline} onClick={() => setAsking(true)}>
            {text('sessions.everywhere')}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        onClose={() => setAsking(false)}
        title={text('sessions.everywhere')}
        confirmLabel={text('sessions.everywhere')}
        onConfirm={everywhere}
      >
        {text('sessions.everywhereText')}
      </ConfirmDialog>
    </div>
  );
}
function SessionRow({ session, canEnd, onEnd }: { session: SessionLine; canEnd: boolean; onEnd: () => void }) {
  const text = useAccountText();
  const formats = useFormats();
  const { browser, system, isPhone } = deviceOf(session.userAgent);
  const name = browser && system ? text('sessions.device', { browser, system }) : text('sessions.unknown');
  return (
    <li>
      <Icon of={isPhone ? Smartphone : Monitor} />
      <span className="hp-session-words">
        <strong>{name}</strong>
        <span className="hp-muted">
          {session.isThis
            ? text('sessions.this')
            : text('sessions.seen', { time: formats.localTime(session.lastSeen) })}
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
