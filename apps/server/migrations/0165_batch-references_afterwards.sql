-- outside a transaction

alter table "app"."payment_batch" validate constraint "payment_batch_reference_required";

alter table "app"."payment_batch" alter column "reference" set not null;

alter table "app"."payment_batch" drop constraint "payment_batch_reference_required";
