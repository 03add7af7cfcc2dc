alter table "app"."financial_transaction" drop constraint "financial_transaction_paid_amount_check";

alter table "app"."statement" drop constraint "statement_invoiced_amount_check";

alter table "app"."statement" drop constraint "statement_paid_amount_check";
