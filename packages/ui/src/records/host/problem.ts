import { Problem, wantsProof } from '@homeport/client';

export { Problem };

/** What a failure means for the page that meets it. */
export type ProblemKind = 'offline' | 'notSignedIn' | 'noAccess' | 'notFound' | 'stale' | 'proof' | 'refused' | 'fault';

/** Sorts a thrown value into what can be done about it. */
export function problemKind(error: unknown): ProblemKind {
  if (!(error instanceof Problem)) return 'fault';
  if (error.status === 0) return 'offline';
  if (error.status === 401) return 'notSignedIn';
  if (wantsProof(error)) return 'proof';
  if (error.status === 403) return 'noAccess';
  if (error.status === 404) return 'notFound';
  if (error.status === 412 || error.status === 428) return 'stale';
  return error.status >= 400 && error.status < 500 ? 'refused' : 'fault';
}

/** What is wrong with what is entered: per wire name, and about the whole. */
export interface Problems {
  readonly fields: Readonly<Record<string, string>>;
  readonly whole: readonly string[];
}

/** Splits the faults of an answer into those of known fields and sentences about the whole. */
export function sortProblems(error: unknown, isField: (wire: string) => boolean): Problems {
  if (!(error instanceof Problem)) return { fields: {}, whole: [String((error as Error)?.message ?? error)] };
  const fields: Record<string, string> = {};
  const whole: string[] = [];
  for (const { field, title } of error.errors) {
    const wire = field.split('.')[0] ?? '';
    if (wire !== '' && isField(wire)) fields[wire] ??= title;
    else whole.push(title);
  }
  const hasPlaces = Object.keys(fields).length > 0 || whole.length > 0;
  return { fields, whole: hasPlaces ? whole : [error.message] };
}
