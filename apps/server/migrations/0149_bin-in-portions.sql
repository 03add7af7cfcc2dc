-- The release before does not know the column and goes on writing.
alter table "app"."diary_entry" alter column "circumstance" set default 'NONE';

-- Some at a time: a statement has its time, and one day may have seen very many deletions.
drop function engine.empty_bin(interval);
create function engine.empty_bin(older_than interval) returns bigint
  language sql volatile strict security definer set search_path = pg_catalog
  as $$
    with old as (
      select tenant_id, record_id from engine.bin where at < now() - older_than limit 2000
    ), gone as (
      delete from engine.bin b using old where b.tenant_id = old.tenant_id and b.record_id = old.record_id returning 1
    )
    select count(*) from gone
  $$;
select engine.run_as_gate('engine.empty_bin(interval)');
