import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, Server, type Socket } from 'node:net';
import { waitingConnections } from './waiting-connections.rules.ts';

/** Milliseconds to look for a moment in which nobody is cut off; after them the server stops all the same. */
const usualPatience = 3000;
/** Where the system cannot be asked: a turn of the event loop this short (milliseconds) had nobody to take. */
const quietTurn = 0.1;

/**
 * Takes no new connections; resolves when the last one has ended. Closing a listening socket cuts off everybody whom the system
 * has connected and the server not yet taken, and under load there is always somebody. So the system's queue is cut to one place
 * and a connection of our own takes it: while it stands there nobody else comes in, and it alone is cut off. Who asks meanwhile is
 * not connected yet, asks again and finds nobody listening. (The HTTP server's own `close` would also end those that are connected
 * and have not yet sent their request.) `patience` is how long (milliseconds) it looks for such a moment.
 */
export function stopListening(server: Server, patience = usualPatience): Promise<void> {
  const until = performance.now() + patience;
  // Node has no public way to listen again with a shorter queue.
  (server as { _handle?: { listen(backlog: number): number } })._handle?.listen(0);
  let taken = 0;
  const take = (): void => {
    taken += 1;
  };
  server.on('connection', take);
  return new Promise((resolve) => {
    const end = (): void => {
      server.off('connection', take);
      if (server.listening) Server.prototype.close.call(server, () => resolve());
      else resolve();
    };
    const turn = (before: number, begun: number): void => {
      const now = performance.now();
      if (!server.listening || now > until) {
        end();
        return;
      }
      if (taken !== before) {
        setImmediate(turn, taken, now);
        return;
      }
      const own = connectTo(server);
      // Nothing is taken from the queue before this turn ends: what the system says now still holds when the server closes.
      afterConnecting(() => {
        const isAlone = own ? standsAlone(own, server) : undefined;
        if (isAlone ?? now - begun <= quietTurn) end();
        else setImmediate(turn, taken, now);
        own?.destroy();
      });
    };
    setImmediate(turn, taken, Number.NEGATIVE_INFINITY);
  });
}

/** A connection to the server from this machine; undefined where it listens on no port. */
function connectTo(server: Server): Socket | undefined {
  const address = server.address();
  if (address === null || typeof address === 'string') return undefined;
  const isEverywhere = address.address === '0.0.0.0' || address.address === '::';
  return connect({ port: address.port, host: isEverywhere ? '127.0.0.1' : address.address }).on('error', () => {});
}

/** Node asks the system to connect in the next tick; the one after it is still in the same turn of the event loop. */
const afterConnecting = (then: () => void): void => process.nextTick(() => process.nextTick(then));

/** Whether our connection has the queue for itself; undefined where the system does not tell who waits. */
function standsAlone(own: Socket, server: Server): boolean | undefined {
  try {
    const tables = ['/proc/self/net/tcp', '/proc/self/net/tcp6'].map((file) => readFileSync(file, 'latin1'));
    const waiting = tables.flatMap((table) => waitingConnections(table, (server.address() as AddressInfo).port));
    const [first] = waiting;
    return waiting.length === 1 && first?.peer === own.localPort && first?.isConnected === true;
  } catch {
    return undefined;
  }
}
