import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { type PlacedInTime, presentCase } from '@homeport/model/cases';
import { type CaseContact, type Contact, caseContact, myContacts } from '@homeport/model/contacts';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';
import { staffCards } from '../communication/index.ts';

/** The people who help the caller. */
export const contactRoutes: RouteHandler[] = [answer(myContacts, (ctx) => contactsOf(ctx))];

interface Assignment extends PlacedInTime {
  readonly id: string;
  readonly manager: string | null;
  readonly lineManager: string | null;
}

/** Entered contacts first; the manager and the line manager of each assignment stand for themselves when none was entered. */
export async function contactsOf(ctx: Context): Promise<Contact[]> {
  const assignments = await ctx.asSystem('contacts of own assignments').query<Assignment>(sql`
    select d.id, d.manager_id as manager, e.line_manager_id as "lineManager", d.status,
      to_char(d.assignment_start_date, 'YYYY-MM-DD') as "assignmentStartDate",
      to_char(d.assignment_end_date, 'YYYY-MM-DD') as "assignmentEndDate" from app.case_detail d
    left join app.employee e on e.tenant_id = d.tenant_id and e.id = d.employee_id
    where d.tenant_id = ${ctx.tenant}::uuid and d.assignee_id = ${ctx.me.person}::uuid
      and d.status <> 'CANCELLED' order by d.status = 'CLOSED', d.created desc limit 5`);
  const ids = assignments.map((one) => one.id);
  if (ids.length === 0) return [];
  const entered = await ctx.records(caseContact).find({
    filter: { field: 'caseDetail', op: 'in', value: ids },
    sort: 'name,asc',
    limit: 500,
  });
  const current = presentCase(assignments, todayOf(ctx)) as Assignment;
  const known = new Set(entered.map((one) => one.user?.id).filter(Boolean));
  const wanted = [current.manager, current.lineManager].filter((id) => id !== null && !known.has(id));
  const cards = await staffCards(ctx, wanted);
  const implied = cards.map(
    (card): Contact => ({
      ...nothing,
      id: card.id,
      userId: card.id,
      caseDetailId: current.id,
      role: card.id === current.manager ? 'CASE_MANAGER' : 'LINE_MANAGER',
      name: card.name,
      company: card.company,
      email: card.email,
      phone: card.phone,
      canChat: card.id === current.manager,
    }),
  );
  return [...implied, ...entered.map(shown)].sort((one, other) => order[one.role] - order[other.role]);
}

const order: Readonly<Record<CaseContact['role'], number>> = {
  EMERGENCY: 0,
  CASE_MANAGER: 1,
  HR: 2,
  VENDOR: 3,
  LINE_MANAGER: 4,
  OTHER: 5,
};
const nothing = {
  jobTitle: null,
  photoId: null,
  timeZone: null,
  workingDays: null,
  worksFrom: null,
  worksUntil: null,
  services: [],
} as const;

const shown = (one: CaseContact): Contact => ({
  id: one.id,
  caseDetailId: one.caseDetailId,
  role: one.role,
  name: one.name,
  jobTitle: one.jobTitle,
  company: one.company,
  email: one.email,
  phone: one.phone,
  photoId: one.photo?.id ?? null,
  userId: one.user?.id ?? null,
  timeZone: one.timeZone,
  workingDays: one.workingDays,
  worksFrom: one.worksFrom,
  worksUntil: one.worksUntil,
  services: (one.services ?? []).map(({ id, label }) => ({ id, label })),
  canChat: one.role === 'CASE_MANAGER' || (Boolean(one.user) && (one.role === 'HR' || one.role === 'VENDOR')),
});
