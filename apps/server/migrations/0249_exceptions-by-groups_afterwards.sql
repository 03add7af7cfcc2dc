-- outside a transaction

alter table "app"."benefit_exception" validate constraint "benefit_exception_benefit_id_fkey";

alter table "app"."benefit_exception" validate constraint "benefit_exception_undecided_check";

create index concurrently if not exists "benefit_exception_benefit_id_idx" on "app"."benefit_exception" ("tenant_id", "benefit_id", "created" desc, "id" desc);

alter table "app"."decision" validate constraint "decision_benefit_exception_id_fkey";

create index concurrently if not exists "decision_benefit_exception_id_sequence_idx" on "app"."decision" ("tenant_id", "benefit_exception_id", "sequence", "created" desc, "id" desc);
