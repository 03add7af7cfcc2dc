-- outside a transaction

alter table "app"."notification" validate constraint "notification_about_check";

create index concurrently if not exists "notification_about_idx" on "app"."notification" ("tenant_id", "about", "created" desc, "id" desc);
