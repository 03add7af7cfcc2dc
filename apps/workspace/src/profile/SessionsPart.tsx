import { call } from '@homeport/client';
import type { SessionAnswer } from '@homeport/model/identity';
import { StatusChip } from '@homeport/ui/controls/StatusChip.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { FailureNote, useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';

/** Where one is signed in, and how to end it. */
export function SessionsPart() {
  const text = useWords();
  const formats = useFormats();
  const failure = useFailureText();
  const { signOut } = useWorkspace();
  const [isAsking, setAsking] = useState(false);
  const query = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => call<readonly SessionAnswer[]>('GET', 'auth/sessions', { signal }),
  });
  if (query.error) return <FailureNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <ListSkeleton rows={3} />;
  const end = (id: string) =>
    call('DELETE', `auth/sessions/${id}`).then(
      () => void query.refetch(),
      (error: unknown) => toasts.show(failure(error), 'danger'),
    );
  return (
    <div className="hp-lines">
      <ul className="ws-sessions">
        {query.data.map((session) => (
          <li key={session.id}>
            <span className="ws-pay-name">
              <strong>{session.userAgent ?? text('sessions.unknown')}</strong>
              <span className="hp-caption">
                {text('sessions.line', { address: session.address ?? '', seen: formats.dateTime(session.lastSeen) })}
              </span>
            </span>
            {session.isThis ? (
              <StatusChip state="active" label={text('sessions.this')} />
            ) : (
              <Button variant="default" onClick={() => void end(session.id)}>
                {text('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button variant="default" color="danger" onClick={() => setAsking(true)}>
          {text('sessions.everywhere')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        onClose={() => setAsking(false)}
        title={text('sessions.everywhere')}
        confirmLabel={text('sessions.everywhere')}
        onConfirm={async () => {
          try {
            await call('POST', 'auth/logout-everywhere', { body: {} });
          } catch (error) {
            return failure(error);
          }
          signOut();
          return undefined;
        }}
      >
        {text('sessions.everywhereText')}
      </ConfirmDialog>
    </div>
  );
}
