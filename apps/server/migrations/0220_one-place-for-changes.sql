-- A followed record is listened to like one that a company's own event is about: the outbox keeps its changes, and one reaction hears
-- them for both. One row per follower, so that two who begin or stop at the same time do not stand in each other's way.
create function engine.listen_for_follower() returns trigger
  language plpgsql volatile set search_path = pg_catalog
  as $$
    begin
      if tg_op = 'DELETE' then
        delete from engine.listener
        where tenant_id = old.tenant_id and event = old.entity || '.updated' and listener = md5(old.record_id::text || old.user_id::text)::uuid;
      else
        insert into engine.listener (tenant_id, event, listener)
        values (new.tenant_id, new.entity || '.updated', md5(new.record_id::text || new.user_id::text)::uuid)
        on conflict do nothing;
      end if;
      return null;
    end
  $$;
create trigger listen_for_follower after insert or delete on engine.follower
  for each row execute function engine.listen_for_follower();

-- What was deleted is followed no longer; nothing else is left to the history to tell.
drop trigger tell_followers on engine.history;
drop function engine.tell_followers();
create function engine.forget_followers() returns trigger
  language plpgsql volatile set search_path = pg_catalog
  as $$
    begin
      delete from engine.follower where tenant_id = new.tenant_id and record_id = new.record_id;
      return null;
    end
  $$;
create trigger forget_followers after insert on engine.history
  for each row when (new.deed = 'delete') execute function engine.forget_followers();

alter table engine.follower no force row level security;
alter table engine.listener no force row level security;
insert into engine.listener (tenant_id, event, listener)
select tenant_id, entity || '.updated', md5(record_id::text || user_id::text)::uuid from engine.follower
on conflict do nothing;
alter table engine.follower force row level security;
alter table engine.listener force row level security;
