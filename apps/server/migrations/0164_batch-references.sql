alter table "app"."payment_batch" add constraint "payment_batch_reference_required" check ("reference" is not null) not valid;
