import type { FieldAt } from '../fields/field-at.ts';
import { withServers } from '../host/with-servers.ts';
import type { FormProblems } from './form-problems.ts';
import { type FormValues, type Stored, wiresToSend } from './form-values.ts';

/** What is typed of a record, and what the page has found wrong with it. */
interface Typed<R extends Stored> {
  readonly fields: readonly FieldAt[];
  readonly current: FormValues;
  readonly from: R | undefined;
  readonly found: FormProblems;
  /** What is said of it where the form keeps its problems; a designed form says its own findings by itself. */
  readonly said: FormProblems;
}

/**
 * What only the server knows comes with what the page knows, though nothing can be sent yet: of what the page has refused the server is
 * told nothing. Not where something else was found meanwhile. `look` asks it, and throws what it would refuse.
 */
export async function lookBeside<R extends Stored>(
  look: (values: FormValues, from: R | undefined) => Promise<unknown>,
  { fields, current, from, found, said }: Typed<R>,
  tell: (next: (now: FormProblems) => FormProblems) => void,
): Promise<void> {
  const body = Object.fromEntries(
    wiresToSend(fields, current, from)
      .map((wire) => [wire, current[wire] ?? null] as const)
      .filter(([wire, value]) => found.fields[wire] === undefined && (from !== undefined || value !== null)),
  );
  if (Object.keys(body).length === 0) return;
  const more = await withServers(
    said,
    () => look(body, from),
    (wire) => fields.some((at) => at.wire === wire),
  );
  tell((now) => (now === said ? { ...more, since: said } : now));
}
