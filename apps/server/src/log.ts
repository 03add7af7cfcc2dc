import { type Logger, pino } from 'pino';

/** What of a fault is written down. Drivers hang rows, statements and whole connections on theirs: nobody's data belongs here. */
interface Written {
  readonly type: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code?: string;
  readonly table?: string;
  readonly constraint?: string;
  readonly cause?: Written;
}

const named = ['code', 'table', 'constraint'] as const;

/** A fault as a line of the log tells it; anything that is none stays as it is. */
export function writtenFault(fault: unknown): unknown {
  return fault instanceof Error ? written(fault) : fault;
}
function written(fault: Error): Written {
  const facts = named.flatMap((name) => {
    const value = (fault as unknown as Record<string, unknown>)[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return {
    type: fault.constructor.name,
    message: fault.message,
    stack: fault.stack,
    ...Object.fromEntries(facts),
    ...(fault.cause instanceof Error ? { cause: written(fault.cause) } : {}),
  };
}

/** The log of the server: a line of JSON each, to its output. */
export const openLog = (level: string): Logger =>
  pino({ level, serializers: { err: writtenFault, detail: writtenFault, error: writtenFault } });
