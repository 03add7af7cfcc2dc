alter table "app"."data_query" add column "sort_order" text not null default 'ASC';

alter table "app"."data_query" add constraint "data_query_sort_order_check" check ("sort_order" in ('ASC', 'DESC')) not valid;

alter table "app"."data_query" no force row level security;

-- A single "field,desc" becomes its field and its order; several behind each other stay as they are, and are still read.
update "app"."data_query" set "sort_order" = 'DESC', "sort_by" = split_part(trim("sort_by"), ',', 1)
where trim("sort_by") ~ '^\w+,desc$';
update "app"."data_query" set "sort_by" = split_part(trim("sort_by"), ',', 1) where trim("sort_by") ~ '^\w+,asc$';

alter table "app"."data_query" force row level security;
