-- Whoever changes the next run of an exporter, a person, an import, a bundle or the run before it, leaves an event that waits for it.
create function app.schedule_exporter() returns trigger
  language plpgsql volatile set search_path = pg_catalog
  as $$
    begin
      if new.next_run is not null and (tg_op = 'INSERT' or new.next_run is distinct from old.next_run) then
        insert into engine.outbox (tenant_id, event, entity, record_id, payload)
        values (new.tenant_id, 'content.exporterDue', 'exporter', new.id, jsonb_build_object('at', new.next_run));
      end if;
      return null;
    end
  $$;
create trigger schedule_exporter after insert or update of next_run on app.exporter
  for each row execute function app.schedule_exporter();
