import { ask } from '@homeport/client';
import { type CallLine, callConnection } from '@homeport/model/calls';
import { JoinedCall as CallWithOthers } from '@homeport/ui/call/JoinedCall.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { useQuery } from '@tanstack/react-query';
import { liveLine } from '../shell/live-line.ts';

/** A call the person is in. */
export function JoinedCall({ call, onLeave }: { call: CallLine; onLeave: () => void }) {
  const { data, error } = useQuery({
    queryKey: ['calls', 'connection', call.id],
    queryFn: ({ signal }) => ask(callConnection, { params: { id: call.id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <CallWithOthers
      call={call}
      iceServers={data?.iceServers as RTCIceServer[] | undefined}
      hasFailed={error !== null}
      socket={useStore(liveLine)}
      onLeave={onLeave}
    />
  );
}
