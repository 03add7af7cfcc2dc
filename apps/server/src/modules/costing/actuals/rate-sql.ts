import { unusualDecimals } from '@homeport/grammar';
import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/** The decimals of a currency. */
export const decimalsOf = (currency: Sql): Sql => {
  const cases = Object.entries(unusualDecimals).map(
    ([decimals, codes]) => sql`when ${currency} = any(${`{${codes.join(',')}}`}::text[]) then ${Number(decimals)}::int`,
  );
  return sql`case ${sql.join(cases, sql` `)} else 2 end`;
};

/** The latest records of a pair, as it is quoted and the other way round, up to a day or of it. */
const quotes = (from: Sql, to: Sql, day: Sql): Sql => sql`(
  (select r.id, r.rate, true as along, r.effective_date as day from app.exchange_rate r
    where r.from_currency = ${from} and r.to_currency = ${to} and r.effective_date ${day} order by r.effective_date desc, r.id desc limit 1)
  union all (select r.id, r.rate, false, r.effective_date from app.exchange_rate r
    where r.from_currency = ${to} and r.to_currency = ${from} and r.effective_date ${day} order by r.effective_date desc, r.id desc limit 1))`;
const first = (from: Sql, to: Sql, day: Sql): Sql =>
  sql`(select q.* from ${quotes(from, to, day)} q order by q.day desc, q.along desc limit 1)`;

/** The latest day up to one on which both a currency and another one are quoted with the base currency. */
const meeting = (from: Sql, base: Sql, to: Sql, day: Sql): Sql => {
  const days = (one: Sql, other: Sql) => sql`(select r.effective_date as day from app.exchange_rate r
    where r.from_currency = ${one} and r.to_currency = ${other} and r.effective_date <= ${day}
      and exists (select from app.exchange_rate o where o.effective_date = r.effective_date
        and ((o.from_currency = ${base} and o.to_currency = ${to}) or (o.from_currency = ${to} and o.to_currency = ${base})))
    order by r.effective_date desc limit 1)`;
  return sql`(select max(d.day) as day from (${days(from, base)} union all ${days(base, from)}) d)`;
};

/**
 * The records that lead from one currency to another on a day, as `findRate` finds them: the pair or its inverse, else through the
 * base currency on the latest day that has both. Rows of id, rate, and whether the amount runs along it; none where there is no way.
 */
export const legsBetween = (from: Sql, to: Sql, day: Sql, base: Sql): Sql => sql`(
  with direct as materialized (select * from ${first(from, to, sql`<= ${day}`)} d)
  select d.id, d.rate, d.along from direct d
  union all select l.id, l.rate, l.along from ${meeting(from, base, to, day)} m cross join lateral (
    select * from ${first(from, base, sql`= m.day`)} a union all select * from ${first(base, to, sql`= m.day`)} b) l
  where not exists (select from direct) and m.day is not null and ${from} <> ${base} and ${to} <> ${base})`;

/** What an amount is multiplied with and divided by, on its way between two currencies; nulls where there is none. */
export const factorBetween = (from: Sql, to: Sql, day: Sql, base: Sql): Sql => {
  const of = (n: 1 | 2, used: Sql) =>
    sql`max(case when l.n = ${n}::int then case when ${used} then l.rate else 1 end end)`;
  const both = (used: Sql) => sql`${of(1, used)} * coalesce(${of(2, used)}, 1)`;
  return sql`(select ${both(sql`l.along`)} as times, ${both(sql`not l.along`)} as over
    from (select k.*, row_number() over () as n from ${legsBetween(from, to, day, base)} k) l)`;
};
