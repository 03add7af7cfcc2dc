import { roles } from './row-security.sql.ts';

/** Asks the database and answers the column `name` of the rows. */
export type AskNames = (query: string) => Promise<readonly string[]>;

export interface SchemaExpectations {
  /** Tables without a tenant, as `app.name`. */
  readonly globalTables: readonly string[];
  /** Indexes that look over all tenants on purpose: names that are unique everywhere. */
  readonly indexesOverTenants?: readonly string[];
  /** Functions with rights of their own, as PostgreSQL writes their signature. */
  readonly definerFunctions: readonly string[];
}

const ours = "n.nspname in ('app', 'engine')";
const classes = 'pg_class c join pg_namespace n on n.oid = c.relnamespace';
const fullName = "n.nspname || '.' || c.relname";
/** PostgreSQL's own way of writing the policy's condition. */
const condition = `$re$^\\(tenant_id = \\( SELECT \\(NULLIF\\(current_setting\\('app\\.tenant'::text, true\\), ''::text\\)\\)::uuid AS [a-z"]+\\)\\)$$re$`;
/** The same of the policy for reads over several companies. */
const several = `$re$^\\(tenant_id = ANY \\(\\( SELECT \\(string_to_array\\(NULLIF\\(current_setting\\('app\\.companies'::text, true\\), ''::text\\), ','::text\\)\\)::uuid\\[\\] AS [a-z_"]+\\)(::uuid\\[\\])?\\)\\)$$re$`;
/** What workers and the sealer read over all tenants. */
const overTenants = ['outbox_waiting_idx', 'seal_xid_idx', 'bin_at_idx', 'due_at_idx'];

/**
 * Everything in a migrated database that breaks the rules of tenant isolation, as sentences; empty when it is sound. Asked as
 * superuser, because it looks at what the application's role may not see.
 */
export async function schemaFaults(ask: AskNames, expected: SchemaExpectations): Promise<string[]> {
  const { globalTables, definerFunctions, indexesOverTenants = [] } = expected;
  const faults: string[] = [];
  const add = (names: readonly string[], fault: string): void =>
    void faults.push(...names.map((name) => `${name} ${fault}`));
  const without = (names: readonly string[], allowed: readonly string[]): string[] =>
    names.filter((name) => !allowed.includes(name));

  add(
    await ask(
      `select ${fullName} as name from ${classes} where ${ours} and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)`,
    ),
    'has no forced row security',
  );
  const tables = await ask(`select ${fullName} as name from ${classes} where ${ours} and c.relkind in ('r', 'p')`);
  const guarded = await ask(`select ${fullName} as name from pg_policy p join ${classes} on c.oid = p.polrelid
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnotnull
    where p.polname = 'tenant' and p.polcmd = '*' and p.polroles = '{0}' and p.polpermissive
      and pg_get_expr(p.polqual, c.oid) ~ ${condition} and pg_get_expr(p.polwithcheck, c.oid) ~ ${condition}`);
  add(without(tables, [...guarded, ...globalTables]), 'has no tenant, or no policy for it');
  const read = await ask(`select ${fullName} as name from pg_policy p join ${classes} on c.oid = p.polrelid
    where p.polname = 'portfolio' and p.polcmd = 'r' and p.polroles = array['${roles.portfolio}'::regrole::oid] and p.polpermissive
      and p.polwithcheck is null and pg_get_expr(p.polqual, c.oid) ~ ${several}`);
  add(
    without(
      guarded.filter((name) => name.startsWith('app.')),
      read,
    ),
    'cannot be read over several companies as it should',
  );
  add(
    without(
      await ask(
        `select ${fullName} || '/' || p.polname as name from pg_policy p join ${classes} on c.oid = p.polrelid where p.polname <> 'tenant' and p.polroles = '{0}'`,
      ),
      globalTables.flatMap((t) => [`${t}/everybody`, `${t}/system`]),
    ),
    'is one policy too many',
  );
  add(
    without(
      await ask(`select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid join ${classes} on c.oid = x.indrelid
      join pg_am m on m.oid = i.relam left join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
      where ${ours} and m.amname = 'btree' and a.attname is distinct from 'tenant_id'
        and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id')`),
      [...overTenants, ...indexesOverTenants],
    ),
    'does not start with the tenant',
  );
  add(
    await ask(`select k.conname as name from pg_constraint k join ${classes} on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1] join pg_attribute b on b.attrelid = t.oid and b.attnum = k.confkey[1]
      where ${ours} and k.contype = 'f' and exists (select from pg_attribute x where x.attrelid = t.oid and x.attname = 'tenant_id')
        and not (a.attname = 'tenant_id' and b.attname = 'tenant_id')`),
    'accepts the row of another tenant',
  );
  add(
    without(
      await ask(
        `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours} and p.prosecdef`,
      ),
      definerFunctions,
    ),
    'runs with rights of its own and is not on the list',
  );
  add(
    await ask(`select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_roles r on r.oid = p.proowner
      where ${ours} and p.prosecdef and r.rolname not in ('${roles.gate}', '${roles.auditor}')`),
    'runs with more rights than those of the gate',
  );
  add(
    await ask(`select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where ${ours} and not coalesce(array_to_string(p.proconfig, ',') ~ '(^|,)search_path=', false)`),
    'has no fixed search path',
  );
  add(
    await ask(`select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where ${ours} and coalesce(array_to_string(p.proacl, ','), '=X/') ~ '(^|,)=X/'`),
    'may be called by everybody',
  );
  add(
    await ask(
      `select ${fullName} as name from ${classes} where ${ours} and c.relkind in ('v', 'm') and not coalesce(c.reloptions::text ~ 'security_invoker=(true|on)', false)`,
    ),
    'is a view with rights of its owner',
  );
  add(
    await ask(`select distinct table_schema || '.' || table_name as name from information_schema.role_table_grants
      where grantee = '${roles.app}' and privilege_type in ('TRUNCATE', 'REFERENCES', 'TRIGGER')`),
    'gives the application more than reading and writing',
  );
  add(
    await ask(`select distinct table_schema || '.' || table_name as name from information_schema.role_table_grants
      where grantee = '${roles.app}' and table_schema = 'engine' and table_name in ('history', 'audit', 'seal') and privilege_type in ('UPDATE', 'DELETE')`),
    'can be rewritten by the application',
  );
  add(
    await ask(`select distinct table_schema || '.' || table_name as name from information_schema.role_table_grants
      where grantee = '${roles.reporter}' and privilege_type <> 'SELECT'`),
    'can be written by the reporter',
  );
  add(
    await ask(`select distinct table_schema || '.' || table_name as name from information_schema.role_table_grants
      where grantee = '${roles.portfolio}' and (privilege_type <> 'SELECT' or table_schema <> 'app')`),
    'is open to reads over several companies beyond reading',
  );
  add(
    await ask(`select distinct table_schema || '.' || table_name as name from information_schema.role_table_grants
      where grantee = '${roles.auditor}' and privilege_type <> 'SELECT' and not (table_name = 'seal' and privilege_type = 'INSERT')`),
    'can be rewritten by the auditor',
  );
  add(
    await ask(`select c.relname || '.' || a.attname as name from pg_attribute a join ${classes} on c.oid = a.attrelid
      where ${ours} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
        and (has_column_privilege('${roles.reporter}', c.oid, a.attnum, 'INSERT, UPDATE')
          or has_column_privilege('${roles.auditor}', c.oid, a.attnum, 'UPDATE'))`),
    'can be changed by a role that only reads or adds',
  );
  add(
    await ask(`select rolname as name from pg_roles r where rolname in ('${Object.values(roles).join("', '")}')
      and exists (select from pg_auth_members m where m.member = r.oid)`),
    'has the rights of another role',
  );
  add(
    await ask(
      `select rolname as name from pg_roles where rolname in ('${Object.values(roles).join("', '")}') and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin)`,
    ),
    'can do more than it should',
  );
  return faults;
}
