alter table "app"."case_timeline" add column "shared_with_id" uuid;

alter table "app"."case_timeline" add column "notes_by_family" text;

alter table "app"."case_timeline" add column "noted_by_id" uuid;

alter table "app"."case_timeline" add column "done_at" timestamptz;

alter table "app"."case_timeline" add column "done_by_name" text;

alter table "app"."case_timeline" add constraint "case_timeline_shared_with_id_fkey" foreign key ("tenant_id", "shared_with_id") references "app"."user" ("tenant_id", "id") on delete set null ("shared_with_id") not valid;

alter table "app"."case_timeline" add constraint "case_timeline_noted_by_id_fkey" foreign key ("tenant_id", "noted_by_id") references "app"."user" ("tenant_id", "id") on delete set null ("noted_by_id") not valid;

alter table "app"."case_timeline" add constraint "case_timeline_notes_by_family_check" check (char_length("notes_by_family") <= 4000) not valid;

alter table "app"."case_timeline" add constraint "case_timeline_done_by_name_check" check (char_length("done_by_name") <= 200) not valid;

-- What is shared with an account ends with it, and with its being the partner's: nobody who has it afterwards, and no later
-- partner, reads what was arranged. What was done and by whom stays with the assignee.
create function app.end_shared_tasks() returns trigger language plpgsql set search_path = pg_catalog as $$
declare
  account uuid := (to_jsonb(old) ->> tg_argv[0])::uuid;
begin
  update app.case_timeline set version = version + 1, updated = now(),
    shared_with_id = nullif(shared_with_id, account),
    notes_by_family = case when noted_by_id = account then null else notes_by_family end,
    noted_by_id = nullif(noted_by_id, account)
  where tenant_id = old.tenant_id and (shared_with_id = account or noted_by_id = account);
  return null;
end $$;

create trigger end_shared_tasks after update of status on app."user" for each row
  when (new.status <> 'ACTIVE' and old.status = 'ACTIVE') execute function app.end_shared_tasks('id');

create trigger end_shared_tasks after update of type, user_id on app.dependant for each row
  when (old.user_id is not null and (new.type, new.user_id) is distinct from (old.type, old.user_id))
  execute function app.end_shared_tasks('user_id');

create trigger end_shared_tasks_of_gone after delete on app.dependant for each row
  when (old.user_id is not null) execute function app.end_shared_tasks('user_id');
