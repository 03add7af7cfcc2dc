-- Full text of documents in English, Spanish and French: words are compared by their stems and without accents.
do $$
declare
  wanted record;
begin
  for wanted in select * from (values ('plain_en', 'english'), ('plain_es', 'spanish'), ('plain_fr', 'french')) as w(name, base) loop
    execute format('create text search configuration app.%I (copy = pg_catalog.%I)', wanted.name, wanted.base);
    execute format(
      'alter text search configuration app.%I alter mapping for hword, hword_part, word with public.unaccent, pg_catalog.%I',
      wanted.name, wanted.base || '_stem');
  end loop;
end $$;

-- The words of a text in its language.
create function app.text_vector(language text, body text) returns tsvector
  language sql immutable parallel safe set search_path = pg_catalog
  as $$
    select case language when 'fr' then to_tsvector('app.plain_fr'::regconfig, body)
      when 'es' then to_tsvector('app.plain_es'::regconfig, body) else to_tsvector('app.plain_en'::regconfig, body) end
  $$;
-- What is looked for, in a language; `words` is already in the form of `to_tsquery`.
create function app.text_query(language text, words text) returns tsquery
  language sql immutable parallel safe set search_path = pg_catalog
  as $$
    select case language when 'fr' then to_tsquery('app.plain_fr'::regconfig, words)
      when 'es' then to_tsquery('app.plain_es'::regconfig, words) else to_tsquery('app.plain_en'::regconfig, words) end
  $$;
-- The best piece of a text with what was found in it between the control characters 1 and 2, which no stored text holds.
create function app.text_found(language text, body text, query tsquery) returns text
  language sql immutable parallel safe set search_path = pg_catalog
  as $$
    select ts_headline(
      case language when 'fr' then 'app.plain_fr'::regconfig when 'es' then 'app.plain_es'::regconfig else 'app.plain_en'::regconfig end,
      body, query, 'StartSel=' || chr(1) || ', StopSel=' || chr(2) || ', MaxWords=30, MinWords=14')
  $$;

alter table app.document_passage add column vector tsvector generated always as (app.text_vector(language, body)) stored;
