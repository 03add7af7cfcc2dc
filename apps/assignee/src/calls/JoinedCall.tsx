import { ask } from '@homeport/client';
import { type CallLine, callConnection } from '@homeport/model/calls';
import { CallRoom } from '@homeport/ui/call/CallRoom.tsx';
import { callRoomWords } from '@homeport/ui/call/call-words.ts';
import { useCallLine } from '@homeport/ui/call/use-call-line.ts';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useApp } from '../shell/app-context.ts';
import { liveLine } from '../shell/live-line.ts';
import { learnWords, usePageWords } from '../words/page-words.ts';
import { callWords } from './words.ts';

let learning: Promise<void> | undefined;

/** A call the person is in. */
export function JoinedCall({ call, onLeave }: { call: CallLine; onLeave: () => void }) {
  const { language } = useApp();
  learning ??= learnWords(language, callRoomWords);
  use(learning);
  const text = usePageWords(callWords);
  const { data, error } = useQuery({
    queryKey: ['calls', 'connection', call.id],
    queryFn: ({ signal }) => ask(callConnection, { params: { id: call.id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { line, isRefused } = useCallLine(useStore(liveLine), `call:${call.id}`);
  return (
    <>
      <PageHeader title={call.title} />
      {error || isRefused ? (
        <InlineError message={text('notJoined')} onRetry={onLeave} />
      ) : data ? (
        <CallRoom title={call.title} line={line} iceServers={data.iceServers as RTCIceServer[]} onLeave={onLeave} />
      ) : (
        <p aria-live="polite">{text('opening')}</p>
      )}
    </>
  );
}
