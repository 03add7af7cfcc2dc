import type { FieldAt } from '../fields/field-at.ts';
import { withServers } from '../host/with-servers.ts';
import type { FormProblems } from './form-problems.ts';
import { type FormValues, type Stored, wiresToSend } from './form-values.ts';

/** What is asked, and about which fields. */
interface Asked<R extends Stored> {
  readonly fields: readonly FieldAt[];
  readonly source: { readonly look?: (values: FormValues, from: R | undefined) => Promise<unknown> };
}

/**
 * What only the server knows comes with what the page knows, though nothing can be sent yet: of what the page has refused the server is
 * told nothing. Not where something else was found meanwhile.
 */
export async function lookBeside<R extends Stored>(
  how: Asked<R>,
  setProblems: (next: FormProblems | ((now: FormProblems) => FormProblems)) => void,
  current: FormValues,
  from: R | undefined,
  found: FormProblems,
  isSaidElsewhere = false,
): Promise<void> {
  const { fields, source } = how;
  const { look } = source;
  const said: FormProblems = isSaidElsewhere ? { fields: {}, whole: [] } : found;
  setProblems(said);
  if (!look) return;
  const body = Object.fromEntries(
    wiresToSend(fields, current, from)
      .map((wire) => [wire, current[wire] ?? null] as const)
      .filter(([wire, value]) => found.fields[wire] === undefined && (from !== undefined || value !== null)),
  );
  if (Object.keys(body).length === 0) return;
  const more = await withServers(
    said,
    () => look(body, from),
    (wire) => found.fields[wire] === undefined && fields.some((at) => at.wire === wire),
  );
  setProblems((now) => (now === said ? more : now));
}
