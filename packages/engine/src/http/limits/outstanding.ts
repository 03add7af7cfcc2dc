import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes of answers that nobody has fetched yet: who may leave how many with the server. */
export interface Outstanding {
  /** Notes an answer that is about to be written; false when it would be too much. Answers that are small are not asked about. */
  take(socket: object, address: string, bytes: number): boolean;
  give(socket: object, address: string, bytes: number): void;
  readonly total: number;
}
export interface OutstandingLimits {
  /** Bytes per connection, per address, and in all. */
  readonly ofConnection: number;
  readonly ofAddress: number;
  readonly ofAll: number;
}

/** Below this many bytes an answer fits into what the system holds for a connection anyway. */
export const worthNoting = 64 * 1024;

/** Counts them. One answer is always let through where nothing else waits, however large it is. */
export function outstanding(limits: OutstandingLimits): Outstanding {
  const byConnection = new WeakMap<object, number>();
  const byAddress = new Map<string, number>();
  let total = 0;
  const fits = (held: number, bytes: number, limit: number): boolean => held === 0 || held + bytes <= limit;
  return {
    take: (socket, address, bytes) => {
      const ofConnection = byConnection.get(socket) ?? 0;
      const ofAddress = byAddress.get(address) ?? 0;
      const isRoom =
        fits(ofConnection, bytes, limits.ofConnection) &&
        fits(ofAddress, bytes, limits.ofAddress) &&
        fits(total, bytes, limits.ofAll);
      if (!isRoom) return false;
      byConnection.set(socket, ofConnection + bytes);
      byAddress.set(address, ofAddress + bytes);
      total += bytes;
      return true;
    },
    give: (socket, address, bytes) => {
      byConnection.set(socket, (byConnection.get(socket) ?? 0) - bytes);
      const left = (byAddress.get(address) ?? 0) - bytes;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
      total -= bytes;
    },
    get total() {
      return total;
    },
  };
}

const ofServers = new WeakMap<Server, Outstanding>();
/** The count of a server; everything fits where none was set up. */
export const outstandingOf = (server: Server): Outstanding | undefined => ofServers.get(server);

/**
 * Watches what connections leave unread: answers are counted, and a connection whose waiting bytes have not become fewer for
 * `writeTimeout` milliseconds is cut. Returns how to end the watch.
 */
export function watchReaders(
  server: Server,
  limits: OutstandingLimits & { readonly writeTimeout: number },
): () => void {
  ofServers.set(server, outstanding(limits));
  const connections = new Map<Socket, { fetched: number; since: number }>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { fetched: 0, since: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  const timer = setInterval(
    () => {
      const now = performance.now();
      for (const [socket, seen] of connections) {
        if (socket.writableLength === 0) {
          seen.since = 0;
          continue;
        }
        const fetched = fetchedBy(socket);
        if (seen.since === 0 || fetched !== seen.fetched) Object.assign(seen, { fetched, since: now });
        // Without a farewell: what it did not fetch it will not fetch, and the system need not keep it either.
        else if (now - seen.since >= limits.writeTimeout) socket.resetAndDestroy();
      }
    },
    Math.max(50, Math.min(1000, limits.writeTimeout / 10)),
  );
  timer.unref();
  return () => clearInterval(timer);
}

/** Bytes that the other side (or the system for it) has taken so far; Node's own time-out looks at the same queue. */
function fetchedBy(socket: Socket): number {
  const { _handle: handle, _bytesDispatched: dispatched = 0 } = socket as {
    _handle?: { writeQueueSize?: number } | null;
    _bytesDispatched?: number;
  };
  return dispatched - (handle?.writeQueueSize ?? 0);
}
