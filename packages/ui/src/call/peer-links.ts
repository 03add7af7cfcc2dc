import { certain } from '@homeport/grammar';
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
  /** The attempt of the sender that this belongs to: after a new start, what was said before means nothing any more. */
  readonly run: string;
  /** The attempt of the receiver that it is meant for; a first word to everybody knows none. */
  readonly at?: string;
  readonly hello?: boolean;
  readonly description?: RTCSessionDescriptionInit;
  readonly candidates?: readonly RTCIceCandidateInit[];
}
interface Link {
  /** The attempt of the other one that this is a link to. */
  readonly run: string;
  readonly connection: RTCPeerConnection;
  readonly take: (signal: Signal) => void;
  readonly close: () => void;
  peer: Peer;
}
/** Names all browsers in the room. */
const everybody = '*';
/** So long a connection may take before it is begun again, in milliseconds; each time twice as long. */
const firstPatience = 5_000;
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
 * Connects this browser with everybody in the room, each with "perfect negotiation": the polite one (the smaller name)
 * waits for the first offer, and takes a later one back when both offer at once. Answers how to end it.
 */
export function connectPeers({ line, iceServers, stream, changed }: PeersOptions): () => void {
  const run = crypto.randomUUID();
  const links = new Map<string, Link>();
  const over = new Set<string>();
  const tellAll = () => changed([...links.values()].map((link) => link.peer));
  const drop = (id: string) => {
    const link = links.get(id);
    if (!link) return;
    over.add(link.run);
    link.close();
    links.delete(id);
    tellAll();
  };
  const linkTo = (id: string, name: string, theirs: string): Link => {
    const known = links.get(id);
    if (known?.run === theirs) return known;
    drop(id);
    const tell = (signal: Words) => line.tell({ to: id, run, at: theirs, ...signal } satisfies Signal);
    const link = makeLink({ id, name, run: theirs, isPolite: line.me < id, tell }, iceServers, stream, tellAll);
    links.set(id, link);
    tellAll();
    return link;
  };
  const stop = line.hear(({ what, from, name, data }) => {
    if (what === 'left') return drop(from);
    const signal = data as Signal;
    if (typeof signal !== 'object' || signal === null || over.has(signal.run)) return;
    if (signal.to === everybody) {
      linkTo(from, name, signal.run);
      line.tell({ to: from, run, at: signal.run, hello: true } satisfies Signal);
    } else if (signal.to === line.me && signal.at === run) linkTo(from, name, signal.run).take(signal);
  });
  // Said when this browser hears, which is later than it entered: camera and microphone take their time.
  line.tell({ to: everybody, run, hello: true } satisfies Signal);
  return () => {
    stop();
    for (const id of [...links.keys()]) drop(id);
  };
}

type Words = Pick<Signal, 'description' | 'candidates'>;
interface Other {
  readonly id: string;
  readonly name: string;
  readonly run: string;
  /** Who takes back the own offer when both offer at once. */
  readonly isPolite: boolean;
  tell(words: Words): void;
}

function makeLink(
  { id, name, run, isPolite, tell }: Other,
  iceServers: readonly RTCIceServer[],
  stream: MediaStream | null,
  changed: () => void,
): Link {
  const connection = new RTCPeerConnection({ iceServers: [...iceServers] });
  let isOffering = false;
  let candidates: RTCIceCandidateInit[] = [];
  const waiting: RTCIceCandidateInit[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const describe = async () => {
    await connection.setLocalDescription();
    if (connection.localDescription) tell({ description: connection.localDescription.toJSON() });
  };
  const take = async ({ description, candidates: given = [] }: Signal) => {
    if (description) {
      const isCollision = description.type === 'offer' && (isOffering || connection.signalingState !== 'stable');
      if (!isPolite && isCollision) return;
      // An answer that was given twice.
      if (description.type === 'answer' && connection.signalingState !== 'have-local-offer') return;
      await connection.setRemoteDescription(description);
      if (description.type === 'offer') await describe();
    }
    // Those of an offer that was taken back fit nothing any more; those that came before their description fit the next.
    const known = description ? waiting.splice(0) : [];
    for (const candidate of [...known, ...given])
      await connection.addIceCandidate(candidate).catch(() => void waiting.push(candidate));
  };
  // Words may get lost on their way. One of the two says them again, so that they do not meet half way.
  let patience = firstPatience;
  const sayAgain = () => {
    patience *= 2;
    again = setTimeout(sayAgain, patience);
    if (isPolite || connection.connectionState === 'connected') return;
    if (connection.signalingState === 'stable') connection.restartIce();
    else if (connection.localDescription) tell({ description: connection.localDescription.toJSON() });
  };
  let again = setTimeout(sayAgain, patience);
  let work: Promise<unknown> = Promise.resolve();
  const link: Link = {
    run,
    connection,
    peer: { id, name, stream: null, state: connection.connectionState },
    // One after the other, whatever comes in meanwhile; what cannot be taken is settled by the next offer.
    take: (signal) => {
      work = work.then(() => take(signal)).catch(() => connection.restartIce());
    },
    close: () => {
      clearTimeout(timer);
      clearTimeout(again);
      connection.close();
    },
  };
  connection.addEventListener('negotiationneeded', () => {
    // One of the two begins. Who takes a first offer back is, in Chromium, left without addresses to be reached at.
    if (isPolite && !connection.remoteDescription) return;
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
  for (const track of stream?.getTracks() ?? []) connection.addTrack(track, certain(stream));
  // Without anything to send one still wants to see the others; who answers takes what is offered.
  if (!stream && !isPolite)
    for (const kind of ['audio', 'video']) connection.addTransceiver(kind, { direction: 'recvonly' });
  return link;
}
