import { quoted } from './names.ts';
import type { Table } from './snapshot.ts';

/** The tenant of the running transaction; null without one. `true`: an unknown setting is no error while planning. */
const currentTenant = "(select nullif(current_setting('app.tenant', true), '')::uuid)";
const isSystem = "(select current_setting('app.system', true) = 'on')";

/**
 * The role under which requests run, the one of exports and reports that only reads, the one that seals the audit trail and
 * can add seals but change nothing, the owner of the few functions that look over tenants, and the one that reads over the several
 * companies of its caller.
 */
export const roles = {
  app: 'homeport_app',
  reporter: 'homeport_reporter',
  auditor: 'homeport_auditor',
  gate: 'homeport_gate',
  portfolio: 'homeport_portfolio',
} as const;

/**
 * Row security of one table, binding its owner too. Rows of tenants are seen and written in their tenant only; global rows
 * are seen by all and written by the system. The gate's policy gives nothing by itself: that role is granted single columns
 * by the migrations that make a definer function.
 */
export function rowSecurity(schema: string, table: Pick<Table, 'name' | 'scope' | 'neverUpdated'>): string[] {
  const name = `${quoted(schema)}.${quoted(table.name)}`;
  const rows =
    table.scope === 'tenant'
      ? [
          `create policy tenant on ${name} using ("tenant_id" = ${currentTenant}) with check ("tenant_id" = ${currentTenant});`,
        ]
      : [
          `create policy everybody on ${name} for select using (true);`,
          `create policy system on ${name} using (${isSystem}) with check (${isSystem});`,
        ];
  return [
    `alter table ${name} enable row level security;`,
    `alter table ${name} force row level security;`,
    ...rows,
    `create policy gate on ${name} to ${roles.gate} using (true) with check (true);`,
    ...(table.neverUpdated ? [`revoke update on ${name} from ${roles.app};`] : []),
  ];
}
