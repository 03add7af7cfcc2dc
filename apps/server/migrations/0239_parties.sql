alter table "app"."company" drop constraint "company_name_check";

alter table "app"."company" add column "party_id" uuid;

alter table "app"."company" add constraint "company_party_id_fkey" foreign key ("tenant_id", "party_id") references "app"."party" ("tenant_id", "id") not valid;

alter table "app"."company" add constraint "company_name_check" check (char_length("name") <= 160) not valid;

alter table "app"."customer" drop constraint "customer_name_check";

alter table "app"."customer" add column "party_id" uuid;

alter table "app"."customer" add constraint "customer_party_id_fkey" foreign key ("tenant_id", "party_id") references "app"."party" ("tenant_id", "id") not valid;

alter table "app"."customer" add constraint "customer_name_check" check (char_length("name") <= 160) not valid;

alter table "app"."financial_entity" add column "party_id" uuid;

alter table "app"."financial_entity" add constraint "financial_entity_party_id_fkey" foreign key ("tenant_id", "party_id") references "app"."party" ("tenant_id", "id") not valid;

alter table "app"."party" drop constraint "party_name_check";

alter table "app"."party" drop constraint "party_kind_check";

alter table "app"."party" add column "known_as" text;

alter table "app"."party" drop column "search_text";

alter table "app"."party" add column "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", '') || ' ' || coalesce("known_as", '') || ' ' || coalesce("tax_number", ''))) stored;

alter table "app"."party" add constraint "party_name_check" check (char_length("name") <= 160) not valid;

alter table "app"."party" add constraint "party_known_as_check" check (char_length("known_as") <= 400) not valid;

alter table "app"."party" add constraint "party_kind_check" check ("kind" in ('VENDOR', 'AGENT', 'LANDLORD', 'AUTHORITY', 'SCHOOL', 'BANK', 'CUSTOMER', 'COMPANY', 'PERSON', 'OTHER')) not valid;

alter table "app"."quality_survey" add column "provider_id" uuid;

alter table "app"."quality_survey" add constraint "quality_survey_provider_id_fkey" foreign key ("tenant_id", "provider_id") references "app"."service_provider" ("tenant_id", "id") on delete set null ("provider_id") not valid;

alter table "app"."service_provider" drop constraint "service_provider_party_id_fkey";

alter table "app"."service_provider" drop constraint "service_provider_name_check";

alter table "app"."service_provider" add column "answered_surveys" integer;

alter table "app"."service_provider" add constraint "service_provider_party_id_fkey" foreign key ("tenant_id", "party_id") references "app"."party" ("tenant_id", "id") not valid;

alter table "app"."service_provider" add constraint "service_provider_name_check" check (char_length("name") <= 160) not valid;

alter table "app"."service_provider" add constraint "service_provider_answered_surveys_check" check ("answered_surveys" >= 0) not valid;

alter table "app"."vendor_invoice" drop constraint "vendor_invoice_status_check";

alter table "app"."vendor_invoice" add column "provider_id" uuid;

alter table "app"."vendor_invoice" add column "findings" integer;

alter table "app"."vendor_invoice" add column "expected_payment" date;

alter table "app"."vendor_invoice" add column "question" text;

alter table "app"."vendor_invoice" add column "answer" text;

alter table "app"."vendor_invoice" add column "rejection_reason" text;

alter table "app"."vendor_invoice" add constraint "vendor_invoice_provider_id_fkey" foreign key ("tenant_id", "provider_id") references "app"."service_provider" ("tenant_id", "id") not valid;

alter table "app"."vendor_invoice" add constraint "vendor_invoice_findings_check" check ("findings" >= 0) not valid;

alter table "app"."vendor_invoice" add constraint "vendor_invoice_question_check" check (char_length("question") <= 2000) not valid;

alter table "app"."vendor_invoice" add constraint "vendor_invoice_answer_check" check (char_length("answer") <= 2000) not valid;

alter table "app"."vendor_invoice" add constraint "vendor_invoice_rejection_reason_check" check (char_length("rejection_reason") <= 2000) not valid;

alter table "app"."vendor_invoice" add constraint "vendor_invoice_status_check" check ("status" in ('DRAFT', 'SUBMITTED', 'QUERIED', 'HELD', 'APPROVED', 'REJECTED', 'PAID', 'CANCELLED')) not valid;

alter table "app"."vendor_invoice_line" add column "case_service_id" uuid;

alter table "app"."vendor_invoice_line" add constraint "vendor_invoice_line_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") not valid;

-- Row security binds the owner as well: for these lines it does not, in one transaction with the tables locked.
alter table "app"."case_service" no force row level security;
alter table "app"."company" no force row level security;
alter table "app"."customer" no force row level security;
alter table "app"."financial_entity" no force row level security;
alter table "app"."party" no force row level security;
alter table "app"."quality_survey" no force row level security;
alter table "app"."service_provider" no force row level security;
alter table "app"."service_provider_users_link" no force row level security;
alter table "app"."vendor_invoice" no force row level security;

-- A provider that was typed and is on no list becomes one, with those whom its services name as its people, each of whom
-- sees what they saw before: their own cases. A name that several on the list have stays as it was typed.
insert into "app"."service_provider" ("tenant_id", "id", "version", "created", "created_by", "updated", "updated_by", "code", "name", "is_default", "own_cases_only", "active")
select "typed"."tenant_id", gen_random_uuid(), 1, now(), "typed"."by", now(), "typed"."by",
  trim(both '-' from left(regexp_replace(upper(public.unaccent("typed"."name")), '[^A-Z0-9]+', '-', 'g'), 31)) || '-' || upper(left(md5("typed"."called"), 8)),
  "typed"."name", false, true, true
from (
  select "tenant_id", public.unaccent(lower(trim("provider_name"))) as "called", min(trim("provider_name") collate "C") as "name",
    (array_agg("created_by" order by "created"))[1] as "by"
  from "app"."case_service" where "provider_id" is null and trim("provider_name") <> '' group by 1, 2
) as "typed"
where not exists (select from "app"."service_provider" "known" where "known"."tenant_id" = "typed"."tenant_id"
  and public.unaccent(lower(trim("known"."name"))) = "typed"."called");

update "app"."case_service" set "provider_id" = "known"."id"
from (
  select "tenant_id", public.unaccent(lower(trim("name"))) as "called", (array_agg("id"))[1] as "id"
  from "app"."service_provider" group by 1, 2 having count(*) = 1
) as "known"
where "case_service"."provider_id" is null and "known"."tenant_id" = "case_service"."tenant_id"
  and "known"."called" = public.unaccent(lower(trim("case_service"."provider_name")));

insert into "app"."service_provider_users_link" ("tenant_id", "owner_id", "target_id", "position")
select "tenant_id", "provider_id", "vendor_user_id", row_number() over (partition by "tenant_id", "provider_id" order by "vendor_user_id") - 1
from (
  select distinct "s"."tenant_id", "s"."provider_id", "s"."vendor_user_id" from "app"."case_service" "s"
  join "app"."service_provider" "p" on "p"."tenant_id" = "s"."tenant_id" and "p"."id" = "s"."provider_id" and "p"."created" = now()
  where "s"."vendor_user_id" is not null
) as "named";

-- Whose work a survey was about, and what was answered. A rating that was typed stays until the next answer.
update "app"."quality_survey" set "provider_id" = "s"."provider_id"
from "app"."case_service" "s"
where "s"."tenant_id" = "quality_survey"."tenant_id" and "s"."id" = "quality_survey"."case_service_id" and "s"."provider_id" is not null;

update "app"."service_provider" set "answered_surveys" = "a"."answers", "rating" = coalesce("rating", round("a"."mean", 1))
from (
  select "tenant_id", "provider_id", count(*)::int as "answers", avg("mean_score") as "mean" from "app"."quality_survey"
  where "status" = 'ANSWERED' and "mean_score" is not null and "provider_id" is not null group by 1, 2
) as "a"
where "a"."tenant_id" = "service_provider"."tenant_id" and "a"."provider_id" = "service_provider"."id";

-- Who bills is the provider of the service that is billed; what is approved is expected to be paid when it is due.
update "app"."vendor_invoice" set "provider_id" = "s"."provider_id"
from "app"."case_service" "s"
where "s"."tenant_id" = "vendor_invoice"."tenant_id" and "s"."id" = "vendor_invoice"."case_service_id" and "s"."provider_id" is not null;

update "app"."vendor_invoice" set "expected_payment" = "due_date" where "status" = 'APPROVED' and "due_date" is not null;

-- Every provider, creditor, customer and company is of the party of its name, unless their tax numbers differ or several parties are
-- called so; where there is none, it is made. A party that a person chose stays. What one of them says of its tax number, all of them say.
create temporary table "linked_before" on commit drop as select "id" from "app"."service_provider" where "party_id" is not null;

do $$
declare
  side record;
  each_side text;
begin
  for side in select * from (values
    ('service_provider', '''VENDOR''', array['country', 'phone', 'email', 'address', 'web_address', 'payment_terms']),
    ('company', '''COMPANY''', array['registration_number', 'phone', 'email', 'address', 'web_address']),
    ('customer', '''CUSTOMER''', array['phone', 'email', 'address', 'web_address']),
    ('financial_entity', '(case s.kind when ''CLIENT'' then ''CUSTOMER'' when ''INTERCOMPANY'' then ''COMPANY'' when ''EMPLOYEE'' then ''PERSON'' else ''VENDOR'' end)', array[]::text[])
  ) as sides (name, kind, copied)
  loop
    execute format($sql$
      update app.%1$I s set party_id = p.id
      from (
        select tenant_id, trim(name) as called, (array_agg(id))[1] as id, (array_agg(tax_number))[1] as tax
        from app.party group by 1, 2 having count(*) = 1
      ) p
      where s.party_id is null and p.tenant_id = s.tenant_id and p.called = trim(s.name)
        and coalesce(p.tax, s.tax_number, '') = coalesce(s.tax_number, p.tax, '')
    $sql$, side.name);
    execute format($sql$
      update app.party p set tax_number = t.tax
      from (select tenant_id, party_id, (array_agg(tax_number order by created, id))[1] as tax from app.%1$I
        where party_id is not null and trim(tax_number) <> '' group by 1, 2) t
      where p.tenant_id = t.tenant_id and p.id = t.party_id and p.tax_number is null
    $sql$, side.name);
    execute format($sql$
      update app.%1$I s set party_id = null from app.party p
      where p.tenant_id = s.tenant_id and p.id = s.party_id and p.tax_number is not null and s.tax_number <> p.tax_number
        and not exists (select from linked_before l where l.id = s.id)
    $sql$, side.name);
    execute format($sql$
      with first as (
        select distinct on (s.tenant_id, trim(s.name), coalesce(s.tax_number, '')) s.* from app.%1$I s
        where s.party_id is null order by s.tenant_id, trim(s.name), coalesce(s.tax_number, ''), s.created, s.id
      ), made as (
        insert into app.party (tenant_id, id, version, created, created_by, updated, updated_by, code, name, kind, tax_number, active%2$s)
        select s.tenant_id, gen_random_uuid(), 1, now(), s.created_by, now(), s.created_by,
          case when exists (select from app.party k where k.tenant_id = s.tenant_id and k.code = s.code)
            then left(s.code, 31) || '-' || upper(left(md5(s.id::text), 8)) else s.code end,
          trim(s.name), %3$s, s.tax_number, coalesce(s.active, true)%4$s
        from first s returning tenant_id, id, name, tax_number
      )
      update app.%1$I s set party_id = made.id from made
      where s.party_id is null and made.tenant_id = s.tenant_id and made.name = trim(s.name)
        and coalesce(made.tax_number, '') = coalesce(s.tax_number, '')
    $sql$, side.name,
      (select coalesce(string_agg(', ' || quote_ident(c), '' order by c), '') from unnest(side.copied) c),
      side.kind,
      (select coalesce(string_agg(', s.' || quote_ident(c), '' order by c), '') from unnest(side.copied) c));
  end loop;
  foreach each_side in array array['service_provider', 'company', 'customer', 'financial_entity']
  loop
    execute format($sql$
      update app.%1$I s set tax_number = p.tax_number from app.party p
      where p.tenant_id = s.tenant_id and p.id = s.party_id and s.tax_number is null and p.tax_number is not null
    $sql$, each_side);
  end loop;
end $$;

alter table "app"."vendor_invoice" force row level security;
alter table "app"."service_provider_users_link" force row level security;
alter table "app"."service_provider" force row level security;
alter table "app"."quality_survey" force row level security;
alter table "app"."party" force row level security;
alter table "app"."financial_entity" force row level security;
alter table "app"."customer" force row level security;
alter table "app"."company" force row level security;
alter table "app"."case_service" force row level security;
