/**
 * Currencies whose minor unit is not a hundredth (ISO 4217), by its number of decimals. All others have two. This is the one
 * place that says so: rules, server, database, both apps and exports ask it, never the tables of a browser, which follow habits
 * of cash (IDR 0) and differ from one to the next.
 */
export const unusualDecimals: Readonly<Record<number, readonly string[]>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
  3: 'BHD IQD JOD KWD LYD OMR TND'.split(' '),
  4: 'CLF UYW'.split(' '),
};
const byCode: ReadonlyMap<string, number> = new Map(
  Object.entries(unusualDecimals).flatMap(([decimals, codes]) =>
    codes.map((code): [string, number] => [code, Number(decimals)]),
  ),
);

/** Digits after the point of a currency's minor unit: JPY 0, EUR 2, KWD 3, CLF 4; two for a code that is not in ISO 4217. */
export const currencyDecimals = (currency: string): number => byCode.get(currency.toUpperCase()) ?? 2;

/** Digits below the minor unit, zeros at the end not counted: 1.50 has one. Exact; the text is a plain decimal. */
const digitsOf = (amount: string): number => (amount.split('.')[1] ?? '').replace(/0+$/, '').length;

/** True when the currency has all digits of the amount: 1.5 fits EUR, not JPY. */
export const fitsCurrency = (amount: string, currency: string): boolean =>
  digitsOf(amount) <= currencyDecimals(currency);

/**
 * An amount as it is written on the wire, in files and in notices: plain digits with exactly the decimals of its currency
 * ("563.04" EUR, "100" JPY, "10.125" KWD), with more only where it has more, which are never cut off. Without a currency as short
 * as can be.
 */
export function amountText(amount: string, currency: string | null | undefined): string {
  const [whole = '0', given = ''] = amount.split('.');
  const fraction = given.replace(/0+$/, '').padEnd(currency ? currencyDecimals(currency) : 0, '0');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
