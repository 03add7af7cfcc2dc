alter table "app"."policy" drop constraint "policy_no_overlap";

alter table "app"."policy" add column "family" text;

alter table "app"."policy" add column "fewest_months" integer;

alter table "app"."policy" add column "most_months" integer;

alter table "app"."policy" add constraint "policy_family_check" check ("family" in ('ALONG', 'ALONE')) not valid;

alter table "app"."policy" add constraint "policy_fewest_months_check" check ("fewest_months" >= 1 and "fewest_months" <= 600) not valid;

alter table "app"."policy" add constraint "policy_most_months_check" check ("most_months" >= 1 and "most_months" <= 600) not valid;

alter table "app"."policy" add constraint "policy_no_overlap" exclude using gist ("tenant_id" with =, "code" with =, daterange("effective_from", "effective_to", '[]') with &&) where ("status" = 'ACTIVE');
