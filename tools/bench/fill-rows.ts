import pg from 'pg';

/** Persons, assignments and expense items of a tenant; expenses of a report. */
const persons = 100;
const items = 20;
const perReport = 5;

/** What is common to all rows: who made them, and when. */
const marks = 'version, created, created_by, updated, updated_by';
/** One moment for each row, spread over three years, so that sorting by it means something. */
const at = "timestamptz '2023-11-01' + make_interval(secs => n::bigint * 6151 % 94608000)";
const id = (kind: string): string => `md5('${kind}' || t.k || '/' || `;

/**
 * Writes persons, assignments, reports and expenses of all tenants in bulk, as superuser and without the triggers of foreign
 * keys; they hold by construction. Three in ten expenses wait for approval: 6,000 of a tenant at a million rows.
 */
export async function fillRows(superuserUrl: string, rows: number): Promise<void> {
  const client = new pg.Client(superuserUrl);
  await client.connect();
  try {
    await client.query(
      "set session_replication_role = replica; set synchronous_commit = off; set search_path = app, public; set maintenance_work_mem = '512MB'",
    );
    await client.query(
      `create temporary table t as select t.id, u.id as by, (substring(u.login from '\\d+'))::integer as k from app.tenant t join app."user" u on u.tenant_id = t.id where u.login ~ '^bench\\.\\d+$'`,
    );
    const { rows: found } = await client.query<{ tenants: number }>('select count(*)::integer as tenants from t');
    const perTenant = Math.max(perReport, Math.floor(rows / (found[0]?.tenants ?? 1)));
    const indexes = await withoutIndexes(client);
    for (const statement of statements(perTenant)) await client.query(statement);
    for (const index of indexes) await client.query(index);
    for (const statement of bareTables) await client.query(statement);
    // What autovacuum would do a little later: without it counts read the rows themselves.
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/** Indexes of the large table are built once, when its rows are there. Answers the statements that build them. */
async function withoutIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; text: string }>(
    "select indexname as name, indexdef as text from pg_indexes where schemaname = 'app' and tablename = 'case_expense' and indexname <> 'case_expense_pkey'",
  );
  for (const { name } of rows) await client.query(`drop index app."${name}"`);
  return rows.map((r) => r.text);
}

/** Tables of its own for what the bare server writes beside the record: nobody acts on its events. */
const bareTables = [
  'create schema bare',
  'create table bare.outbox (like engine.outbox including all)',
  'create table bare.history (like engine.history including all)',
];

const statements = (perTenant: number): string[] => [
  `insert into app.person (tenant_id, id, ${marks}, first_name, last_name, email)
    select t.id, ${id('person')} n)::uuid, 1, ${at}, t.by, ${at}, t.by, 'First' || n, 'Last' || n, 'p' || n || '@example.org' from t, generate_series(0, ${persons - 1}) n`,
  `insert into app.employee (tenant_id, id, ${marks}, person_id, employee_number)
    select t.id, ${id('employee')} n)::uuid, 1, ${at}, t.by, ${at}, t.by, ${id('person')} n)::uuid, 'E-' || n from t, generate_series(0, ${persons - 1}) n`,
  `insert into app.case_master (tenant_id, id, ${marks}, reference, assignee_id)
    select t.id, ${id('master')} n)::uuid, 1, ${at}, t.by, ${at}, t.by, 'M-' || n, ${id('person')} n)::uuid from t, generate_series(0, ${persons - 1}) n`,
  `insert into app.case_detail (tenant_id, id, ${marks}, reference, name, case_master_id, assignee_id, type, home_location, host_location, status)
    select t.id, ${id('case')} n)::uuid, 1, ${at}, t.by, ${at}, t.by, 'C-' || n, 'Assignment ' || n, ${id('master')} n)::uuid, ${id('person')} n)::uuid,
      'ON_ASSIGNMENT', '{"town":"Lyon","country":"FR"}', '{"town":"Porto","country":"PT"}', 'ACTIVE' from t, generate_series(0, ${persons - 1}) n`,
  `insert into app.expense_item (tenant_id, id, ${marks}, code, name, active)
    select t.id, ${id('item')} n)::uuid, 1, ${at}, t.by, ${at}, t.by, 'ITEM-' || n, 'Expense item ' || n, true from t, generate_series(0, ${items - 1}) n`,
  `insert into app.case_expense_batch (tenant_id, id, ${marks}, batch_reference, description, category, case_detail_id, assignee_id, currency, status)
    select t.id, ${id('report')} n)::uuid, 1, ${at}, t.by, ${at}, t.by, 'R-' || n, 'Report ' || n, 'EMPLOYEE', ${id('case')} n % ${persons})::uuid, ${id('person')} n % ${persons})::uuid, 'EUR',
      case when n % 10 = 0 then 'OPEN' else 'AWAITING_APPROVAL' end from t, generate_series(0, ${Math.ceil(perTenant / perReport)}) n`,
  `insert into app.case_expense (tenant_id, id, ${marks}, case_expense_batch_id, case_detail_id, assignee_id, batch_type, expense_item_id, activity, amount, currency, expense_date,
      notes, goods_amount, converted_amount, converted_currency, rate, rate_date, rate_source, is_flagged, submitted_amount, submitted_date, approver_id, approval_status)
    select t.id, ${id('expense')} n)::uuid, 1, ${at}, t.by, ${at}, t.by, ${id('report')} n / ${perReport})::uuid, ${id('case')} n / ${perReport} % ${persons})::uuid, ${id('person')} n / ${perReport} % ${persons})::uuid,
      'EMPLOYEE', ${id('item')} n % ${items})::uuid, 'Activity ' || n, (n % 900) + 12.5, 'USD', (${at})::date, 'Note on expense ' || n, (n % 900) + 12.5, ((n % 900) + 12.5) * 0.9, 'EUR', 0.9, (${at})::date,
      'ECB', n % 50 = 0, (n % 900) + 12.5, ${at}, t.by, (array['AWAITING_APPROVAL', 'APPROVED', 'APPROVED', 'AWAITING_APPROVAL', 'APPROVED', 'DRAFT', 'APPROVED', 'AWAITING_APPROVAL', 'REJECTED', 'ON_HOLD'])[n % 10 + 1]
    from t, generate_series(0, ${perTenant - 1}) n`,
];
