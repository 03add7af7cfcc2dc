import { InlineError } from '../parts/InlineError.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { CallRoom } from './CallRoom.tsx';
import { useCallText } from './call-words.ts';
import { type CallSocket, useCallLine } from './use-call-line.ts';

export interface JoinedCallProps {
  readonly call: { readonly id: string; readonly title: string };
  /** How the browsers find each other; undefined until it has come. */
  readonly iceServers: readonly RTCIceServer[] | undefined;
  /** It cannot be had. */
  readonly hasFailed: boolean;
  /** The open line of the application; null while there is none. */
  readonly socket: CallSocket | null;
  readonly tenant?: string;
  readonly onLeave: () => void;
  /** Ends it for everybody, where the reader may. */
  readonly onEnd?: () => void;
}
/** A call that somebody is in, from the moment they join it. */
export function JoinedCall({ call, iceServers, hasFailed, socket, tenant, onLeave, onEnd }: JoinedCallProps) {
  const text = useCallText();
  const { line, isRefused } = useCallLine(socket, `call:${call.id}`, tenant);
  return (
    <>
      <PageHeader title={call.title} />
      {hasFailed || isRefused ? (
        <InlineError message={text('notJoined')} onRetry={onLeave} />
      ) : iceServers ? (
        <CallRoom
          title={call.title}
          line={line}
          iceServers={iceServers}
          onLeave={onLeave}
          {...(onEnd ? { onEnd } : {})}
        />
      ) : (
        <p aria-live="polite">{text('opening')}</p>
      )}
    </>
  );
}
