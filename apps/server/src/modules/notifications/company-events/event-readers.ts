import type { Context } from '@homeport/engine';
import { type Catalogue, type Entity, isId, namesIn, type Values } from '@homeport/grammar';
import { role } from '@homeport/model/identity';
import { assigneePath, companyEventHappened, type NotificationEvent } from '@homeport/model/notifications';
import { type NoticeReader, readersAmong, readersOf, readersWithRole } from '../readers.ts';

/** Everyone an event names for a record, each once. Whether they may see it is another question. */
export async function readersOfEvent(
  ctx: Context,
  catalogue: Catalogue,
  entity: Entity,
  event: NotificationEvent,
  record: NamedRecord,
): Promise<readonly NoticeReader[]> {
  return each([...(await readersOfAny(ctx, event)), ...(await readersOfOne(ctx, catalogue, entity, event, record))]);
}

interface NamedRecord {
  readonly id: string;
  readonly createdBy: unknown;
}
const each = (found: readonly NoticeReader[]): readonly NoticeReader[] => [
  ...new Map(found.map((reader) => [reader.id, reader])).values(),
];

/** Those an event names whatever the record: by role, and by name. */
export async function readersOfAny(ctx: Context, event: NotificationEvent): Promise<readonly NoticeReader[]> {
  const found: NoticeReader[][] = [];
  for (const { id } of event.roles ?? []) found.push(await withRole(ctx, id));
  const users = (event.users ?? []).map(({ id }) => id);
  if (users.length > 0) found.push(await readersAmong(ctx, users));
  return each(found.flat());
}

/** Whether an event names people by the record. */
export const namesByRecord = (event: NotificationEvent): boolean =>
  event.toAssignee === true || event.toCreator === true || namesIn(event.userFields).length > 0;

/** Those an event names by one record: its assignee, its fields, whoever created it. */
export async function readersOfOne(
  ctx: Context,
  catalogue: Catalogue,
  entity: Entity,
  event: NotificationEvent,
  record: NamedRecord,
): Promise<readonly NoticeReader[]> {
  const about = { ...companyEventHappened, on: entity.name, payload: {} };
  const at = (path: string) => readersOf(ctx, catalogue, about, path, { recordId: record.id, payload: {} });
  const assignee = event.toAssignee ? assigneePath(catalogue, entity) : undefined;
  const found: NoticeReader[][] = [];
  for (const path of [...(assignee ? [assignee] : []), ...namesIn(event.userFields)]) found.push(await at(path));
  if (event.toCreator && isId(record.createdBy)) found.push(await creator(ctx, catalogue, record.id, record.createdBy));
  return each(found.flat());
}

async function withRole(ctx: Context, id: string): Promise<NoticeReader[]> {
  const [found] = await ctx.records(role).find({ filter: { field: 'id', op: 'eq', value: id }, limit: 1 });
  return found ? readersWithRole(ctx, found.code) : [];
}

/** Whoever created a record may be of the company that manages this one. */
const creator = (ctx: Context, catalogue: Catalogue, recordId: string, user: string): Promise<NoticeReader[]> => {
  const by = { type: 'ref', to: 'user', label: 'Created by', wire: 'id' } as const;
  const payload: Values = { by: user };
  return readersOf(ctx, catalogue, { ...companyEventHappened, payload: { by } }, 'by', { recordId, payload });
};
