-- What holds from one day to another holds once: the database refuses two of a kind on the same day. Both days
-- are included; an empty end is open.
create extension if not exists btree_gist;

alter table app.party_contract add constraint party_contract_no_overlap exclude using gist (
  tenant_id with =, party_id with =, kind with =, daterange(effective_from, effective_to, '[]') with &&);

alter table app.policy add constraint policy_no_overlap exclude using gist (
  tenant_id with =, code with =, daterange(effective_from, effective_to, '[]') with &&);
alter table app.expense_allowance add constraint expense_allowance_no_overlap exclude using gist (
  tenant_id with =, code with =, daterange(effective_from, effective_to, '[]') with &&);
alter table app.balance_sheet add constraint balance_sheet_no_overlap exclude using gist (
  tenant_id with =, case_detail_id with =, daterange(effective_from, effective_to, '[]') with &&);
alter table app.terms add constraint terms_no_overlap exclude using gist (
  tenant_id with =, language with =, daterange(effective_from, effective_to, '[]') with &&);

-- A resource is not double booked: firm bookings that were not cancelled never share a moment.
alter table app.resource_event add constraint resource_event_no_double_booking exclude using gist (
  tenant_id with =, resource_id with =, tstzrange(starts_at, ends_at) with &&)
  where (starts_at is not null and ends_at is not null and not is_tentative and status <> 'CANCELLED');
