-- outside a transaction

alter table "app"."case_timeline" validate constraint "case_timeline_shared_with_id_fkey";

alter table "app"."case_timeline" validate constraint "case_timeline_noted_by_id_fkey";

alter table "app"."case_timeline" validate constraint "case_timeline_notes_by_family_check";

alter table "app"."case_timeline" validate constraint "case_timeline_done_by_name_check";

create index concurrently if not exists "case_timeline_noted_by_id_idx" on "app"."case_timeline" ("tenant_id", "noted_by_id", "created" desc, "id" desc);

create index concurrently if not exists "case_timeline_shared_with_id_idx" on "app"."case_timeline" ("tenant_id", "shared_with_id", "created" desc, "id" desc);
