-- What is old is found by its day: each portion of the nightly emptying passed everything that the ones before it had deleted.
create index bin_at_idx on engine.bin (at);

drop function engine.empty_bin(interval);
create function engine.empty_bin(older_than interval) returns bigint
  language sql volatile strict security definer set search_path = pg_catalog
  as $$
    -- Some at a time: a statement has its time, and one day may have seen very many deletions.
    with old as (
      select tenant_id, record_id from engine.bin where at < now() - older_than order by at limit 2000
    ), gone as (
      delete from engine.bin b using old where b.tenant_id = old.tenant_id and b.record_id = old.record_id returning 1
    )
    select count(*) from gone
  $$;
select engine.run_as_gate('engine.empty_bin(interval)');
