-- Tariffs of one vendor, indexes of one source and contracts of one property hold once at a time.
alter table app.route_tariff add constraint route_tariff_no_overlap exclude using gist (
  tenant_id with =,
  vendor_id with =,
  shipment_type_id with =,
  origin_country with =,
  destination_country with =,
  (coalesce(origin_place, '')) with =,
  (coalesce(destination_place, '')) with =,
  basis with =,
  numrange(from_quantity, to_quantity) with &&,
  daterange(effective_from, effective_to, '[]') with &&
) where (active);
alter table app.lease add constraint lease_no_overlap exclude using gist (
  tenant_id with =, property_id with =, daterange(start_date, end_date, '[]') with &&
) where (status = 'ACTIVE');
alter table app.cost_of_living_index add constraint cost_of_living_index_no_overlap exclude using gist (
  tenant_id with =,
  source with =,
  kind with =,
  home_country with =,
  host_country with =,
  (coalesce(home_place, '')) with =,
  (coalesce(host_place, '')) with =,
  daterange(effective_from, effective_to, '[]') with &&
);
alter table app.expense_item_tax add constraint expense_item_tax_no_overlap exclude using gist (
  tenant_id with =, expense_item_id with =, country with =, daterange(effective_from, effective_to, '[]') with &&
);
