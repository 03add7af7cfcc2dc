/** One fault of an input at its place. `title` is a finished sentence in the reader's language. */
export interface FieldProblem {
  /** Wire name or path (`items.2.amount`); empty for the whole. */
  readonly field: string;
  readonly title: string;
  readonly code?: string;
}

/** A refused or failed call, as problem+json says it. Thrown by the record source. */
export class Problem extends Error {
  override readonly name = 'Problem';
  /** HTTP status; 0 when the server could not be reached. */
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldProblem[];
  /** What support needs to find it. */
  readonly traceId: string | undefined;

  constructor(of: {
    readonly status: number;
    readonly code?: string;
    readonly title?: string;
    readonly errors?: readonly FieldProblem[];
    readonly traceId?: string;
  }) {
    super(of.title ?? of.code ?? String(of.status));
    this.status = of.status;
    this.code = of.code ?? '';
    this.errors = of.errors ?? [];
    this.traceId = of.traceId;
  }
}

/** What a failure means for the page that meets it. */
export type ProblemKind = 'offline' | 'notSignedIn' | 'noAccess' | 'notFound' | 'stale' | 'proof' | 'refused' | 'fault';

const proofCodes = new Set(['request.freshSignInNeeded', 'identity.proofRequired']);

/** Sorts a thrown value into what can be done about it. */
export function problemKind(error: unknown): ProblemKind {
  if (!(error instanceof Problem)) return 'fault';
  if (error.status === 0) return 'offline';
  if (error.status === 401) return 'notSignedIn';
  if (proofCodes.has(error.code)) return 'proof';
  if (error.status === 403) return 'noAccess';
  if (error.status === 404) return 'notFound';
  if (error.status === 412 || error.status === 428) return 'stale';
  return error.status >= 400 && error.status < 500 ? 'refused' : 'fault';
}

/** Splits the faults of an answer into those of known fields and sentences about the whole. */
export function sortProblems(
  error: unknown,
  isField: (wire: string) => boolean,
): { readonly fields: Readonly<Record<string, string>>; readonly whole: readonly string[] } {
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
