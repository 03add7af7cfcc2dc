import { Exact, type Field, type Fields, type LifecycleSpec, type OverdueSpec } from '@homeport/grammar';

/** When the records of an entity are late, with the name of the lifecycle that says so; undefined where none does. */
export function overdueIn(fields: Fields): (OverdueSpec & { readonly state: string }) | undefined {
  for (const [state, field] of Object.entries(fields))
    if (field.type === 'lifecycle' && field.overdue) return { state, ...field.overdue };
  return undefined;
}

/** The fields that a status needs beside it to say that the record is late. */
export const lateBy = (field: Field): readonly string[] =>
  field.type === 'lifecycle' && field.overdue
    ? [field.overdue.after, ...(field.overdue.owing ? [field.overdue.owing] : [])]
    : [];

/** Whether a record in a state is late on a day (yyyy-MM-dd). The day it is due is not late yet. */
export function isOverdue(
  { overdue }: Pick<LifecycleSpec, 'overdue'>,
  state: string,
  row: Readonly<Record<string, unknown>>,
  today: string,
): boolean {
  if (!overdue?.in.includes(state)) return false;
  const due = row[overdue.after];
  if (typeof due !== 'string' || due >= today) return false;
  const owed = overdue.owing === undefined ? null : row[overdue.owing];
  return typeof owed !== 'string' || new Exact(owed).gt(0);
}
