-- outside a transaction

alter table "app"."service_provider" validate constraint "service_provider_time_zone_id_fkey";

alter table "app"."service_provider" validate constraint "service_provider_answers_within_check";

alter table "app"."service_provider" validate constraint "service_provider_working_hours_check";

alter table "app"."service_provider" validate constraint "service_provider_orders_check";

alter table "app"."service_provider" validate constraint "service_provider_accepted_share_check";

alter table "app"."service_provider" validate constraint "service_provider_late_share_check";

alter table "app"."service_provider" validate constraint "service_provider_hours_to_answer_check";

-- The clock follows the moment by which a provider is to answer.
create trigger keep_due after insert or update of next_at or delete on app.service_order
  for each row execute function engine.keep_due('services.orderMoment', 'serviceOrder', 'next_at');
