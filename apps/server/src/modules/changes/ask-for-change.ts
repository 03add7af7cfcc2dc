import { answer, type RouteHandler } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { askForChange, changeAsked, changeOfCircumstance, changeRefusals as no } from '@homeport/model/changes';
import { sql } from 'kysely';
import { currentCase } from '../cases/index.ts';

/** Made as the assignee, who may ask for some kinds of change of their own assignment; the case manager hears of it. */
export const askForChangeHandler: RouteHandler = answer(askForChange, (ctx, { body }) =>
  ctx.inTransaction(async (inside) => {
    const of = await currentCase(inside);
    if (!of) return no.noAssignment();
    const made = await inside.records(changeOfCircumstance).create({ ...body, caseDetail: of.id });
    if (isRefusal(made)) return made;
    const [known] = await inside.query(sql<{ manager: string | null; reference: string }>`
      select c.manager_id as manager, c.reference from app.case_detail c where c.id = ${of.id}::uuid`);
    if (known?.manager)
      await inside.emit(changeAsked, made.id, {
        change: made.id,
        reference: known.reference,
        effective: made.effectiveDate,
        reader: known.manager,
      });
    return { id: made.id };
  }),
);
