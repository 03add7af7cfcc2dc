import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import { communicationRefusals as no } from '@homeport/model/communication';
import { dependant, type FamilySignIn, signInStateOf } from '@homeport/model/family';
import { sql } from 'kysely';

/** The family of the caller, or of an assignment the caller sees, with the sign-ins they have. */
export async function signInsOf(ctx: Context, caseDetailId: string | null): Promise<FamilySignIn[] | Refusal> {
  const person = caseDetailId ? await assigneeOf(ctx, caseDetailId) : ctx.me.person;
  if (isRefusal(person)) return person;
  if (person === null) return [];
  const family = await ctx.records(dependant).find({
    filter: { field: 'employeePerson', op: 'eq', value: person },
    sort: 'birthDate,asc',
    limit: 200,
  });
  const users = family.flatMap((one) => (one.user ? [one.user.id] : []));
  const accounts = await ctx.asSystem('sign-ins of a family that the caller sees').query(sql<{
    id: string;
    status: string;
    email: string;
    lastSignIn: string | null;
  }>`
    select id, status, email, to_char(last_sign_in at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastSignIn"
    from app."user" where tenant_id = ${ctx.tenant}::uuid and id = any(${users}::uuid[])`);
  return family.map(({ id, firstName, lastName, type, user }): FamilySignIn => {
    const account = accounts.find((one) => one.id === user?.id) ?? null;
    return {
      id,
      name: `${firstName} ${lastName}`,
      type,
      state: signInStateOf(account),
      email: account?.email ?? null,
      lastSignIn: account?.lastSignIn ?? null,
    };
  });
}

async function assigneeOf(ctx: Context, id: string): Promise<string | Refusal> {
  const found = await ctx.records(caseDetail).get(id);
  return isRefusal(found) ? no.notFound() : found.assignee.id;
}
