import { defineFacts, handle, type Module } from '@homeport/engine';
import { appointmentMade, scheduleVisa, workPermit } from '@homeport/model/immigration';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';

const loadWorkPermitFacts = defineFacts(workPermit, async (ctx) => ({ today: todayOf(ctx) }));

/** Tells the assignee when to be there, where the service is shared with them. */
const scheduleHandler = handle(scheduleVisa, async (ctx, { id }) => {
  const [told] = await ctx.query(sql<{ assignee: string; applicant: string; appointment: string }>`
    select s.assignee_id as assignee, concat_ws(' ', p.first_name, p.last_name) as applicant, v.appointment_date::text as appointment
    from app.visa_service v join app.case_service s on (s.tenant_id, s.id) = (v.tenant_id, v.case_service_id)
      join app.person p on (p.tenant_id, p.id) = (v.tenant_id, v.applicant_id)
    where v.id = ${id}::uuid and s.share_with_assignee and v.appointment_date is not null`);
  if (told)
    await ctx.emit(appointmentMade, id, {
      visaService: id,
      assignee: told.assignee,
      applicant: told.applicant,
      appointmentDate: told.appointment,
    });
  return undefined;
});

/** Visas and permits: what their rules look at, and who is told of an appointment. */
export const immigrationModule: Module = {
  name: 'immigration',
  facts: [loadWorkPermitFacts],
  actions: [scheduleHandler],
};
