import type { Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import { isAllowedOrigin, realtimeLimits as limits, messageMeter } from './realtime-limits.ts';
import { lineReader, linesOf, type Said } from './realtime-lines.ts';
import { type MayEnter, openRooms } from './realtime-rooms.ts';
import type { SocketOwner } from './socket-owner.ts';
import { wakeTurns } from './wake-turns.ts';

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
  /** Whether somebody may be in a room; asked when they enter, and every second while they are in it. */
  readonly mayEnter: MayEnter;
  /** Somebody is typing in a conversation, in a tenant. */
  readonly typing: (owner: SocketOwner, tenant: string, conversation: string) => Promise<unknown>;
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
 * connected to. Only in rooms (calls) pages speak to each other. A session that ends takes its sockets along within a
 * second, and a right that ends its place in a room.
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
    // Pages have little to say; one that talks on is broken or hostile.
    socket.use((_, next) => (mayTake() ? next() : socket.disconnect(true)));
    rooms.serve(socket);
    socket.on('typing', (conversation: unknown, tenant: unknown) => {
      if (typeof conversation !== 'string') return;
      const owner = ownerOf(socket);
      const where = typeof tenant === 'string' ? tenant : owner.tenant;
      options.typing(owner, where, conversation).catch((err: unknown) => log.warn({ err }, 'typing was not told'));
    });
    socket.emit('ready');
  });
  const rooms = openRooms(io, {
    mayEnter: options.mayEnter,
    say: (room, data) => say({ kind: 'told', room, data }),
  });
  const watch = setInterval(() => {
    void endDeadSessions(io, options);
    rooms.check([...io.of('/').sockets.values()]).catch((err: unknown) => log.warn({ err }, 'rooms were not checked'));
  }, limits.watch);
  watch.unref();
  const pending = new Map<string, Said>();
  let isGathering = false;
  let line = Promise.resolve<unknown>(undefined);
  const flush = (): void => {
    isGathering = false;
    const lines = linesOf([...pending.values()], () => crypto.randomUUID());
    pending.clear();
    // One after the other: what pages of a room say to each other has an order.
    for (const text of lines)
      line = line.then(() => options.say(text)).catch((err: unknown) => log.warn({ err }, 'a line was not said'));
  };
  // A moment of patience turns a hundred changes of one kind into one wake-up, and many wake-ups into one line.
  const say = (said: Said): void => {
    pending.set(said.kind === 'wake' ? `${said.user} ${said.topic}` : crypto.randomUUID(), said);
    if (isGathering) return;
    isGathering = true;
    setTimeout(flush, limits.gather).unref();
  };
  const read = lineReader();
  const turns = wakeTurns<string>({
    perSecond: limits.wakes,
    tell: (id, topic) => tell(io.of('/').sockets.get(id), topic),
  });
  return {
    wake: (_tenant, user, topic) => say({ kind: 'wake', user, topic }),
    hear(line) {
      for (const said of read(line)) {
        if (said.kind === 'told') rooms.hear(said.room, said.data);
        else for (const id of io.of('/').adapter.rooms.get(room(said.user)) ?? []) turns.wake(id, said.topic);
      }
    },
    count: () => io.engine.clientsCount,
    async close() {
      clearInterval(watch);
      turns.stop();
      io.disconnectSockets(true);
      await new Promise<void>((done) => io.engine.close() && done());
    },
  };
}

const ownerOf = (socket: Socket): SocketOwner => socket.data.owner;

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
