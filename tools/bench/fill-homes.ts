import pg from 'pg';

/** Assignments of each company, around today: some arrive, some leave, some are late. Each has some of what follows. */
export const casesOfCompany = 10_000;
const services = 3;
const steps = 6;
const documents = 2;
const marks = 'version, created, created_by, updated, updated_by';
const made = '1, now() - make_interval(secs => n), t.by, now() - make_interval(secs => n), t.by';
const id = (kind: string, n = 'n'): string => `md5('${kind}' || t.k || '/' || ${n})::uuid`;
const pick = (...values: string[]): string => `(array['${values.join("','")}'])[n % ${values.length} + 1]`;

/**
 * Assignments with persons, services, steps, documents and expenses of the companies whose users are named `home.{k}.…`, in bulk, as
 * superuser and without the triggers of foreign keys; they hold by construction. One case in ten is the case manager's.
 */
export async function fillHomes(superuserUrl: string): Promise<void> {
  const client = new pg.Client(superuserUrl);
  await client.connect();
  try {
    await client.query(
      'set session_replication_role = replica; set synchronous_commit = off; set search_path = app, public',
    );
    await client.query(
      `create temporary table t as select t.id, m.id as by, split_part(m.login, '.', 2) as k
        from app.tenant t join app."user" m on m.tenant_id = t.id and m.login like 'home.%.caseManager'`,
    );
    for (const statement of statements) await client.query(statement);
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

const statements = [
  `insert into app.person (tenant_id, id, ${marks}, first_name, last_name, email)
    select t.id, ${id('person')}, ${made}, 'First' || n, 'Last' || n, 'p' || t.k || '.' || n || '@example.org' from t, generate_series(0, ${casesOfCompany - 1}) n`,
  `insert into app.service_type (tenant_id, id, ${marks}, code, name)
    select t.id, ${id('kind')}, ${made}, 'KIND-' || n, 'Kind ' || n from t, generate_series(0, 9) n`,
  `insert into app.expense_item (tenant_id, id, ${marks}, code, name, active)
    select t.id, ${id('item')}, ${made}, 'ITEM-' || n, 'Item ' || n, true from t, generate_series(0, 9) n`,
  `insert into app.case_master (tenant_id, id, ${marks}, reference, assignee_id)
    select t.id, ${id('master')}, ${made}, 'M-' || n, ${id('person')} from t, generate_series(0, ${casesOfCompany - 1}) n`,
  `insert into app.case_detail (tenant_id, id, ${marks}, reference, name, case_master_id, assignee_id, type, home_location, host_location, status,
      confidential, manager_id, assignment_start_date, assignment_end_date)
    select t.id, ${id('case')}, ${made}, 'C-' || n, 'Assignment ' || n, ${id('master')}, ${id('person')}, 'ON_ASSIGNMENT',
      '{"town":"Lyon","country":"FR"}', '{"town":"Porto","country":"PT"}',
      ${pick('ACTIVE', 'ACTIVE', 'PENDING', 'ACTIVE', 'CLOSED', 'CLOSED', 'CLOSED', 'ON_HOLD', 'ACTIVE', 'BLOCKED', 'CLOSED')}, n % 13 = 0,
      case when n % 10 = 0 then t.by end, current_date - 300 + n % 400, current_date + n % 700 - 20 from t, generate_series(0, ${casesOfCompany - 1}) n`,
  `insert into app.case_service (tenant_id, id, ${marks}, case_detail_id, assignee_id, service_type_id, name, status, start_date, end_date)
    select t.id, ${id('service')}, ${made}, ${id('case', `n / ${services}`)}, ${id('person', `n / ${services}`)}, ${id('kind', 'n % 10')}, 'Service ' || n,
      ${pick('REQUESTED', 'IN_PROGRESS', 'COMPLETED', 'COMPLETED', 'COMPLETED')}, current_date - n % 200, current_date - n % 200 + 60
    from t, generate_series(0, ${casesOfCompany * services - 1}) n`,
  `insert into app.case_workflow_item (tenant_id, id, ${marks}, case_detail_id, sequence, name, status, lock_state, owner_id, due_date)
    select t.id, ${id('step')}, ${made}, ${id('case', `n / ${steps}`)}, n % ${steps} + 1, 'Step ' || n, ${pick('OPEN', 'DONE', 'DONE', 'IN_PROGRESS', 'DONE')}, 'UNLOCKED',
      case when n / ${steps} % 10 = 0 then t.by end, current_date + n % 90 - 20 from t, generate_series(0, ${casesOfCompany * steps - 1}) n`,
  `insert into app.required_document (tenant_id, id, ${marks}, case_detail_id, assignee_id, name, kind, accepts, status, due_date)
    select t.id, ${id('paper')}, ${made}, ${id('case', `n / ${documents}`)}, ${id('person', `n / ${documents}`)}, 'Paper ' || n, 'UPLOAD', 'ANY',
      ${pick('REQUESTED', 'IN_REVIEW', 'APPROVED', 'APPROVED', 'REJECTED')}, current_date + n % 90 - 20 from t, generate_series(0, ${casesOfCompany * documents - 1}) n`,
  `insert into app.case_expense_batch (tenant_id, id, ${marks}, batch_reference, description, category, case_detail_id, assignee_id, currency, status)
    select t.id, ${id('report')}, ${made}, 'R-' || n, 'Report ' || n, 'EMPLOYEE', ${id('case')}, ${id('person')}, 'EUR', ${pick('OPEN', 'AWAITING_APPROVAL', 'PAID', 'PAID')}
    from t, generate_series(0, ${casesOfCompany - 1}) n`,
  `insert into app.case_expense (tenant_id, id, ${marks}, case_expense_batch_id, case_detail_id, assignee_id, batch_type, expense_item_id, activity, amount, currency, expense_date,
      converted_amount, converted_currency, rate, rate_date, rate_source, submitted_amount, submitted_date, approver_id, approval_status)
    select t.id, ${id('expense')}, ${made}, ${id('report', 'n / 3')}, ${id('case', 'n / 3')}, ${id('person', 'n / 3')}, 'EMPLOYEE', ${id('item', 'n % 10')}, 'Activity ' || n,
      n % 900 + 12.5, 'USD', current_date - n % 300, (n % 900 + 12.5) * 0.9, 'EUR', 0.9, current_date, 'ECB', n % 900 + 12.5, now(), t.by,
      ${pick('AWAITING_APPROVAL', 'APPROVED', 'APPROVED', 'REJECTED', 'DRAFT')} from t, generate_series(0, ${casesOfCompany * 3 - 1}) n`,
  `insert into app.initiation (tenant_id, id, ${marks}, reference, first_name, last_name, status)
    select t.id, ${id('initiation')}, ${made}, 'I-' || n, 'First' || n, 'Last' || n, ${pick('DRAFT', 'SUBMITTED', 'APPROVED', 'STARTED', 'STARTED')}
    from t, generate_series(0, 1999) n`,
  // The staff of the first company act in the others, as a managing company's do.
  `insert into app.authorised_tenant (tenant_id, id, version, created, created_by, updated, updated_by, holder_id, granted_tenant_id, active)
    select t.id, gen_random_uuid(), 1, now(), t.by, now(), t.by, t.id, o.id, true from t, t o where t.k = '0' and o.k <> '0'`,
];
