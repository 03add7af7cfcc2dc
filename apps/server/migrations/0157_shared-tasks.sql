alter table "app"."case_timeline" add column "shared_with_id" uuid;

alter table "app"."case_timeline" add column "notes_by_family" text;

alter table "app"."case_timeline" add column "done_at" timestamptz;

alter table "app"."case_timeline" add column "done_by_name" text;

alter table "app"."case_timeline" add constraint "case_timeline_shared_with_id_fkey" foreign key ("tenant_id", "shared_with_id") references "app"."user" ("tenant_id", "id") not valid;

alter table "app"."case_timeline" add constraint "case_timeline_notes_by_family_check" check (char_length("notes_by_family") <= 4000) not valid;

alter table "app"."case_timeline" add constraint "case_timeline_done_by_name_check" check (char_length("done_by_name") <= 200) not valid;
