-- Of what was cancelled nothing is owed. Row security binds the owner as well: for these lines it does not, in one transaction
-- with the tables locked.
alter table "app"."invoice" no force row level security;
alter table "app"."vendor_invoice" no force row level security;
update "app"."invoice" set "outstanding_amount" = 0 where "status" = 'CANCELLED' and "outstanding_amount" <> 0;
update "app"."vendor_invoice" set "outstanding_amount" = 0 where "status" = 'CANCELLED' and "outstanding_amount" <> 0;
alter table "app"."vendor_invoice" force row level security;
alter table "app"."invoice" force row level security;
