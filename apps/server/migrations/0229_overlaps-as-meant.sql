create table "app"."case_detail_overlaps_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "case_detail_overlaps_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "case_detail_overlaps_link_target_idx" on "app"."case_detail_overlaps_link" ("tenant_id", "target_id");

alter table "app"."case_detail_overlaps_link" enable row level security;

alter table "app"."case_detail_overlaps_link" force row level security;

create policy tenant on "app"."case_detail_overlaps_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."case_detail_overlaps_link" to homeport_gate using (true) with check (true);

alter table "app"."case_detail_overlaps_link" add constraint "case_detail_overlaps_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."case_detail_overlaps_link" add constraint "case_detail_overlaps_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."case_detail" ("tenant_id", "id");
