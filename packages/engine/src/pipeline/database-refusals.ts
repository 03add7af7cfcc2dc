import { type Entity, invalidInput, isRefusal, type Refusal, wireName } from '@homeport/grammar';
import { requestRefusals as no } from '../rights/request-refusals.ts';
import { constraintName } from '../schema/constraints.ts';
import { uniqueOf } from '../schema/describe-table.ts';
import { tableName } from '../schema/names.ts';
import { keyConstraint, stillRunning } from './idempotency.ts';

/** What a PostgreSQL error carries that matters here. */
interface DatabaseError {
  readonly code: string;
  readonly constraint?: string;
  /** The table that the constraint belongs to: of a key that others refer to, theirs. */
  readonly table?: string;
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

const states: Readonly<Record<string, () => Refusal>> = {
  '22P02': () => no.notStorable(),
  '22001': () => no.notStorable(),
  '22003': () => no.notStorable(),
  '22007': () => no.notStorable(),
  '22008': () => no.notStorable(),
  '22021': () => no.notStorable(),
  '22P05': () => no.notStorable(),
  '23502': () => no.incomplete(),
  '23514': () => no.notStorable(),
  '23503': () => no.inUse(),
  '23505': () => no.duplicate(),
  '23P01': () => no.overlap(),
  '40001': () => unavailable(1),
  '40P01': () => unavailable(1),
  '42501': () => no.notFound(),
  '53300': () => unavailable(2),
  '55P03': () => unavailable(1),
  '57014': () => unavailable(2),
  '57P01': () => unavailable(2),
  '57P02': () => unavailable(2),
  '57P03': () => unavailable(2),
  '25P03': () => unavailable(2),
  '53100': () => unavailable(10),
  '53200': () => unavailable(5),
};
const unavailable = (seconds: number): Refusal => ({ ...no.unavailable(), retryAfter: seconds });
const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOENT']);
/** Nowhere to write to: a full disk, a used-up share of it, one that went read-only. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);
const connectionWords =
  /connection terminated|timeout exceeded when trying to connect|connection error|client has encountered|cannot use a pool/i;

/** The one table from PostgreSQL's states to refusals. Undefined: not expected, a fault. A thrown refusal is itself. */
export function databaseRefusal(error: unknown, entity?: Entity): Refusal | undefined {
  if (isRefusal(error)) return error;
  if (error instanceof Error && 'refusal' in error && isRefusal(error.refusal)) return error.refusal;
  if (!isDatabaseError(error))
    return error instanceof Error && connectionWords.test(error.message) ? unavailable(2) : undefined;
  if (error.constraint === keyConstraint) return stillRunning();
  if (error.code === '23505' && entity && error.constraint) return duplicateBy(entity, error.constraint);
  const declared = entity && error.constraint ? constraintRefusal(entity, error.constraint) : undefined;
  if (declared) return declared;
  const own = error.code === '23503' ? entity?.inUse : undefined;
  if (own) return { isRefusal: true, kind: 'conflict', code: own };
  if (error.code === '23503' && entity && error.table !== undefined && error.table !== tableName(entity))
    return no.stillUsed();
  if (error.code.startsWith('08') || connectionCodes.has(error.code)) return unavailable(2);
  if (diskCodes.has(error.code)) return unavailable(30);
  return states[error.code]?.();
}

/** Whether repeating the whole transaction can help: it lost against another one. */
export const isLostRace = (error: unknown): boolean =>
  isDatabaseError(error) && (error.code === '40001' || error.code === '40P01');

/** What is said of a declared constraint: that two overlap, or at its field what is not true of this one. */
function constraintRefusal(entity: Entity, constraint: string): Refusal | undefined {
  const excludes = entity.excludes?.find((spec) => constraintName(entity, spec) === constraint);
  if (excludes) return excludes.refusal ? { isRefusal: true, kind: 'conflict', code: excludes.refusal } : no.overlap();
  const check = entity.checks?.find((spec) => constraintName(entity, spec) === constraint);
  if (!check) return undefined;
  const field = check.field === undefined ? undefined : entity.fields[check.field];
  const at = check.field !== undefined && field ? { field: wireName(check.field, field) } : {};
  return invalidInput([{ isRefusal: true, kind: 'invalid', code: check.refusal, ...at }]);
}

function duplicateBy(entity: Entity, constraint: string): Refusal {
  const unique = entity.unique?.find(({ fields, when }) => uniqueOf(entity, fields, when).name === constraint);
  return unique ? duplicateOf(entity, unique.fields, unique.refusal) : no.duplicate();
}

/** What is said of a unique key that another record has: its declared refusal, at its field when it is about one. */
export function duplicateOf(entity: Entity, fields: readonly string[], refusal?: string): Refusal {
  const name = fields.at(-1);
  const field = name === undefined ? undefined : entity.fields[name];
  const place = name !== undefined && field !== undefined ? { field: wireName(name, field) } : {};
  if (refusal) return { isRefusal: true, kind: 'conflict', code: refusal, ...place };
  const hasCode = fields.some((f) => entity.fields[f]?.type === 'code');
  return { ...(hasCode ? no.duplicateCode() : no.duplicate()), ...place };
}
