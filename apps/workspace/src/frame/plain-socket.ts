import type { CallSocket } from '@homeport/ui/call/use-call-line.ts';

export interface PlainSocketOptions {
  /** Address of the line, `wss://host/api/live/`. */
  readonly url: string;
  /** A new ticket for every attempt; null while nobody is signed in. */
  readonly ticket: () => Promise<string | null>;
}
type Listener = (...values: unknown[]) => void;

/** Between attempts, in milliseconds; grows to the second value while they fail. */
const pauses = [1_000, 30_000] as const;

/**
 * The server's socket (Engine.IO 4 with Socket.IO 5 packets) over a WebSocket and nothing else: events, answers to them, and
 * connecting again with a new ticket. `0` opens, `40` connects, `42` is an event, `43` an answer, `2` and `3` ask and say
 * that the other side is there.
 */
export function openPlainSocket({ url, ticket }: PlainSocketOptions): CallSocket & { close(): void } {
  const listeners = new Map<string, Set<Listener>>();
  const answers = new Map<number, Listener>();
  let socket: WebSocket | null = null;
  let isClosed = false;
  let pause: number = pauses[0];
  let count = 0;
  const tell = (event: string, values: readonly unknown[]) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(...values);
  };
  const take = (packet: string) => {
    const [, kind = '', id = '', body = ''] = /^(4[0-4]|[0-6])(\d*)([\s\S]*)$/.exec(packet) ?? [];
    if (kind === '2') socket?.send('3');
    else if (kind === '0') {
      ticket().then(
        (given) => socket?.send(`40${JSON.stringify(given === null ? {} : { ticket: given })}`),
        () => socket?.close(),
      );
    } else if (kind === '40') pause = pauses[0];
    else if (kind === '42') {
      const [event, ...values] = JSON.parse(body) as [string, ...unknown[]];
      tell(event, values);
    } else if (kind === '43') {
      answers.get(Number(id))?.(...(JSON.parse(body) as unknown[]));
      answers.delete(Number(id));
    } else if (kind === '41' || kind === '44') socket?.close();
  };
  const connect = () => {
    if (isClosed) return;
    const mine = new WebSocket(`${url}?EIO=4&transport=websocket`);
    socket = mine;
    mine.addEventListener('message', ({ data }) => take(String(data)));
    mine.addEventListener('close', () => {
      if (socket === mine) socket = null;
      answers.clear();
      tell('disconnect', []);
      // Not all pages of a node that went come back at once.
      setTimeout(connect, pause * (0.5 + Math.random()));
      pause = Math.min(pause * 2, pauses[1]);
    });
  };
  connect();
  return {
    emit(event, ...values) {
      const last = values.at(-1);
      const isAsking = typeof last === 'function';
      if (isAsking) {
        count += 1;
        answers.set(count, last as Listener);
      }
      if (socket?.readyState !== WebSocket.OPEN) return;
      socket.send(`42${isAsking ? count : ''}${JSON.stringify([event, ...(isAsking ? values.slice(0, -1) : values)])}`);
    },
    on(event, listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener as Listener));
    },
    off: (event, listener) => void listeners.get(event)?.delete(listener as Listener),
    close() {
      isClosed = true;
      socket?.close();
    },
  };
}
