alter table "app"."case_detail" add column "financial_despite" text;

alter table "app"."case_detail" add column "financial_reopening" text;

alter table "app"."case_detail" add column "operational_despite" text;

alter table "app"."case_detail" add column "operational_reopening" text;

alter table "app"."case_detail" add column "reopening_reason" text;

alter table "app"."case_detail" add constraint "case_detail_financial_despite_check" check (char_length("financial_despite") <= 1000) not valid;

alter table "app"."case_detail" add constraint "case_detail_financial_reopening_check" check (char_length("financial_reopening") <= 1000) not valid;

alter table "app"."case_detail" add constraint "case_detail_operational_despite_check" check (char_length("operational_despite") <= 1000) not valid;

alter table "app"."case_detail" add constraint "case_detail_operational_reopening_check" check (char_length("operational_reopening") <= 1000) not valid;

alter table "app"."case_detail" add constraint "case_detail_reopening_reason_check" check (char_length("reopening_reason") <= 1000) not valid;
