alter table "app"."case_service" add column "provider_id" uuid;

alter table "app"."case_service" add constraint "case_service_provider_id_fkey" foreign key ("tenant_id", "provider_id") references "app"."service_provider" ("tenant_id", "id") not valid;

-- Row security binds the owner as well: for these lines it does not, in one transaction with the tables locked.
alter table "app"."case_service" no force row level security;
alter table "app"."service_provider" no force row level security;

-- A provider that was typed is the one of that name on the list, where there is exactly one. Other names stay as they stand.
update "app"."case_service" set "provider_id" = "known"."id"
from (
  select "tenant_id", public.unaccent(lower(trim("name"))) as "called", (array_agg("id"))[1] as "id"
  from "app"."service_provider" group by 1, 2 having count(*) = 1
) as "known"
where "known"."tenant_id" = "case_service"."tenant_id"
  and "known"."called" = public.unaccent(lower(trim("case_service"."provider_name")));

alter table "app"."service_provider" force row level security;
alter table "app"."case_service" force row level security;

-- The codes of the languages that a text names in words ("English and French"); null where one of them is not understood.
create function "app"."languages_typed"(typed text) returns text
  language sql stable set search_path = pg_catalog
  as $$
    select case when bool_and(known.code is not null) then string_agg(known.code, ', ' order by word.place) end
    from regexp_split_to_table(public.unaccent(lower(trim(typed))), '\s*(?:,|;|/|&|\+|\mand\M|\my\M|\met\M)\s*')
      with ordinality as word (text, place)
    left join (values
      ('arabic', 'ar'), ('arabe', 'ar'), ('العربية', 'ar'), ('ar', 'ar'), ('bulgarian', 'bg'), ('bulgaro', 'bg'),
      ('bulgare', 'bg'), ('български', 'bg'), ('bg', 'bg'), ('catalan', 'ca'), ('catala', 'ca'), ('ca', 'ca'),
      ('czech', 'cs'), ('checo', 'cs'), ('tcheque', 'cs'), ('cestina', 'cs'), ('cs', 'cs'), ('danish', 'da'),
      ('danes', 'da'), ('danois', 'da'), ('dansk', 'da'), ('da', 'da'), ('german', 'de'), ('aleman', 'de'),
      ('allemand', 'de'), ('deutsch', 'de'), ('de', 'de'), ('greek', 'el'), ('griego', 'el'), ('grec', 'el'),
      ('ελληνικά', 'el'), ('el', 'el'), ('english', 'en'), ('ingles', 'en'), ('anglais', 'en'), ('en', 'en'),
      ('spanish', 'es'), ('espanol', 'es'), ('espagnol', 'es'), ('castellano', 'es'), ('castilian', 'es'),
      ('es', 'es'), ('estonian', 'et'), ('estonio', 'et'), ('estonien', 'et'), ('eesti', 'et'), ('et', 'et'),
      ('persian', 'fa'), ('persa', 'fa'), ('persan', 'fa'), ('فارسی', 'fa'), ('fa', 'fa'), ('finnish', 'fi'),
      ('fines', 'fi'), ('finnois', 'fi'), ('suomi', 'fi'), ('fi', 'fi'), ('french', 'fr'), ('frances', 'fr'),
      ('francais', 'fr'), ('fr', 'fr'), ('hebrew', 'he'), ('hebreo', 'he'), ('hebreu', 'he'), ('עברית', 'he'),
      ('he', 'he'), ('hindi', 'hi'), ('हिन्दी', 'hi'), ('hi', 'hi'), ('croatian', 'hr'), ('croata', 'hr'),
      ('croate', 'hr'), ('hrvatski', 'hr'), ('hr', 'hr'), ('hungarian', 'hu'), ('hungaro', 'hu'), ('hongrois', 'hu'),
      ('magyar', 'hu'), ('hu', 'hu'), ('indonesian', 'id'), ('indonesio', 'id'), ('indonesien', 'id'),
      ('indonesia', 'id'), ('id', 'id'), ('italian', 'it'), ('italiano', 'it'), ('italien', 'it'), ('it', 'it'),
      ('japanese', 'ja'), ('japones', 'ja'), ('japonais', 'ja'), ('日本語', 'ja'), ('ja', 'ja'), ('korean', 'ko'),
      ('coreano', 'ko'), ('coreen', 'ko'), ('한국어', 'ko'), ('ko', 'ko'), ('lithuanian', 'lt'), ('lituano', 'lt'),
      ('lituanien', 'lt'), ('lietuviu', 'lt'), ('lt', 'lt'), ('latvian', 'lv'), ('leton', 'lv'), ('letton', 'lv'),
      ('latviesu', 'lv'), ('lv', 'lv'), ('malay', 'ms'), ('malayo', 'ms'), ('malais', 'ms'), ('melayu', 'ms'),
      ('ms', 'ms'), ('norwegian bokmal', 'nb'), ('noruego bokmal', 'nb'), ('norvegien bokmal', 'nb'),
      ('norsk bokmal', 'nb'), ('nb', 'nb'), ('dutch', 'nl'), ('neerlandes', 'nl'), ('neerlandais', 'nl'),
      ('nederlands', 'nl'), ('flemish', 'nl'), ('nl', 'nl'), ('norwegian', 'no'), ('noruego', 'no'),
      ('norvegien', 'no'), ('norsk', 'no'), ('no', 'no'), ('polish', 'pl'), ('polaco', 'pl'), ('polonais', 'pl'),
      ('polski', 'pl'), ('pl', 'pl'), ('portuguese', 'pt'), ('portugues', 'pt'), ('portugais', 'pt'), ('pt', 'pt'),
      ('romanian', 'ro'), ('rumano', 'ro'), ('roumain', 'ro'), ('romana', 'ro'), ('ro', 'ro'), ('russian', 'ru'),
      ('ruso', 'ru'), ('russe', 'ru'), ('русский', 'ru'), ('ru', 'ru'), ('slovak', 'sk'), ('eslovaco', 'sk'),
      ('slovaque', 'sk'), ('slovencina', 'sk'), ('sk', 'sk'), ('slovenian', 'sl'), ('esloveno', 'sl'),
      ('slovene', 'sl'), ('slovenscina', 'sl'), ('sl', 'sl'), ('serbian', 'sr'), ('serbio', 'sr'), ('serbe', 'sr'),
      ('српски', 'sr'), ('sr', 'sr'), ('swedish', 'sv'), ('sueco', 'sv'), ('suedois', 'sv'), ('svenska', 'sv'),
      ('sv', 'sv'), ('thai', 'th'), ('tailandes', 'th'), ('ไทย', 'th'), ('th', 'th'), ('turkish', 'tr'),
      ('turco', 'tr'), ('turc', 'tr'), ('turkce', 'tr'), ('tr', 'tr'), ('ukrainian', 'uk'), ('ucraniano', 'uk'),
      ('ukrainien', 'uk'), ('українська', 'uk'), ('uk', 'uk'), ('vietnamese', 'vi'), ('vietnamita', 'vi'),
      ('vietnamien', 'vi'), ('tieng viet', 'vi'), ('vi', 'vi'), ('chinese', 'zh'), ('chino', 'zh'), ('chinois', 'zh'),
      ('中文', 'zh'), ('mandarin', 'zh'), ('zh', 'zh')
    ) as known (name, code) on known.name = regexp_replace(word.text, '^([a-z]{2})[-_][a-z]{2}$', '\1')
  $$;

alter table "app"."person" no force row level security;
alter table "app"."destination_service" no force row level security;
alter table "app"."school_search" no force row level security;
alter table "app"."school" no force row level security;

-- Only what changes: most rows have none, or a code already.
update "app"."person" set "language" = "app"."languages_typed"("language")
where "language" !~ '^[a-z]{2,3}$' and "app"."languages_typed"("language") ~ '^[a-z]{2,3}$';
update "app"."destination_service" set "spoken_language" = "app"."languages_typed"("spoken_language")
where "spoken_language" !~ '^[a-z]{2,3}$' and "app"."languages_typed"("spoken_language") ~ '^[a-z]{2,3}$';
update "app"."school_search" set "languages" = "app"."languages_typed"("languages")
where "app"."languages_typed"("languages") <> "languages";
update "app"."school" set "teaching_languages" = "app"."languages_typed"("teaching_languages")
where "app"."languages_typed"("teaching_languages") <> "teaching_languages";

alter table "app"."school" force row level security;
alter table "app"."school_search" force row level security;
alter table "app"."destination_service" force row level security;
alter table "app"."person" force row level security;

drop function "app"."languages_typed"(text);
