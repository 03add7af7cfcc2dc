import type { Entity } from '@homeport/grammar';
import type { FieldAt } from '../fields/field-at.ts';
import type { RecordSource } from '../host/record-source.ts';
import type { Row } from '../host/row.ts';
import { withServers } from '../host/with-servers.ts';
import type { FormProblems } from './form-problems.ts';
import { type FormValues, wiresToSend } from './form-values.ts';

/** What is typed of a record, and what the page has found wrong with it. */
interface Typed {
  readonly entity: Entity;
  readonly fields: readonly FieldAt[];
  readonly current: FormValues;
  readonly from: Row | undefined;
  readonly found: FormProblems;
}

/**
 * What only the server knows comes with what the page knows, though nothing can be sent yet: of what the page has refused the server is
 * told nothing. Not where something else was found meanwhile.
 */
export async function lookBeside(
  source: RecordSource,
  { entity, fields, current, from, found }: Typed,
  tell: (next: (now: FormProblems) => FormProblems) => void,
): Promise<void> {
  const body = Object.fromEntries(
    wiresToSend(fields, current, from)
      .map((wire) => [wire, current[wire] ?? null] as const)
      .filter(([wire, value]) => found.fields[wire] === undefined && (from !== undefined || value !== null)),
  );
  if (Object.keys(body).length === 0) return;
  const more = await withServers(
    found,
    () => source.look(entity, body, from),
    (wire) => fields.some((at) => at.wire === wire),
  );
  tell((now) => (now === found ? { ...more, since: found } : now));
}
