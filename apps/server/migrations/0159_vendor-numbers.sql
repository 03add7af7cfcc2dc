-- Bills of a vendor are found by the key of their number. Keys from before numbers were kept apart ("1-11" is not "11-1") are
-- written anew; letters and digits of other scripts are the rule's to read, and such a number is compared as written until its
-- bill is saved again.
create function pg_temp.number_key(written text) returns text
  language sql immutable strict set search_path = pg_catalog
  as $$
    select case when octet_length(written) = char_length(written) then
      regexp_replace(
        regexp_replace(
          trim(both '-' from regexp_replace(upper(written collate "C"), '[^A-Z0-9]+', '-', 'g')),
          '-?([A-Z]+)-?', '\1', 'g'),
        '(?<![0-9])0+(?=[0-9])', '', 'g')
    end
  $$;

-- Row security binds the owner as well: for this line it does not, in one transaction with the table locked.
alter table "app"."vendor_invoice" no force row level security;
update "app"."vendor_invoice" set "number_key" = pg_temp.number_key("invoice_number")
  where "number_key" is distinct from pg_temp.number_key("invoice_number");
alter table "app"."vendor_invoice" force row level security;
