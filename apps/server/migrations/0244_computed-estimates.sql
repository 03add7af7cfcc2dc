alter table "app"."benefit" add column "is_taxable" boolean;

alter table "app"."benefit" add column "is_grossed_up" boolean;

-- The previous release must not use this any more.
alter table "app"."cost_estimate" drop column "needs_recalculating";

alter table "app"."cost_estimate" add column "low_total" numeric(19, 4);

alter table "app"."cost_estimate" add column "high_total" numeric(19, 4);

alter table "app"."cost_estimate" add column "pay_total" numeric(19, 4);

alter table "app"."cost_estimate" add column "worked_out_at" timestamptz;

alter table "app"."cost_estimate" add column "taken_for_given" jsonb;

alter table "app"."cost_estimate_line" drop constraint "cost_estimate_line_kind_check";

alter table "app"."cost_estimate_line" alter column "description" drop not null;

alter table "app"."cost_estimate_line" alter column "amount" drop not null;

alter table "app"."cost_estimate_line" add column "low" numeric(19, 4);

alter table "app"."cost_estimate_line" add column "high" numeric(19, 4);

alter table "app"."cost_estimate_line" add column "pay_amount" numeric(19, 4);

alter table "app"."cost_estimate_line" add column "is_computed" boolean default false;

alter table "app"."cost_estimate_line" alter column "is_computed" drop default;

alter table "app"."cost_estimate_line" add column "reason" text;

alter table "app"."cost_estimate_line" add column "months" jsonb;

alter table "app"."cost_estimate_line" add column "bounds" jsonb;

alter table "app"."cost_estimate_line" add column "working" jsonb;

alter table "app"."cost_estimate_line" add column "explanation" jsonb;

alter table "app"."cost_estimate_line" add column "pay_explanation" jsonb;

alter table "app"."cost_estimate_line" add constraint "cost_estimate_line_kind_check" check ("kind" in ('PAY', 'HYPOTHETICAL_TAX', 'HOUSING_NORM', 'COST_OF_LIVING', 'PREMIUMS', 'HOUSING', 'BENEFIT', 'GROSS_UP', 'SERVICE', 'TAX', 'SOCIAL', 'FEE')) not valid;

alter table "app"."cost_estimate_line" add constraint "cost_estimate_line_reason_check" check (char_length("reason") <= 1000) not valid;

alter table "app"."policy" add column "gross_up" text default 'NONE';

alter table "app"."policy" alter column "gross_up" drop default;

alter table "app"."policy" add column "federal_rate" numeric(19, 4);

alter table "app"."policy" add column "state_rate" numeric(19, 4);

alter table "app"."policy" add column "local_rate" numeric(19, 4);

alter table "app"."policy" add constraint "policy_gross_up_check" check ("gross_up" in ('NONE', 'FLAT', 'INVERSE', 'FACTOR', 'BRACKETS')) not valid;

alter table "app"."policy" add constraint "policy_federal_rate_check" check ("federal_rate" >= 0 and "federal_rate" <= 99) not valid;

alter table "app"."policy" add constraint "policy_state_rate_check" check ("state_rate" >= 0 and "state_rate" <= 99) not valid;

alter table "app"."policy" add constraint "policy_local_rate_check" check ("local_rate" >= 0 and "local_rate" <= 99) not valid;

alter table "app"."policy_benefit" add column "is_taxable" boolean;

alter table "app"."policy_benefit" add column "is_grossed_up" boolean;

-- Nobody knew at least and at most before, and no pay was told apart.
alter table "app"."cost_estimate" no force row level security;

update "app"."cost_estimate" set "low_total" = "total", "high_total" = "total", "pay_total" = 0;

alter table "app"."cost_estimate" force row level security;
