import { type RawBuilder, sql } from 'kysely';

/** Rows as one JSON list; empty where there are none. */
export const listOf = (rows: RawBuilder<unknown>) => sql`coalesce((${rows}), '[]'::jsonb)`;

const provider = (name: string) =>
  sql.raw(
    `jsonb_build_object('id', ${name}.id, 'name', ${name}.name, 'active', ${name}.active, 'insuredUntil', ${name}.insured_until)`,
  );

/** Who does services by default in two countries, as pairs of names and values of a JSON object (`ProviderDefaults`). */
export const providerDefaults = ({ host, home }: Readonly<Record<'host' | 'home', RawBuilder<unknown>>>) => sql`
  'defaults', ${listOf(sql`select jsonb_agg(jsonb_build_object('serviceType', d.service_type_id, 'country', d.country,
      'provider', ${provider('o')}, 'backup', case when u.id is null then null else ${provider('u')} end))
    from app.default_service_provider d join app.service_provider o on o.id = d.service_provider_id
    left join app.service_provider u on u.id = d.backup_provider_id where d.country in (${host}, ${home})`)},
  'countryDefault', (select ${provider('o')} || jsonb_build_object('serviceTypes', ${listOf(
    sql`select jsonb_agg(l.target_id) from app.service_provider_service_types_link l where l.owner_id = o.id`,
  )}) from app.service_provider o where o.is_default and o.country = ${host})`;
