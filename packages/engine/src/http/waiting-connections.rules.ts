/** A connection to a port that no process has taken yet. */
export interface WaitingConnection {
  /** Port of the other side. */
  readonly peer: number;
  /** False while the two sides still greet each other. */
  readonly isConnected: boolean;
}

const established = '01';
const greeting = '03';

/**
 * Who is connected to a port and not yet taken, from the system's table of connections (Linux, `/proc/net/tcp` and `tcp6`; columns
 * as in proc_net_tcp.txt of the kernel: what nobody has taken has inode 0).
 */
export function waitingConnections(table: string, port: number): WaitingConnection[] {
  const own = `:${hex(port)}`;
  return table.split('\n').flatMap((line) => {
    const [, local = '', remote = '', state = '', , , , , , inode] = line.trim().split(/\s+/);
    if (!local.endsWith(own) || inode !== '0' || (state !== established && state !== greeting)) return [];
    return [{ peer: Number.parseInt(remote.split(':')[1] ?? '', 16), isConnected: state === established }];
  });
}

const hex = (port: number): string => port.toString(16).toUpperCase().padStart(4, '0');
