-- What operators' commands and the keeping of promises need over all tenants. The role of the requests may call the
-- functions, and read none of the tables.

-- Keys that were made once for this installation, sealed with a key that follows from its secret: a new secret seals them
-- anew, and what they protect stays readable.
create table engine.installation_key (
  name text primary key check (char_length(name) between 1 and 100),
  sealed text not null
);
alter table engine.installation_key enable row level security;
alter table engine.installation_key force row level security;
create policy gate on engine.installation_key to homeport_gate using (true) with check (true);
grant select, insert, update on engine.installation_key to homeport_gate;

-- The key of this name; the proposed one where there was none.
create function app.installation_key(of_name text, proposed text) returns text
  language plpgsql volatile strict security definer set search_path = pg_catalog
  as $$
    declare known text;
    begin
      insert into engine.installation_key (name, sealed) values (of_name, proposed) on conflict do nothing;
      select k.sealed into known from engine.installation_key k where k.name = of_name;
      return known;
    end
  $$;
select engine.run_as_gate('app.installation_key(text, text)');

-- Every tenant, for work that is done for each of them.
create function app.all_tenants() returns table (id uuid, code text)
  language sql stable security definer set search_path = pg_catalog
  as $$ select t.id, t.code from app.tenant t order by t.code $$;
select engine.run_as_gate('app.all_tenants()');

-- All keys with the seals they lie under, and another seal in place of one: for the change of secrets.
create function app.installation_keys() returns table (name text, sealed text)
  language sql stable security definer set search_path = pg_catalog
  as $$ select k.name, k.sealed from engine.installation_key k order by k.name $$;
select engine.run_as_gate('app.installation_keys()');

create function app.replace_installation_key(of_name text, known text, anew text) returns void
  language sql volatile strict security definer set search_path = pg_catalog
  as $$ update engine.installation_key set sealed = anew where name = of_name and sealed = known $$;
select engine.run_as_gate('app.replace_installation_key(text, text, text)');
