/**
 * The statements of the bare server, written by hand as a good engineer would for just these four calls: the tenant as a
 * parameter, PostgreSQL builds the JSON, joins for the names of relations only. The answers are those of the product, value by
 * value (the bench compares them before it measures).
 */
const related = (id: string, label: string): string =>
  `case when ${id} is not null then json_build_object('id', ${id}, 'label', coalesce(${label}, '')) end`;
const moment = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const number = (column: string): string => `trim_scale(${column})::text`;
/** Amounts of the bench are in currencies of two decimals. */
const amount = (column: string): string => `round(${column}, greatest(scale(trim_scale(${column})), 2))::text`;

const expense = `
  ${related('e.case_expense_batch_id', "concat_ws(' ', b.batch_reference, b.description)")} as "caseExpenseBatch", e.case_detail_id as "caseDetailId",
  ${related('e.assignee_id', "concat_ws(' ', p.first_name, p.last_name)")} as assignee, e.batch_type as "batchType", ${related('e.expense_item_id', 'i.name')} as "expenseItem",
  e.activity, ${amount('e.amount')} as amount, e.currency, e.expense_date as "expenseDate", e.to_date as "toDate", ${related('e.receipt_id', 'f.name')} as receipt, e.notes,
  ${related('e.tax_code_id', "concat_ws(' ', x.code, x.name)")} as "taxCode", ${number('e.tax_rate')} as "taxRate", ${amount('e.goods_amount')} as "goodsAmount", ${amount('e.tax_amount1')} as "taxAmount1",
  ${amount('e.tax_amount2')} as "taxAmount2", ${amount('e.tax_amount3')} as "taxAmount3", ${amount('e.bank_charges')} as "bankCharges", e.who_is_paying as "whoIsPaying",
  e.reimburse_to as "reimburseTo", e.recover_from as "recoverFrom", e.payment_method as "paymentMethod", e.posting_date as "postingDate", ${amount('e.converted_amount')} as "convertedAmount", e.converted_currency as "convertedCurrency",
  ${number('e.rate')} as rate, e.rate_date as "rateDate", e.rate_source as "rateSource", e.explanation, e.findings, e.is_flagged as "isFlagged",
  ${amount('e.original_amount')} as "originalAmount", ${amount('e.submitted_amount')} as "submittedAmount", ${amount('e.approved_amount')} as "approvedAmount",
  ${moment('e.submitted_date')} as "submittedDate", e.due_date as "dueDate", ${related('e.approver_id', 'u1.display_name')} as approver, ${related('e.approved_by_id', 'u2.display_name')} as "approvedBy",
  ${moment('e.decided_date')} as "decidedDate", e.decision_reason as "decisionReason", ${related('e.delegated_by_id', 'u3.display_name')} as "delegatedBy",
  ${related('e.copy_of_id', "concat_ws(' ', ci.name, c.activity)")} as "copyOf", e.approval_status as "approvalStatus", e.id, e.tenant_id as "tenantId", e.version, ${moment('e.created')} as created,
  ${related('e.created_by', 'u4.display_name')} as "createdBy", ${moment('e.updated')} as updated, ${related('e.updated_by', 'u5.display_name')} as "updatedBy",
  case e.approval_status when 'DRAFT' then '["update","delete"]'::json else '[]'::json end as can`;

const user = (alias: string, column: string): string =>
  `left join app."user" ${alias} on ${alias}.tenant_id = e.tenant_id and ${alias}.id = e.${column}`;
const names = `
  left join app.case_expense_batch b on b.tenant_id = e.tenant_id and b.id = e.case_expense_batch_id
  left join app.person p on p.tenant_id = e.tenant_id and p.id = e.assignee_id
  left join app.expense_item i on i.tenant_id = e.tenant_id and i.id = e.expense_item_id
  left join app.attachment f on f.tenant_id = e.tenant_id and f.id = e.receipt_id
  left join app.tax_code x on x.tenant_id = e.tenant_id and x.id = e.tax_code_id
  left join app.case_expense c on c.tenant_id = e.tenant_id and c.id = e.copy_of_id
  left join app.expense_item ci on ci.tenant_id = c.tenant_id and ci.id = c.expense_item_id
  ${user('u1', 'approver_id')} ${user('u2', 'approved_by_id')} ${user('u3', 'delegated_by_id')} ${user('u4', 'created_by')} ${user('u5', 'updated_by')}`;

/** The size of a page is written in: with a parameter the planner expects a tenth of all rows and hashes whole tables. */
const listOf = (total: string): string => `
  select json_build_object('content', coalesce(json_agg(row_to_json(r) order by e.n) filter (where e.n <= 20), '[]'::json), 'totalElements', ${total}, 'totalIsCapped', false,
    'nextKey', case when count(*) > 20 then max(case when e.n = 20 then concat_ws(' ', e.created, e.id) end) end, 'page', 0, 'size', 20)::text as answer
  from (select e.*, row_number() over () as n from (
    select * from app.case_expense e where e.tenant_id = $1 and e.approval_status = $2 order by e.created desc, e.id desc limit 21) e) e
  ${names} cross join lateral (select ${expense}) r`;

export const statements = {
  list: listOf('(select count(*) from app.case_expense t where t.tenant_id = $1 and t.approval_status = $2)'),
  page: listOf('null'),
  one: `select row_to_json(r)::text as answer from app.case_expense e ${names} cross join lateral (select ${expense}) r where e.tenant_id = $1 and e.id = $2`,
  create: `
    with made as (
      insert into app.cost_center (tenant_id, id, version, created, created_by, updated, updated_by, code, name, active)
      values ($1, $2, 1, now(), $3, now(), $3, $4, $5, true) returning *),
    past as (insert into bare.history (tenant_id, entity, record_id, version, deed, changes, by_user, request)
      select tenant_id, 'costCenter', id, 1, 'create', jsonb_build_object('code', jsonb_build_array(null, code), 'name', jsonb_build_array(null, name), 'active', jsonb_build_array(null, true)), $3, 'bare' from made),
    told as (insert into bare.outbox (tenant_id, event, entity, record_id, payload, by_user, request)
      select tenant_id, 'costCenter.created', 'costCenter', id, jsonb_build_object('version', 1, 'deed', 'create'), $3, 'bare' from made)
    select json_build_object('code', e.code, 'name', e.name, 'active', e.active, 'id', e.id, 'tenantId', e.tenant_id, 'version', e.version, 'created', ${moment('e.created')},
      'createdBy', ${related('e.created_by', 'u4.display_name')}, 'updated', ${moment('e.updated')}, 'updatedBy', ${related('e.updated_by', 'u5.display_name')},
      'can', '["update","deactivate","delete"]'::json)::text as answer
    from made e ${user('u4', 'created_by')} ${user('u5', 'updated_by')}`,
  /** Who may do what: the codes of a user's roles. */
  roles: `select coalesce(array_agg(r.code), '{}') as codes from app.user_roles_link l join app.role r on r.tenant_id = l.tenant_id and r.id = l.target_id where l.tenant_id = $1 and l.owner_id = $2`,
} as const;
