import { defineFacts } from '@homeport/engine';
import { type FirewallFacts, type FirewallLine, firewallRule } from '@homeport/model/tenancy';
import { sql } from 'kysely';

/** Who adds or deletes a rule, from where, and the rules that concern them: those of their own company. */
export const firewallFacts = defineFacts(firewallRule, async (ctx, record): Promise<FirewallFacts> => {
  const { me, address } = ctx;
  if (address === undefined || me.homeTenant !== ctx.tenant || me.onBehalfBy !== undefined) return {};
  const [row] = await ctx.query<{ rules: (FirewallLine & { readonly id: string })[]; isMine: boolean }>(sql`
    select app.firewall_of(${ctx.tenant}::uuid, ${me.user}::uuid) as rules,
      ${record.role?.id ?? null}::uuid is null
        or ${record.role?.id ?? null}::uuid in (select app.role_ids_of(${ctx.tenant}::uuid, ${me.user}::uuid)) as "isMine"`);
  const others = row?.rules.filter(({ id }) => id !== record.id) ?? [];
  return { address, others, isMine: row?.isMine ?? true };
});
