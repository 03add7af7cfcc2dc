import { allFields, type Entity, type Field, type FieldType } from '@homeport/grammar';
import { sql } from 'kysely';
import { columnName, lastFourColumn, latitudeColumn, linkTableName, longitudeColumn } from '../../schema/names.ts';
import { labelOf, titleOf } from './labels.ts';
import { moneyText } from './money-text.ts';
import type { Scope } from './scope.ts';
import { col, type Sql, table } from './statement.ts';

/** Where a field's value is read: which record, under which alias. */
export interface Reading {
  readonly scope: Scope;
  readonly entity: Entity;
  readonly alias: string;
  /** Ids of a list of relations where they are not stored yet: while the record is being created. */
  readonly listed?: (name: string) => Sql;
}
type Read = (at: Reading, name: string, field: Field) => Sql;

const plain: Read = ({ alias }, name, field) => col(alias, columnName(name, field));
const amount: Read = (at, name, field) => sql`trim_scale(${plain(at, name, field)})::text`;
/**
 * With the decimals of its currency, and all it has where it has more: the same form in every answer. Written in SQL, since
 * answers are made there; `amountText` of the grammar is the same rule.
 */
const money: Read = (at, name, field) => {
  const by = field.type === 'money' ? allFields(at.entity)[field.currency] : undefined;
  if (field.type !== 'money' || by?.type !== 'currency') return amount(at, name, field);
  return moneyText(plain(at, name, field), plain(at, field.currency, by));
};
const moment: Read = (at, name, field) =>
  sql`to_char(${plain(at, name, field)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
/** What is shown of an encrypted part. */
const masked: Read = ({ alias }, name, field) => sql`'•••• ' || ${col(alias, lastFourColumn(columnName(name, field)))}`;
const place: Read = ({ alias }, name, field) => {
  const latitude = col(alias, latitudeColumn(columnName(name, field)));
  const longitude = col(alias, longitudeColumn(columnName(name, field)));
  return sql`case when ${latitude} is not null then json_build_object('latitude', ${latitude}, 'longitude', ${longitude}) end`;
};
/** Both days are included; the stored range ends before its upper bound. */
const days: Read = (at, name, field) => {
  const range = plain(at, name, field);
  return sql`case when ${range} is not null then json_build_object('from', lower(${range}), 'to', upper(${range}) - 1) end`;
};

const related: Read = (at, name, field) => {
  const id = plain(at, name, field);
  if ('wire' in field && field.wire === 'id') return id;
  const to = 'to' in field ? field.to : '';
  const here = labelOf(at.scope, to, id);
  const label =
    field.type === 'ref' && field.loose ? sql`coalesce(nullif(${here}, ''), ${nameElsewhere(at.scope, to, id)})` : here;
  return sql`case when ${id} is not null then ('{"id":"' || ${id} || '","label":' || to_json(coalesce(${label}, '')) || '}')::json end`;
};

const nameElsewhere = ({ company }: Scope, to: string, id: Sql): Sql =>
  company
    ? sql`app.name_elsewhere_for(${company}, ${sql.lit(to)}, ${id})`
    : sql`app.name_elsewhere(${sql.lit(to)}, ${id})`;

/** The ids of a list of relations with their places, as a table `l(target_id, position)`. */
function listOf({ entity, alias, listed }: Reading, name: string): Sql {
  if (listed) return sql`unnest(${listed(name)}) with ordinality as l(target_id, position)`;
  const link = table(linkTableName(entity, name));
  return sql`(select target_id, position from ${link} k where k.tenant_id = ${col(alias, 'tenant_id')} and k.owner_id = ${col(alias, 'id')}) l`;
}
const relatedList: Read = (at, name, field) => {
  const target = at.scope.catalogue.entity('to' in field ? field.to : '');
  const there = at.scope.alias('r');
  const label = titleOf(at.scope, target, there);
  return sql`(select coalesce(json_agg(json_build_object('id', l.target_id, 'label', coalesce(${label}, '')) order by l.position), '[]'::json)
    from ${listOf(at, name)} left join ${at.scope.from(target)} ${sql.ref(there)} on ${col(there, 'id')} = l.target_id)`;
};
const idList: Read = (at, name) =>
  sql`(select coalesce(json_agg(l.target_id order by l.position), '[]'::json) from ${listOf(at, name)})`;

/** How a field is answered: an expression that becomes one value of a JSON object. */
const answers: { readonly [T in FieldType]: Read } = {
  text: plain,
  longText: plain,
  richText: plain,
  code: plain,
  whole: plain,
  decimal: amount,
  percentage: amount,
  money,
  currency: plain,
  date: plain,
  dateTime: moment,
  dateRange: days,
  yesNo: plain,
  option: plain,
  ref: related,
  refs: relatedList,
  person: related,
  country: plain,
  address: plain,
  phone: plain,
  email: plain,
  bankPart: masked,
  file: related,
  image: related,
  coordinates: place,
  json: plain,
  lifecycle: plain,
};

/** How a field is loaded for rules: as answered, but relations as bare ids. */
const loaded: { readonly [T in FieldType]: Read } = {
  ...answers,
  ref: plain,
  person: plain,
  file: plain,
  image: plain,
  refs: idList,
};

export const answered = (at: Reading, name: string, field: Field): Sql => answers[field.type](at, name, field);
export const asLoaded = (at: Reading, name: string, field: Field): Sql => loaded[field.type](at, name, field);
