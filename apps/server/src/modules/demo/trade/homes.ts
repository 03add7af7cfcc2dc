import { Exact, referenceOf } from '@homeport/grammar';
import { lease, leaseRules, property } from '@homeport/model/property';
import { school } from '@homeport/model/services';
import type { DemoCase } from '../cases.ts';
import { perEuro } from '../names.data.ts';
import { addressIn } from '../people.ts';
import type { World } from '../world.ts';
import { plannerOf, put, step } from './put.ts';

export interface DemoHomes {
  readonly properties: readonly string[];
  readonly leases: readonly string[];
  readonly schools: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
}
const priced = (euros: number, currency: string): string =>
  new Exact(euros)
    .times(perEuro[currency] ?? 1)
    .div(10)
    .round()
    .times(10)
    .toFixed(0);

/** Dwellings where people are sent, the contracts of some (one renewed), and schools. */
export function addHomes(world: World, cases: readonly DemoCase[]): DemoHomes {
  const { clock, luck } = world;
  const staying = cases.filter((c) => c.phase === 'ON_ASSIGNMENT' && c.status === 'ACTIVE').slice(0, 16);
  const properties: string[] = [];
  const leases: string[] = [];
  let number = 0;
  staying.forEach((of, i) => {
    const currency = of.host.currency;
    const rent = priced(luck.whole(14, 42) * 100, currency);
    const set = {
      code: `P-${300 + i}`,
      name: `${of.host.town}, ${12 + i * 7} ${luck.pick(['Park Road', 'Rue du Marché', 'Calle Mayor', 'Lindenweg', 'Harbour View'])}`,
      kind: luck.pick(['APARTMENT', 'APARTMENT', 'HOUSE', 'STUDIO']),
      propertyAddress: addressIn(of.host, i + 20),
      bedrooms: 1 + (i % 4),
      bathrooms: i % 3 === 0 ? '1.5' : '1',
      floorArea: String(48 + i * 9),
      furnishing: ['FURNISHED', 'PART', 'NONE'][i % 3],
      petsAllowed: i % 2 === 0,
      parkingSpaces: i % 3,
      rent,
      rentPeriod: 'MONTH',
      deposit: new Exact(rent).times(2).toFixed(0),
      currency,
      availableFrom: clock.day(-60 + i * 9),
      landlordName: luck.pick(['A. Fournier', 'J. Kovacs', 'M. Delgado', 'S. Whitman']),
    };
    const id = put(world, property, i, set, { day: Math.max(-800, of.start - 40), by: plannerOf(world) });
    properties.push(id);
    if (i % 4 === 3) {
      const to = ['RESERVED', 'WITHDRAWN'][i % 2];
      if (to)
        step(world, property, id, to === 'RESERVED' ? 'reserve' : 'withdraw', -9, plannerOf(world), { status: to });
      return;
    }
    step(world, property, id, 'let', Math.min(-1, of.start), plannerOf(world), { status: 'LET' });
    const terms = {
      property: id,
      caseDetail: of.id,
      signedBy: i % 3 ? 'EMPLOYEE' : 'COMPANY',
      currency,
      rentPeriod: 'MONTH',
      rentDueDay: 1,
    };
    const money = {
      rent,
      deposit: set.deposit,
      depositHolder: 'LANDLORD',
      noticeDays: 60,
      hasDiplomaticClause: i % 2 === 0,
      landlordName: set.landlordName,
    };
    const from = Math.max(of.start, -360);
    const contract = (key: string, first: number, last: number, renewalOf: string | null): string => {
      number += 1;
      const days = { startDate: clock.day(first), endDate: clock.day(last), renewalOf };
      const made = put(
        world,
        lease,
        key,
        { ...terms, ...money, ...days, reference: referenceOf('LS-', number) },
        { day: Math.min(first - 20, -3), rules: leaseRules, by: plannerOf(world) },
      );
      step(world, lease, made, 'sign', Math.min(first - 14, -2), plannerOf(world), { status: 'ACTIVE' });
      return made;
    };
    if (i % 5 === 0 && from < -120) {
      const old = contract(`${i} old`, from, -31, null);
      step(world, lease, old, 'renew', -40, plannerOf(world), { status: 'ARCHIVED' });
      leases.push(contract(`${i}`, -30, 335, old));
    } else leases.push(contract(`${i}`, from, from + 729, null));
  });
  return { properties, leases, schools: addSchools(world), numbers: { lease: number } };
}

function addSchools(world: World): string[] {
  const list = [
    ['SG', 'SGD', 'Lycée français de Singapour', 'FRENCH', 'ALL_THROUGH', 2, 18, 15_200],
    ['MX', 'MXN', 'Colegio Miraflores', 'SPANISH', 'ALL_THROUGH', 3, 18, 8_900],
    ['GB', 'GBP', 'Thames International School', 'IB', 'SECONDARY', 11, 18, 21_400],
    ['US', 'USD', 'Bayou Elementary', 'AMERICAN', 'PRIMARY', 5, 11, 12_600],
    ['DE', 'EUR', 'Isar Grundschule', 'GERMAN', 'PRIMARY', 6, 10, 4_100],
    ['ES', 'EUR', 'British School of Madrid', 'BRITISH', 'ALL_THROUGH', 3, 18, 13_300],
  ] as const;
  return list.map(([country, currency, name, curriculum, kind, fromAge, toAge, fee], i) =>
    put(
      world,
      school,
      i,
      {
        code: `SCH-${i + 1}`,
        name,
        kind,
        curriculum,
        country,
        teachingLanguages: ['en', world.words].filter((one, i, all) => all.indexOf(one) === i).join(', '),
        fromAge,
        toAge,
        feePerYear: priced(fee, currency),
        registrationFee: priced(600, currency),
        currency,
        webAddress: `https://school-${i + 1}.example`,
      },
      { day: -900 },
    ),
  );
}
