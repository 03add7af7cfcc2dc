import { unusualDecimals } from '@homeport/grammar';
import { sql } from 'kysely';
import { join, type Sql } from './statement.ts';

/** An amount as text with the decimals of its currency, never fewer than it has; as short as can be where there is no currency. */
export const moneyText = (amount: Sql, currency: Sql): Sql =>
  sql`round(${amount}, greatest(scale(trim_scale(${amount})), ${decimalsIn(currency)}))::text`;

/** The decimals of a currency, as SQL. */
const decimalsIn = (currency: Sql): Sql =>
  sql`case when ${currency} is null then 0 ${join(
    Object.entries(unusualDecimals).map(
      ([decimals, codes]) =>
        sql`when ${currency} = any(${sql.lit(`{${codes.join(',')}}`)}) then ${sql.lit(Number(decimals))}`,
    ),
    sql` `,
  )} else 2 end`;
