-- No two entries of one person's travel diary stand on the same half of a day. A day is two slots, the morning and the
-- afternoon, counted from 1 January 2000; an all-day entry takes both of each of its days.
create extension if not exists btree_gist;
alter table app.diary_entry add constraint diary_entry_no_overlap exclude using gist (
  tenant_id with =,
  assignee_id with =,
  int4range(
    (start_day - date '2000-01-01') * 2 + case part when 'AFTERNOON' then 1 else 0 end,
    (end_day - date '2000-01-01') * 2 + case part when 'MORNING' then 0 else 1 end,
    '[]'
  ) with &&
);

-- Entries that were removed stay in the audit pack of their person.
create index history_removed_diary_idx on engine.history (tenant_id, (changes #>> '{assignee,0}'))
  where entity = 'diaryEntry' and deed = 'delete';
