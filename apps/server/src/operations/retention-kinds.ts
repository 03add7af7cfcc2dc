import { tableName } from '@homeport/engine/schema';
import type { Entity } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import type { RetentionKind } from '@homeport/model/privacy';

/** Records of one kind: the root and how it tells whom it is about, for which assignment, and when. SQL over the table `r`. */
export interface KindOfRecords {
  readonly entity: Entity;
  readonly person: string;
  /** The user it belongs to, where it names an account; their family counts as theirs. */
  readonly user: string;
  readonly caseDetail: string;
  readonly recorded: string;
}
const none = 'null::uuid';
const kindOf = (
  entity: string,
  recorded: string,
  { person = none, user = none, caseDetail = none }: Partial<Record<'person' | 'user' | 'caseDetail', string>>,
): KindOfRecords => ({ entity: catalogue.entity(entity), recorded, person, user, caseDetail });
const ofCase = { person: 'r.assignee_id', caseDetail: 'r.case_detail_id' } as const;
const day = (moment: string): string => `(${moment} at time zone 'UTC')::date`;

/** Every kind that a rule can delete; everything about a person is erased instead (`erase.ts`). */
export const recordKinds: Readonly<Record<Exclude<RetentionKind, 'PERSON'>, KindOfRecords>> = {
  DIARY: kindOf('diaryEntry', 'r.end_day', { person: 'r.assignee_id' }),
  TRIPS: kindOf('trip', 'coalesce(r.return_date, r.departure_date)', { person: 'r.assignee_id' }),
  CHATS: kindOf('conversation', day('coalesce(r.last_message_at, r.created)'), ofCase),
  TICKETS: kindOf('helpDeskTicket', day('coalesce(r.last_reply_at, r.created)'), ofCase),
  SURVEYS: kindOf('qualitySurvey', day('coalesce(r.answered_date, r.created)'), ofCase),
  CALLS: kindOf('videoCall', day('r.starts_at'), ofCase),
  MAILS: kindOf('quickMail', day('r.created'), {
    person: '(select d.assignee_id from app.case_detail d where d.tenant_id = r.tenant_id and d.id = r.case_detail_id)',
    user: 'r.created_by',
    caseDetail: 'r.case_detail_id',
  }),
  NOTICES: kindOf('notification', day('r.created'), { user: 'r.user_id', caseDetail: 'r.case_detail_id' }),
  ASSISTANT: kindOf('assistantThread', day('r.last_message_at'), { user: 'r.user_id' }),
};

export const tableOf = (entity: Entity): string => `app."${tableName(entity)}"`;

/** A record that goes with its whole, and the column by which it does. */
export interface Part {
  readonly entity: Entity;
  readonly field: string;
}
/** What the database removes with a record, which has history of its own. */
export const partsOf = (whole: Entity): Part[] =>
  catalogue.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([field, spec]) =>
      spec.type === 'ref' && spec.to === whole.name && spec.onDelete === 'cascade' ? [{ entity, field }] : [],
    ),
  );
