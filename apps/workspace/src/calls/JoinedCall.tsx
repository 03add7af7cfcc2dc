import { ask, run } from '@homeport/client';
import { type CallLine, callConnection, endCall } from '@homeport/model/calls';
import { JoinedCall as CallWithOthers } from '@homeport/ui/call/JoinedCall.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTalks } from '../chat/use-talks.ts';
import { liveLine } from '../frame/live-line.ts';

interface JoinedCallProps {
  readonly call: CallLine;
  readonly tenant?: string;
  readonly onLeave: () => void;
}
/** A call the team is in. */
export function JoinedCall({ call, tenant, onLeave }: JoinedCallProps) {
  const text = useTalks();
  const client = useQueryClient();
  const away = tenant ? { tenant } : {};
  const { data, error } = useQuery({
    queryKey: ['calls', 'connection', call.id],
    queryFn: ({ signal }) => ask(callConnection, { params: { id: call.id }, ...away, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const end = () =>
    run(endCall, call.id, {}, { key: crypto.randomUUID(), ...away })
      .then(() => client.invalidateQueries({ queryKey: ['calls'] }))
      .then(onLeave)
      .catch(() => toasts.show(text('actionFailed'), 'danger'));
  return (
    <CallWithOthers
      call={call}
      iceServers={data?.iceServers as RTCIceServer[] | undefined}
      hasFailed={error !== null}
      socket={useStore(liveLine)}
      {...away}
      onLeave={onLeave}
      onEnd={() => void end()}
    />
  );
}
