alter table "app"."benefit_exception" add column "benefit_id" uuid;

alter table "app"."benefit_exception" add column "undecided" integer default 0;

alter table "app"."benefit_exception" alter column "undecided" drop default;

alter table "app"."benefit_exception" add constraint "benefit_exception_benefit_id_fkey" foreign key ("tenant_id", "benefit_id") references "app"."benefit" ("tenant_id", "id") not valid;

alter table "app"."benefit_exception" add constraint "benefit_exception_undecided_check" check ("undecided" >= 0) not valid;

alter table "app"."decision" add column "benefit_exception_id" uuid;

alter table "app"."decision" add constraint "decision_benefit_exception_id_fkey" foreign key ("tenant_id", "benefit_exception_id") references "app"."benefit_exception" ("tenant_id", "id") on delete cascade not valid;
