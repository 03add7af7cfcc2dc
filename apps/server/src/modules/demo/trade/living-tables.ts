import { taxTable, taxTableBand } from '@homeport/model/finance';
import { costOfLivingIndex, livingNorm } from '@homeport/model/living';
import { perEuro, places } from '../names.data.ts';
import type { World } from '../world.ts';
import { put, say } from './put.ts';

/** How dear life is in each country of the demo, made up: France is 100. */
const levels: Readonly<Record<string, number>> = {
  ...{
    FR: 100,
    GB: 108,
    ES: 88,
    US: 105,
    SG: 121,
    JP: 104,
    DE: 99,
    NL: 103,
    AE: 96,
    MX: 72,
    BR: 70,
    IN: 60,
    CH: 138,
    ZA: 65,
  },
};
const since = -1095;
const countries = [...new Map(places.map(({ country, currency }) => [country, currency]))];
const inCurrency = (currency: string, euros: number): string =>
  String(Math.round((euros * (perEuro[currency] ?? 1)) / 100) * 100);

/** Tables that balance sheets are worked out from, for all countries of the demo. They are examples, and their source says so. */
export function addLivingTables(world: World): void {
  for (const [country, currency] of countries) {
    addNorms(world, country, currency);
    addHypotheticalTax(world, country, currency);
    for (const [host, hostCurrency] of countries)
      if (host !== country) addIndex(world, [country, currency], [host, hostCurrency]);
  }
}
const example = (world: World): string => say(world, 'Example', 'Ejemplo', 'Exemple');

function addIndex(
  world: World,
  [homeCountry, homeCurrency]: readonly [string, string],
  [hostCountry, hostCurrency]: readonly [string, string],
): void {
  const index = ((100 * (levels[hostCountry] ?? 100)) / (levels[homeCountry] ?? 100)).toFixed(1);
  const measuredRate = ((perEuro[hostCurrency] ?? 1) / (perEuro[homeCurrency] ?? 1)).toFixed(6);
  put(
    world,
    costOfLivingIndex,
    `${homeCountry} ${hostCountry}`,
    {
      ...{ homeCountry, homeCurrency, hostCountry, hostCurrency, index, measuredRate, kind: 'EFFICIENT' },
      ...{ source: example(world), effectiveFrom: world.clock.day(since), surveyDate: world.clock.day(since - 20) },
    },
    { day: -880 },
  );
}

function addNorms(world: World, country: string, currency: string): void {
  for (const [kind, alone, family] of [
    ['SPENDABLE', 30_000, 38_000],
    ['HOUSING', 11_000, 15_000],
  ] as const)
    for (const [familySize, euros] of [
      [1, alone],
      [3, family],
    ] as const)
      for (const [from, more] of [
        [0, 0],
        [80_000, 6000],
      ] as const) {
        const fromIncome = inCurrency(currency, from);
        const amount = inCurrency(currency, euros + more);
        const set = { country, kind, familySize, fromIncome, amount, currency, source: example(world) };
        const key = `${country} ${kind} ${familySize} ${from}`;
        put(world, livingNorm, key, { ...set, effectiveFrom: world.clock.day(since) }, { day: -880 });
      }
}

function addHypotheticalTax(world: World, country: string, currency: string): void {
  const name = say(
    world,
    `Hypothetical tax ${country}`,
    `Impuesto hipotético ${country}`,
    `Impôt hypothétique ${country}`,
  );
  const table = { code: `HYPO-${country}`, name, country, kind: 'HYPOTHETICAL', filingStatus: 'ALL', currency };
  const holds = { effectiveFrom: world.clock.day(since), source: example(world) };
  const id = put(world, taxTable, `${country}`, { ...table, ...holds }, { day: -880 });
  const bands = [
    [0, 20_000, '10'],
    [20_000, 80_000, '20'],
    [80_000, null, '30'],
  ] as const;
  bands.forEach(([from, to, rate], n) => {
    const toAmount = to === null ? null : inCurrency(currency, to);
    const set = { taxTable: id, currency, fromAmount: inCurrency(currency, from), toAmount, rate };
    put(world, taxTableBand, `${country} ${n}`, set, { day: -880 });
  });
}
