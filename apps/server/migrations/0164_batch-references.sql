-- Batches are named when they are built; one that has no name all the same gets one of its id. Row security binds the owner as well:
-- for this line it does not.
alter table "app"."payment_batch" no force row level security;
update "app"."payment_batch" set "reference" = 'PB-' || upper(left(replace("id"::text, '-', ''), 24)) where "reference" is null;
alter table "app"."payment_batch" force row level security;

alter table "app"."payment_batch" add constraint "payment_batch_reference_required" check ("reference" is not null) not valid;
