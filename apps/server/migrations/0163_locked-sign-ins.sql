alter table "app"."user" add column "locked_until" timestamptz;

-- Passwords are counted on the credential, before anybody is signed in; whoever administers users sees the lock on the user. Locks
-- last minutes: those of the moment of the upgrade end by themselves.
grant select (locked_until), update (locked_until) on app."user" to homeport_gate;

create function app.show_lock() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  update app."user" set locked_until = new.locked_until where tenant_id = new.tenant_id and id = new.user_id;
  return null;
end $$;

create trigger show_lock after update of locked_until on app.credential for each row
  when (new.locked_until is distinct from old.locked_until) execute function app.show_lock();
