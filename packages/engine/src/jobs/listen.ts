import pg from 'pg';
import type { Logger } from 'pino';

export interface Listening {
  stop(): Promise<void>;
}

const AGAIN = 1_000;

/**
 * Hears notifications of the database on a connection of its own, and connects again when that is lost. `connected` is
 * called after each connect, because what was said meanwhile was not heard.
 */
export function listen(
  url: string,
  channels: Readonly<Record<string, (payload: string) => void>>,
  how: { readonly log: Logger; readonly connected?: () => void },
): Listening {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const later = () => {
    client = undefined;
    if (!isStopped && timer === undefined) {
      timer = setTimeout(() => {
        timer = undefined;
        connecting = connect();
      }, AGAIN);
    }
  };
  const connect = async () => {
    const mine = new pg.Client({ connectionString: url, application_name: 'homeport listener', keepAlive: true });
    mine.on('error', (err) => how.log.warn({ err }, 'the connection that hears notifications was lost'));
    mine.on('end', () => client === mine && later());
    mine.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''));
    try {
      await mine.connect();
      for (const channel of Object.keys(channels)) await mine.query(`listen ${mine.escapeIdentifier(channel)}`);
      client = mine;
      if (isStopped) return void (await mine.end());
      how.connected?.();
    } catch (err) {
      how.log.warn({ err }, 'notifications cannot be heard');
      await mine.end().catch(() => {});
      later();
    }
  };
  let connecting = connect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => {});
    },
  };
}
