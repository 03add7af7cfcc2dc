-- outside a transaction

alter table "app"."calculation" validate constraint "calculation_formula_check";
