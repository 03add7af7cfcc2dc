import { Logger as QueueLogger } from 'graphile-worker';
import type { Logger } from 'pino';

/** The queue's own lines: errors and warnings only. It would print every job otherwise; ours are in their table. */
export const quietLogger = (log: Logger): QueueLogger =>
  new QueueLogger((scope) => (level, message) => {
    if (level === 'error') log.error({ queue: scope }, message);
    else if (level === 'warning') log.warn({ queue: scope }, message);
  });
