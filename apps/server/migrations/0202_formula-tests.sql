alter table "app"."calculation" drop constraint "calculation_formula_check";

alter table "app"."calculation" add column "test_cases" jsonb;

alter table "app"."calculation" add constraint "calculation_formula_check" check (char_length("formula") <= 4000) not valid;
