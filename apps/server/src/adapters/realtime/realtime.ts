import type { Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import { isAllowedOrigin, realtimeLimits as limits, messageMeter } from './realtime-limits.ts';

/** Who a socket belongs to, as the one-use ticket of `session-token` says. */
export interface SocketOwner {
  readonly tenant: string;
  readonly user: string;
  readonly session: string;
}
export interface RealtimeOptions {
  readonly server: HttpServer;
  readonly apiPrefix: string;
  /** Pages of this origin may connect; others only when the request names the host it came to. */
  readonly publicUrl: string;
  /** Uses a ticket up; undefined when it is unknown, used or too old. */
  readonly redeem: (ticket: string) => Promise<SocketOwner | undefined>;
  /** Which of these sessions still hold. Asked every second while sockets are open. */
  readonly alive: (owners: readonly SocketOwner[]) => Promise<ReadonlySet<string>>;
  /** Says a line to all nodes, this one too, which then call `hear`. */
  readonly say: (line: string) => Promise<unknown>;
  readonly log: Logger;
}
export interface Realtime {
  /** Tells the open pages of a user that something of this topic is new; they ask for it themselves. */
  wake(tenant: string, user: string, topic: string): void;
  /** A line that some node said. */
  hear(line: string): void;
  /** Sockets open on this node. */
  count(): number;
  close(): Promise<void>;
}

/** The database's channel for wake-ups between nodes. */
export const wakeChannel = 'homeport_wake';
const socketPath = (apiPrefix: string): string => `${apiPrefix}/live`;
/** Ids of users are unique over all tenants, and who works for several is one person with one set of pages. */
const room = (user: string): string => `user:${user}`;

/**
 * Sockets that carry wake-ups and no data: `wake` with a topic, for the pages of one user, whatever node they are
 * connected to. A session that ends takes its sockets along within a second.
 */
export function startRealtime(options: RealtimeOptions): Realtime {
  const { log } = options;
  const io = new Server(options.server, {
    path: socketPath(options.apiPrefix),
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: limits.frame,
    perMessageDeflate: false,
    connectTimeout: 10_000,
    pingInterval: 25_000,
    pingTimeout: 20_000,
    allowRequest: (request, decide) => {
      const isFine =
        isAllowedOrigin(request.headers.origin, request.headers.host, options.publicUrl) &&
        io.engine.clientsCount < limits.sockets;
      decide(isFine ? null : 'not allowed', isFine);
    },
  });
  io.use((socket, next) => {
    admit(socket, options).then(
      (isAdmitted) => next(isAdmitted ? undefined : new Error('notSignedIn')),
      (err: unknown) => {
        log.warn({ err }, 'a socket could not be checked');
        next(new Error('unavailable'));
      },
    );
  });
  io.on('connection', (socket) => {
    const { user } = ownerOf(socket);
    void socket.join(room(user));
    const mayTake = messageMeter(limits.messages);
    // Pages have nothing to say but "still here"; a page that talks on is broken or hostile.
    socket.onAny(() => mayTake() || socket.disconnect(true));
    socket.emit('ready');
  });
  const watch = setInterval(() => void endDeadSessions(io, options), limits.watch);
  watch.unref();
  const pending = new Set<string>();
  return {
    wake(tenant, user, topic) {
      const line = JSON.stringify([tenant, user, topic]);
      if (pending.has(line)) return;
      pending.add(line);
      // A moment of patience turns a hundred changes of one kind into one wake-up.
      setTimeout(() => {
        pending.delete(line);
        options.say(line).catch((err: unknown) => log.warn({ err }, 'a wake-up was not sent'));
      }, limits.gather).unref();
    },
    hear(line) {
      const [, user, topic] = JSON.parse(line) as [string, string, string];
      for (const id of io.of('/').adapter.rooms.get(room(user)) ?? []) tell(io.of('/').sockets.get(id), topic);
    },
    count: () => io.engine.clientsCount,
    async close() {
      clearInterval(watch);
      io.disconnectSockets(true);
      await new Promise<void>((done) => io.engine.close() && done());
    },
  };
}

const ownerOf = (socket: Socket): SocketOwner => (socket.data as { owner: SocketOwner }).owner;

async function admit(socket: Socket, { redeem }: RealtimeOptions): Promise<boolean> {
  const ticket: unknown = socket.handshake.auth.ticket;
  if (typeof ticket !== 'string' || ticket.length > 200) return false;
  const owner = await redeem(ticket);
  if (!owner) return false;
  socket.data.owner = owner;
  return true;
}

/** A page that does not read for so long that a megabyte waits for it has to come back later. */
function tell(socket: Socket | undefined, topic: string): void {
  if (!socket) return;
  const waiting = (socket.conn.transport as { socket?: { bufferedAmount?: number } }).socket?.bufferedAmount ?? 0;
  if (waiting > limits.buffer) socket.disconnect(true);
  else socket.emit('wake', topic);
}

async function endDeadSessions(io: Server, { alive, log }: RealtimeOptions): Promise<void> {
  const sockets = [...io.of('/').sockets.values()].filter((s) => s.data.owner !== undefined);
  if (sockets.length === 0) return;
  try {
    const owners = new Map(sockets.map((s) => [ownerOf(s).session, ownerOf(s)]));
    const living = await alive([...owners.values()]);
    for (const socket of sockets) if (!living.has(ownerOf(socket).session)) socket.disconnect(true);
  } catch (err) {
    log.warn({ err }, 'sessions of sockets could not be checked');
  }
}
