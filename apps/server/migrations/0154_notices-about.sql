alter table "app"."notification" add column "about" text;

alter table "app"."notification" add constraint "notification_about_check" check (char_length("about") <= 36) not valid;
