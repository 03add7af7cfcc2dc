alter table "app"."vendor_invoice" add column "paid_amount" numeric(19, 4) default '0';

alter table "app"."vendor_invoice" alter column "paid_amount" drop default;

alter table "app"."vendor_invoice" add column "outstanding_amount" numeric(19, 4);

-- Row security binds the owner as well: for these lines it does not, in one transaction with the table locked.
alter table "app"."vendor_invoice" no force row level security;

-- A bill that was paid before payments were recorded was paid in full; of the others everything is outstanding.
update "app"."vendor_invoice" set "paid_amount" = "gross_amount" where "status" = 'PAID';
update "app"."vendor_invoice" set "paid_amount" = '0' where "paid_amount" is null;
update "app"."vendor_invoice" set "outstanding_amount" = "gross_amount" - "paid_amount";

alter table "app"."vendor_invoice" force row level security;
