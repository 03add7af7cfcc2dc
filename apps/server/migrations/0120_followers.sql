-- Who follows a record, whatever it is a record of. Users may belong to another tenant that works here, so there is no foreign key.
create table engine.follower (
  tenant_id uuid not null default nullif(current_setting('app.tenant', true), '')::uuid,
  record_id uuid not null,
  user_id uuid not null,
  entity text not null,
  since timestamptz not null default now(),
  primary key (tenant_id, record_id, user_id)
);
alter table "engine"."follower" enable row level security;
alter table "engine"."follower" force row level security;
create policy tenant on "engine"."follower" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));
grant select, insert, delete on engine.follower to homeport_app;

-- Every change leaves a line of history; where somebody else follows the record, it leaves an event as well. What was deleted is
-- followed no longer.
create function engine.tell_followers() returns trigger
  language plpgsql volatile set search_path = pg_catalog
  as $$
    begin
      if new.deed = 'delete' then
        delete from engine.follower where tenant_id = new.tenant_id and record_id = new.record_id;
      elsif exists (
        select from engine.follower where tenant_id = new.tenant_id and record_id = new.record_id and user_id <> new.by_user
      ) then
        insert into engine.outbox (tenant_id, event, entity, record_id, payload)
        values (new.tenant_id, 'notifications.recordChanged', new.entity, new.record_id, jsonb_build_object(
          'entity', new.entity, 'by', new.by_user,
          'changes', (select coalesce(jsonb_agg(name), '[]'::jsonb) from jsonb_object_keys(new.changes) name)));
      end if;
      return null;
    end
  $$;
-- What has just been made is followed by nobody yet.
create trigger tell_followers after insert on engine.history
  for each row when (new.deed <> 'create') execute function engine.tell_followers();
