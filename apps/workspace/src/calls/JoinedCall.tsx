import { ask, run } from '@homeport/client';
import { type CallLine, callConnection, endCall } from '@homeport/model/calls';
import { CallRoom } from '@homeport/ui/call/CallRoom.tsx';
import { callRoomWords } from '@homeport/ui/call/call-words.ts';
import { useCallLine } from '@homeport/ui/call/use-call-line.ts';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTalks } from '../chat/use-talks.ts';
import { liveLine } from '../frame/live-line.ts';
import { useLearned } from '../frame/use-learned.ts';

interface JoinedCallProps {
  readonly call: CallLine;
  readonly tenant?: string;
  readonly onLeave: () => void;
}
/** A call the team is in. */
export function JoinedCall({ call, tenant, onLeave }: JoinedCallProps) {
  useLearned(callRoomWords.space, callRoomWords.files);
  const text = useTalks();
  const { data, error } = useQuery({
    queryKey: ['calls', 'connection', call.id],
    queryFn: ({ signal }) => ask(callConnection, { params: { id: call.id }, ...(tenant ? { tenant } : {}), signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const client = useQueryClient();
  const end = () =>
    run(endCall, call.id, {}, { key: crypto.randomUUID(), ...(tenant ? { tenant } : {}) })
      .then(() => client.invalidateQueries({ queryKey: ['calls'] }))
      .then(onLeave)
      .catch(() => toasts.show(text('actionFailed'), 'danger'));
  const { line, isRefused } = useCallLine(useStore(liveLine), `call:${call.id}`, tenant);
  return (
    <>
      <PageHeader title={call.title} />
      {error || isRefused ? (
        <InlineError message={text('calls.notJoined')} onRetry={onLeave} />
      ) : data ? (
        <CallRoom
          title={call.title}
          line={line}
          iceServers={data.iceServers as RTCIceServer[]}
          onLeave={onLeave}
          onEnd={() => void end()}
        />
      ) : (
        <p aria-live="polite">{text('calls.opening')}</p>
      )}
    </>
  );
}
