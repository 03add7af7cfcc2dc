/** What somebody does in the room of a call. */
export interface CallEvent {
  readonly what: 'entered' | 'left' | 'told';
  readonly from: string;
  readonly name: string;
  readonly data?: unknown;
}
/** How browsers of one call reach each other until they are connected. */
export interface CallLine {
  /** The name of this browser in the room. */
  readonly me: string;
  tell(data: unknown): void;
  /** Answers how to stop hearing. */
  hear(listener: (event: CallEvent) => void): () => void;
}
/** Somebody else in the call. */
export interface Peer {
  readonly id: string;
  readonly name: string;
  readonly stream: MediaStream | null;
  readonly state: RTCPeerConnectionState;
}
interface Signal {
  readonly to: string;
  readonly hello?: boolean;
  readonly description?: RTCSessionDescriptionInit;
  readonly candidates?: readonly RTCIceCandidateInit[];
}
interface Link {
  readonly connection: RTCPeerConnection;
  readonly take: (signal: Signal) => void;
  readonly close: () => void;
  peer: Peer;
}
/** Names all browsers in the room. */
const everybody = '*';
/** Candidates are gathered so long before they are told, in milliseconds: one message instead of twenty. */
const gather = 150;

export interface PeersOptions {
  readonly line: CallLine;
  readonly iceServers: readonly RTCIceServer[];
  /** What this browser sends; null when nobody gave leave. */
  readonly stream: MediaStream | null;
  readonly changed: (peers: readonly Peer[]) => void;
}

/**
 * Connects this browser with everybody in the room, each with "perfect negotiation": when both sides offer at once, the
 * polite one (the smaller name) takes its offer back. Answers how to end it.
 */
export function connectPeers({ line, iceServers, stream, changed }: PeersOptions): () => void {
  const links = new Map<string, Link>();
  const tellAll = () => changed([...links.values()].map((link) => link.peer));
  const linkTo = (id: string, name: string): Link => {
    const known = links.get(id);
    if (known) return known;
    const link = makeLink(id, name, line, iceServers, stream, tellAll);
    links.set(id, link);
    tellAll();
    return link;
  };
  const drop = (id: string) => {
    links.get(id)?.close();
    if (links.delete(id)) tellAll();
  };
  const stop = line.hear(({ what, from, name, data }) => {
    if (what === 'left') return drop(from);
    const signal = data as Signal;
    if (typeof signal !== 'object' || signal === null) return;
    if (signal.to === everybody) {
      // A browser that came back under its old name starts afresh.
      drop(from);
      linkTo(from, name);
      line.tell({ to: from, hello: true } satisfies Signal);
    } else if (signal.to === line.me) linkTo(from, name).take(signal);
  });
  // Said when this browser hears, which is later than it entered: camera and microphone take their time.
  line.tell({ to: everybody, hello: true } satisfies Signal);
  return () => {
    stop();
    for (const id of [...links.keys()]) drop(id);
  };
}

function makeLink(
  id: string,
  name: string,
  line: CallLine,
  iceServers: readonly RTCIceServer[],
  stream: MediaStream | null,
  changed: () => void,
): Link {
  const connection = new RTCPeerConnection({ iceServers: [...iceServers] });
  const isPolite = line.me < id;
  let isOffering = false;
  let candidates: RTCIceCandidateInit[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (signal: Omit<Signal, 'to'>) => line.tell({ to: id, ...signal } satisfies Signal);
  const describe = async () => {
    await connection.setLocalDescription();
    if (connection.localDescription) tell({ description: connection.localDescription.toJSON() });
  };
  const take = async ({ description, candidates: given = [] }: Signal) => {
    if (description) {
      const isCollision = description.type === 'offer' && (isOffering || connection.signalingState !== 'stable');
      if (!isPolite && isCollision) return;
      await connection.setRemoteDescription(description);
      if (description.type === 'offer') await describe();
    }
    // Those of an offer that was taken back fit nothing any more; starting anew for them would meet the next offer half way.
    for (const candidate of given) await connection.addIceCandidate(candidate).catch(() => undefined);
  };
  let work: Promise<unknown> = Promise.resolve();
  const link: Link = {
    connection,
    peer: { id, name, stream: null, state: connection.connectionState },
    // One after the other, whatever comes in meanwhile; what cannot be taken is settled by the next offer.
    take: (signal) => {
      work = work.then(() => take(signal)).catch(() => connection.restartIce());
    },
    close: () => {
      clearTimeout(timer);
      connection.close();
    },
  };
  connection.addEventListener('negotiationneeded', () => {
    isOffering = true;
    describe()
      .catch(() => undefined)
      .finally(() => {
        isOffering = false;
      });
  });
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate) candidates.push(candidate.toJSON());
    timer ??= setTimeout(() => {
      timer = undefined;
      if (candidates.length > 0) tell({ candidates });
      candidates = [];
    }, gather);
  });
  connection.addEventListener('track', ({ streams }) => {
    link.peer = { ...link.peer, stream: streams[0] ?? null };
    changed();
  });
  connection.addEventListener('connectionstatechange', () => {
    link.peer = { ...link.peer, state: connection.connectionState };
    if (connection.connectionState === 'failed') connection.restartIce();
    changed();
  });
  for (const track of stream?.getTracks() ?? []) connection.addTrack(track, stream as MediaStream);
  // Without anything to send one still wants to see the others.
  if (!stream) for (const kind of ['audio', 'video']) connection.addTransceiver(kind, { direction: 'recvonly' });
  return link;
}
