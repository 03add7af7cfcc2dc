import type { Context } from '@homeport/engine';
import { type Event, idIn, isRefusal, wireName } from '@homeport/grammar';
import { caseDetail as assignment } from '@homeport/model/cases';
import { isOfAssignees } from '@homeport/model/identity';
import type { Services } from '../../services.ts';
import type { NoticeReader } from './readers.ts';

/** What a notice tells of: the record of its event, and the assignment that this names. */
interface Told {
  readonly event: Event;
  readonly recordId: string;
  readonly caseDetail: string | null;
}

/**
 * Whether a reader may see what is told of: the record, or the assignment. Whom a record names may be somebody to whom it has been closed since,
 * as a confidential assignment or one of another office is; the title alone would give it away. Assignees and their
 * family are told of what is theirs, and what names no assignment is told to whom it is meant for.
 */
export async function maySee(
  ctx: Context,
  services: Pick<Services, 'catalogue' | 'contextOf'>,
  reader: Pick<NoticeReader, 'id'>,
  { event, recordId, caseDetail }: Told,
): Promise<boolean> {
  const about = caseDetail ?? (await assignmentOfRecord(ctx, services, event.on, recordId));
  if (about === null) return true;
  const theirs = await services.contextOf(ctx.tenant, reader.id);
  if (!theirs) return false;
  if (theirs.me.roles.every(isOfAssignees)) return true;
  const sees = async (name: string, id: string): Promise<boolean> =>
    !isRefusal(await theirs.records(services.catalogue.entity(name)).get(id));
  return (await sees(assignment.name, about)) || (event.on !== assignment.name && (await sees(event.on, recordId)));
}

/** The assignment of a record that belongs to one; null of any other, and of one that is gone. */
async function assignmentOfRecord(
  ctx: Context,
  services: Pick<Services, 'catalogue' | 'contextOf'>,
  name: string,
  id: string,
): Promise<string | null> {
  const entity = services.catalogue.entity(name);
  const field = entity.fields.caseDetail;
  if (name === assignment.name) return id;
  if (field?.type !== 'ref' || field.to !== assignment.name) return null;
  const record = await ctx.records(entity).get(id);
  return isRefusal(record) ? null : (idIn(Reflect.get(record, wireName('caseDetail', field))) ?? null);
}
