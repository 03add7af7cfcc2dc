import type { Context } from '@homeport/engine';
import { isReservedFor, type ReservedRoles } from '@homeport/model/benefits';
import { sql } from 'kysely';

/** Which benefit, and by which line of a policy it is granted. Ids. */
interface OfPolicy {
  readonly benefit: string;
  readonly policyBenefit: string | null;
}
const kinds = {
  changeAmountRoles: 'change_amount_roles',
  flexRoles: 'flex_roles',
  exceptionRoles: 'exception_roles',
  editRoles: 'edit_roles',
} as const;
const rolesOf = (kind: keyof typeof kinds, { benefit, policyBenefit }: OfPolicy) => {
  const link = (of: 'benefit' | 'policy_benefit') => sql.table(`app.${of}_${kinds[kind]}_link`);
  const names = (of: 'benefit' | 'policy_benefit', id: string | null) =>
    sql`(select jsonb_agg(r.code) from ${link(of)} l join app.role r on r.id = l.target_id where l.owner_id = ${id}::uuid)`;
  return sql`coalesce(${names('policy_benefit', policyBenefit)}, ${names('benefit', benefit)}, '[]'::jsonb)`;
};

/** For whom the policy reserves departing from a benefit, by role key; where it is silent, the benefit itself says so. One statement. */
export async function reservedRoles(ctx: Context, of: OfPolicy): Promise<ReservedRoles> {
  const [row] = await ctx.query(sql<{ [K in keyof ReservedRoles]: readonly string[] }>`
    select ${rolesOf('changeAmountRoles', of)} as "changeAmountRoles", ${rolesOf('flexRoles', of)} as "flexRoles",
      ${rolesOf('exceptionRoles', of)} as "exceptionRoles", ${rolesOf('editRoles', of)} as "editRoles"`);
  const keys = (codes: readonly string[] | undefined) => (codes ?? []).map(roleKey);
  return {
    changeAmountRoles: keys(row?.changeAmountRoles),
    flexRoles: keys(row?.flexRoles),
    exceptionRoles: keys(row?.exceptionRoles),
    editRoles: keys(row?.editRoles),
  };
}
/** CASE_MANAGER is the code of the role caseManager. */
const roleKey = (code: string): string =>
  code.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Whether the caller has one of the roles that a deed on the benefit is reserved for. */
export async function mayDepart(ctx: Context, of: OfPolicy, deed: keyof ReservedRoles): Promise<boolean> {
  return isReservedFor((await reservedRoles(ctx, of))[deed], ctx.me.roles);
}
