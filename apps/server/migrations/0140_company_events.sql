-- What a company's own notification events wait for is kept where the outbox looks: one row per event that is switched on, so that
-- two administrators who switch at the same time do not stand in each other's way.
create function app.listen_for_event() returns trigger
  language plpgsql volatile set search_path = pg_catalog
  as $$
    begin
      if tg_op <> 'INSERT' then
        delete from engine.listener where tenant_id = old.tenant_id and listener = old.id;
      end if;
      if tg_op <> 'DELETE' and new.active is not false then
        insert into engine.listener (tenant_id, event, listener)
        values (new.tenant_id, new.about || case new.happening when 'CREATED' then '.created' else '.updated' end, new.id)
        on conflict do nothing;
      end if;
      return null;
    end
  $$;
create trigger listen_for_event after insert or update of about, happening, active or delete on app.notification_event
  for each row execute function app.listen_for_event();
