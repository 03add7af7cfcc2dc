-- outside a transaction

alter table "app"."data_query" validate constraint "data_query_sort_order_check";
