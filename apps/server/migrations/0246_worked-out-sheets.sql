create table "app"."living_norm" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "country" text not null,
  "kind" text not null default 'SPENDABLE',
  "family_size" integer not null default 1,
  "from_income" numeric(19, 4) not null,
  "amount" numeric(19, 4) not null,
  "currency" text not null,
  "source" text not null,
  "effective_from" date not null,
  "effective_to" date,
  constraint "living_norm_pkey" primary key ("tenant_id", "id"),
  constraint "living_norm_version_check" check ("version" > 0),
  constraint "living_norm_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "living_norm_kind_check" check ("kind" in ('SPENDABLE', 'HOUSING')),
  constraint "living_norm_family_size_check" check ("family_size" >= 1 and "family_size" <= 20),
  constraint "living_norm_from_income_check" check ("from_income" >= 0),
  constraint "living_norm_amount_check" check ("amount" >= 0),
  constraint "living_norm_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "living_norm_source_check" check (char_length("source") <= 120),
  constraint "living_norm_no_overlap" exclude using gist ("tenant_id" with =, "country" with =, "kind" with =, "family_size" with =, "from_income" with =, "currency" with =, daterange("effective_from", "effective_to", '[]') with &&)
);

create index "living_norm_created_idx" on "app"."living_norm" ("tenant_id", "created" desc, "id" desc);

create index "living_norm_country_kind_effective_from_idx" on "app"."living_norm" ("tenant_id", "country", "kind", "effective_from", "created" desc, "id" desc);

create index "living_norm_from_income_order_idx" on "app"."living_norm" ("tenant_id", "from_income", "id");

alter table "app"."living_norm" enable row level security;

alter table "app"."living_norm" force row level security;

create policy tenant on "app"."living_norm" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."living_norm" to homeport_gate using (true) with check (true);

create policy portfolio on "app"."living_norm" for select to homeport_portfolio using ("tenant_id" = any ((select string_to_array(nullif(current_setting('app.companies', true), ''), ',')::uuid[])::uuid[]));

create trigger noted after insert or update or delete on "app"."living_norm" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."living_norm" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

alter table "app"."balance_sheet" add column "by_bands" boolean default false;

alter table "app"."balance_sheet" alter column "by_bands" drop default;

alter table "app"."balance_sheet" add column "monthly_rent" numeric(19, 4);

alter table "app"."balance_sheet" add column "rent_currency" text;

alter table "app"."balance_sheet" add column "housing_differential" numeric(19, 4);

alter table "app"."balance_sheet" add column "worked_out_at" timestamptz;

alter table "app"."balance_sheet" add column "working" jsonb;

alter table "app"."balance_sheet" add constraint "balance_sheet_monthly_rent_check" check ("monthly_rent" >= 0) not valid;

alter table "app"."balance_sheet" add constraint "balance_sheet_rent_currency_check" check ("rent_currency" ~ '^[A-Z]{3}$') not valid;

alter table "app"."policy" add column "cost_of_living_by_bands" boolean default false;

alter table "app"."policy" alter column "cost_of_living_by_bands" drop default;

alter table "app"."policy" add column "takes_housing_norm" boolean default true;

alter table "app"."policy" alter column "takes_housing_norm" drop default;

-- What the home abroad costs more than the norm follows from what stands there.
alter table "app"."balance_sheet" no force row level security;

update "app"."balance_sheet" set "housing_differential" = "host_housing" - "housing_norm" where "host_housing" is not null;

alter table "app"."balance_sheet" force row level security;
