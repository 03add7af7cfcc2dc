-- What holds from one day to another holds once: the database keeps spans of days (and of amounts and quantities) apart.
create extension if not exists btree_gist;

alter table app.financial_period add constraint financial_period_no_overlap exclude using gist (
  tenant_id with =, daterange(start_date, end_date, '[]') with &&
);
alter table app.tax_table add constraint tax_table_no_overlap exclude using gist (
  tenant_id with =, code with =, daterange(effective_from, effective_to, '[]') with &&
) where (active);
alter table app.tax_table_band add constraint tax_table_band_no_overlap exclude using gist (
  tenant_id with =, tax_table_id with =, numrange(from_amount, to_amount) with &&
);
alter table app.service_fee add constraint service_fee_no_overlap exclude using gist (
  tenant_id with =, code with =, daterange(effective_from, effective_to, '[]') with &&
) where (active);
alter table app.pricing_matrix add constraint pricing_matrix_no_overlap exclude using gist (
  tenant_id with =,
  service_type_id with =,
  currency with =,
  (coalesce(financial_entity_id, '00000000-0000-0000-0000-000000000000'::uuid)) with =,
  (coalesce(policy_id, '00000000-0000-0000-0000-000000000000'::uuid)) with =,
  (coalesce(benefit_id, '00000000-0000-0000-0000-000000000000'::uuid)) with =,
  int4range(from_quantity, to_quantity, '[]') with &&,
  daterange(effective_from, effective_to, '[]') with &&
) where (active);

-- A credit or a debit, never both and never neither.
alter table app.client_account_entry add constraint client_account_entry_one_side check (
  (coalesce(debit, 0) > 0) <> (coalesce(credit, 0) > 0)
);
