import type { Context } from '@homeport/engine';
import { type Filter, isCondition, lookIn, matches, type Values } from '@homeport/grammar';
import { type CaseDetail, caseDetail, type PhaseToEnter } from '@homeport/model/cases';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';

type Moved = Values & Pick<CaseDetail, 'id'>;
interface Stated {
  readonly phase: string;
  readonly name: string;
  readonly holdsWhen: Filter | null;
}

/** What an assignment, as it would be stored, lacks for entering a phase: the names of its conditions that do not hold. */
export async function missingFor(ctx: Context, of: Moved, phase: string): Promise<string[]> {
  const stated = await ctx.query<Stated>(sql`
    select p.phase, p.name, p.holds_when as "holdsWhen" from app.phase_gate p
    where p.active and p.phase = ${phase} order by p.name`);
  return unmet(ctx, of, stated);
}

/** The phases of the company in their order, with what an assignment lacks for each. */
export async function phasesToEnter(ctx: Context, of: Moved): Promise<PhaseToEnter[]> {
  const phases = await ctx.query<{ code: string; stated: readonly Stated[] }>(sql`
    select o.code, coalesce((
        select jsonb_agg(jsonb_build_object('phase', p.phase, 'name', p.name, 'holdsWhen', p.holds_when) order by p.name)
        from app.phase_gate p where p.active and p.phase = o.code), '[]'::jsonb) as stated
    from app.data_option o where o.active and o.option_type_code = 'CASE_PHASE' order by o.sequence, o.code`);
  const found: PhaseToEnter[] = [];
  for (const { code, stated } of phases) found.push({ code, missing: await unmet(ctx, of, stated) });
  return found;
}

async function unmet(ctx: Context, of: Moved, stated: readonly Stated[]): Promise<string[]> {
  const names: string[] = [];
  for (const { name, holdsWhen } of stated)
    if (holdsWhen !== null && !(await holds(ctx, of, holdsWhen))) names.push(name);
  return names;
}

/** What stands on the assignment itself is asked of it as it would be; what lies behind a relation, of the database. */
async function holds(ctx: Context, of: Moved, filter: Filter): Promise<boolean> {
  if (isCondition(filter)) {
    if (/^\w+(\.id)?$/.test(filter.field)) {
      const look = lookIn(caseDetail, of, { entity: () => caseDetail, record: () => undefined });
      return matches(filter, look, { $today: todayOf(ctx) });
    }
    const system = ctx.asSystem('the conditions of a phase are the same whoever moves an assignment on');
    const itself: Filter = { field: 'id', op: 'eq', value: of.id };
    return (await system.records(caseDetail).count({ all: [itself, filter] })) > 0;
  }
  const isAll = 'all' in filter;
  for (const part of isAll ? filter.all : filter.any) if ((await holds(ctx, of, part)) !== isAll) return !isAll;
  return isAll;
}
