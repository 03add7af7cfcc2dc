import './call.css';
import { Button } from '@mantine/core';
import { Mic, MicOff, PhoneOff, Video, VideoOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../parts/Banner.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PersonMark } from '../parts/PersonMark.tsx';
import { useCallText } from './call-words.ts';
import { type CallLine, connectPeers, type Peer } from './peer-links.ts';

export interface CallRoomProps {
  readonly title: string;
  /** The place where the browsers meet; null while it is not entered. */
  readonly line: CallLine | null;
  readonly iceServers: readonly RTCIceServer[];
  readonly onLeave: () => void;
  /** Ends it for everybody, where the reader may. */
  readonly onEnd?: () => void;
}

/** A running video call: the others, oneself, microphone, camera, leave. Knows nothing of whose call it is. */
export function CallRoom({ title, line, iceServers, onLeave, onEnd }: CallRoomProps) {
  const text = useCallText();
  const media = useMedia();
  const [peers, setPeers] = useState<readonly Peer[]>([]);
  const { stream, isReady } = media;
  useEffect(() => {
    if (!line || !isReady) return undefined;
    return connectPeers({ line, iceServers, stream, changed: setPeers });
  }, [line, iceServers, stream, isReady]);
  return (
    <section className="hp-call" aria-label={title}>
      {media.hasFailed ? <Banner tone="warning">{text('noDevices')}</Banner> : null}
      <p aria-live="polite" className="hp-muted">
        {peers.length === 0 ? text('alone') : text('people', { count: peers.length })}
      </p>
      <div className="hp-call-views">
        {peers.map((peer) => (
          <View key={peer.id} name={peer.name} stream={peer.stream} state={peer.state} />
        ))}
        <View name={text('you')} stream={stream} isMine />
      </div>
      <div className="hp-call-bar">
        <Button
          variant="default"
          leftSection={<Icon of={media.hasSound ? Mic : MicOff} small />}
          onClick={() => media.toggle('audio')}
        >
          {text(media.hasSound ? 'mute' : 'unmute')}
        </Button>
        <Button
          variant="default"
          leftSection={<Icon of={media.hasPicture ? Video : VideoOff} small />}
          onClick={() => media.toggle('video')}
        >
          {text(media.hasPicture ? 'cameraOff' : 'cameraOn')}
        </Button>
        <Button color="danger" leftSection={<Icon of={PhoneOff} small />} onClick={onLeave}>
          {text('leave')}
        </Button>
        {onEnd ? (
          <Button variant="default" onClick={onEnd}>
            {text('end')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function View({
  name,
  stream,
  state,
  isMine,
}: {
  name: string;
  stream: MediaStream | null;
  state?: RTCPeerConnectionState;
  isMine?: boolean;
}) {
  const text = useCallText();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current && video.current.srcObject !== stream) video.current.srcObject = stream;
  }, [stream]);
  return (
    <figure className="hp-call-view" data-mine={isMine || undefined} data-state={state}>
      {stream ? null : <PersonMark name={name} />}
      <video ref={video} autoPlay playsInline muted={isMine === true} hidden={!stream} />
      <figcaption>
        {name}
        {state && state !== 'connected' ? ` · ${text(state === 'failed' ? 'lost' : 'connecting')}` : ''}
      </figcaption>
    </figure>
  );
}

/** Microphone and camera; what is refused or missing is left out. */
function useMedia() {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [isReady, setReady] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [off, setOff] = useState({ audio: false, video: false });
  useEffect(() => {
    let taken: MediaStream | null = null;
    let isGone = false;
    const ask = async () => {
      const { mediaDevices } = navigator;
      if (!mediaDevices) throw new Error('no devices');
      return mediaDevices
        .getUserMedia({ audio: true, video: { width: { ideal: 1280 } } })
        .catch(() => mediaDevices.getUserMedia({ audio: true }));
    };
    ask()
      .then(
        (got) => {
          taken = got;
          if (isGone) for (const track of got.getTracks()) track.stop();
          else setStream(got);
        },
        () => setFailed(true),
      )
      .finally(() => setReady(true));
    return () => {
      isGone = true;
      for (const track of taken?.getTracks() ?? []) track.stop();
    };
  }, []);
  const toggle = (kind: 'audio' | 'video') =>
    setOff((now) => {
      const next = { ...now, [kind]: !now[kind] };
      for (const track of stream?.getTracks() ?? []) if (track.kind === kind) track.enabled = !next[kind];
      return next;
    });
  return { stream, isReady, hasFailed, toggle, hasSound: !off.audio, hasPicture: !off.video };
}
