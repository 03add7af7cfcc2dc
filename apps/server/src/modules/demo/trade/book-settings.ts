import { certain, Exact } from '@homeport/grammar';
import { serviceType } from '@homeport/model/cases';
import { taxCode } from '@homeport/model/expenses';
import {
  charge,
  chargeProfile,
  costProfile,
  financeProfile,
  financialCode,
  financialEntity,
  financialPeriod,
  invoiceGroup,
  pricingMatrix,
  serviceFee,
} from '@homeport/model/finance';
import { idOfDefault } from '../../reference/index.ts';
import { perEuro } from '../names.data.ts';
import { partyOf } from '../settings/party-of.ts';
import type { World } from '../world.ts';
import { leadOf, put, say, step } from './put.ts';
import { chargeList, type TradeQuota, vendorNames } from './trade-quotas.data.ts';

/** What documents of the books refer to. */
export interface BookSettings {
  readonly debtors: readonly string[];
  readonly vendors: readonly { readonly id: string; readonly name: string }[];
  readonly charges: readonly {
    readonly id: string;
    readonly name: string;
    readonly price: string;
    readonly code: string;
  }[];
  readonly costProfile: string;
  readonly invoiceGroup: string;
  readonly financeProfile: string;
  readonly chargeProfile: string;
  readonly taxCode: string;
  readonly taxRate: string;
  readonly codes: Readonly<Record<string, string>>;
  /** The period of a day, yyyy-MM-dd. */
  periodOf(day: string): string;
}

const start = -1090;
const taxes: Readonly<Record<string, readonly [string, string]>> = {
  GB: ['GB-20', '20'],
  ES: ['ES-21', '21'],
  FR: ['FR-20', '20'],
};

/** Debtors, vendors, periods, codes, profiles, charges, prices and tax tables of a company. */
export function addBookSettings(world: World, quota: TradeQuota): BookSettings {
  const { tenant } = world;
  const [code, taxRate] = taxes[tenant.payer.country] ?? ['FR-20', '20'];
  const tax = idOfDefault(tenant.id, taxCode, code);
  const debtors = addDebtors(world);
  const vendors = vendorNames.slice(0, quota.vendors).map((name, i) => ({ id: addVendor(world, name, i), name }));
  const codes = addCodes(world);
  const currency = tenant.baseCurrency;
  const group = put(
    world,
    invoiceGroup,
    'MONTHLY',
    {
      code: 'MONTHLY',
      name: say(world, 'Monthly per assignment', 'Mensual por asignación', 'Mensuel par affectation'),
      financialEntity: debtors[0],
      grouping: 'ASSIGNMENT',
      frequency: 'MONTHLY',
      dayOfMonth: 5,
    },
    { day: start },
  );
  const charging = put(
    world,
    chargeProfile,
    'STANDARD',
    {
      code: 'STANDARD',
      name: say(world, 'Standard charges', 'Cargos estándar', 'Facturation standard'),
      currency,
      markupPercent: '12.5',
      minimumMarkup: '25',
      taxCode: tax,
      financialCode: codes.FEES,
    },
    { day: start },
  );
  const costs = put(
    world,
    costProfile,
    'VENDORS',
    {
      code: 'VENDORS',
      name: say(world, 'Vendors, 3 % up to 75', 'Proveedores, 3 % hasta 75', 'Prestataires, 3 % jusqu’à 75'),
      currency,
      tolerancePercent: '3',
      toleranceAmount: '75',
      financialCode: codes.MOVES,
    },
    { day: start },
  );
  const profile = put(
    world,
    financeProfile,
    'CLIENT',
    {
      code: 'CLIENT',
      name: tenant.name,
      financialEntity: debtors[0],
      currency,
      rateTenor: 'SPOT',
      invoiceGroup: group,
      chargeProfile: charging,
      costProfile: costs,
      taxCode: tax,
      sendProforma: true,
    },
    { day: start },
  );
  const charges = chargeList.map(([key, en, es, fr, euros, unit]) => {
    const price = new Exact(euros)
      .times(perEuro[currency] ?? 1)
      .div(5)
      .round()
      .times(5)
      .toFixed(2);
    const set = {
      code: key,
      name: say(world, en, es, fr),
      taxCode: tax,
      chargeProfile: charging,
      unit,
      unitPrice: price,
    };
    const id = put(world, charge, key, { ...set, currency, financialCode: codes.FEES }, { day: start });
    return { id, code: key, name: set.name, price };
  });
  addPrices(world, charges, certain(debtors[0]), tax);
  return {
    debtors,
    vendors,
    charges,
    codes,
    costProfile: costs,
    invoiceGroup: group,
    financeProfile: profile,
    chargeProfile: charging,
    taxCode: tax,
    taxRate,
    periodOf: addPeriods(world),
  };
}

function addDebtors(world: World): string[] {
  const { tenant } = world;
  const own = [tenant.payer.name, `${tenant.name} Services`, `${tenant.name} Holding`];
  return own.map((name, i) =>
    put(
      world,
      financialEntity,
      `client ${i}`,
      {
        code: `D-${1001 + i}`,
        name,
        kind: i === 0 ? 'CLIENT' : 'INTERCOMPANY',
        ...partyOf(world, {
          code: `D-${1001 + i}`,
          name,
          kind: i === 0 ? 'CUSTOMER' : 'COMPANY',
          taxNumber: `${tenant.payer.country}${410_200_300 + i * 17}`,
        }),
        creditRating: ['AA', 'A', 'BBB'][i] ?? 'A',
        currency: tenant.baseCurrency,
        creditLimit: String(Math.round(500 / (i + 1)) * 1000),
        interestRate: '4.5',
        paymentTermsInDays: 30,
        financeEmail: `invoices${i}@${tenant.subDomain}.example`,
        billingAddress: { country: tenant.payer.country },
      },
      { day: start },
    ),
  );
}

const addVendor = (world: World, name: string, i: number): string =>
  put(
    world,
    financialEntity,
    `vendor ${i}`,
    {
      code: `V-${2001 + i}`,
      name,
      kind: 'VENDOR',
      ...partyOf(world, { code: `V-${2001 + i}`, name, kind: 'VENDOR', taxNumber: `EU${800_100_200 + i * 31}` }),
      currency: world.tenant.baseCurrency,
      referralFeePercent: i % 5 === 0 ? '7.5' : null,
      paymentTermsInDays: [14, 30, 30, 45][i % 4],
      financeEmail: `billing@vendor-${i + 1}.example`,
      // One that is no longer used, with its invoices.
      active: i !== 3,
    },
    { day: start },
  );

function addCodes(world: World): Record<string, string> {
  const list = [
    ['FEES', 'INCOME', '7060', 'Service fees', 'Honorarios de servicios', 'Honoraires de services'],
    ['MOVES', 'COST', '6240', 'Moves and freight', 'Mudanzas y fletes', 'Déménagements et fret'],
    ['HOUSING', 'PASS_THROUGH', '6130', 'Housing', 'Vivienda', 'Logement'],
    ['IMMIGRATION', 'PASS_THROUGH', '6226', 'Immigration fees', 'Tasas de inmigración', 'Frais d’immigration'],
    ['VAT', 'TAX', '4457', 'Tax on sales', 'Impuestos sobre ventas', 'Taxe sur les ventes'],
    ['BANK', 'BANK', '5120', 'Bank', 'Banco', 'Banque'],
    ['CLIENT_MONEY', 'BALANCE', '4670', 'Client money', 'Fondos de clientes', 'Fonds des clients'],
  ] as const;
  return Object.fromEntries(
    list.map(([code, kind, ledgerAccount, ...name]) => [
      code,
      put(world, financialCode, code, { code, kind, ledgerAccount, name: say(world, ...name) }, { day: start }),
    ]),
  );
}

/** Months from 36 back to three ahead; closed two months after their end, sales a month earlier. */
function addPeriods(world: World): (day: string) => string {
  const first = Temporal.PlainDate.from(world.clock.today).with({ day: 1 });
  const ids = new Map<string, string>();
  for (let n = -36; n <= 3; n += 1) {
    const begins = first.add({ months: n });
    const code = begins.toString().slice(0, 7);
    const name = new Intl.DateTimeFormat(world.words, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${begins.toString()}T00:00:00Z`),
    );
    const endDate = begins.add({ months: 1 }).subtract({ days: 1 }).toString();
    const set = { code, name, startDate: begins.toString(), endDate };
    const id = put(world, financialPeriod, code, set, { day: start + n });
    const days = Temporal.PlainDate.from(world.clock.today).until(endDate, { largestUnit: 'days' }).days;
    if (n <= -1) step(world, financialPeriod, id, 'closeSales', days + 6, leadOf(world), { sales: 'CLOSED' });
    if (n <= -2) step(world, financialPeriod, id, 'closePurchases', days + 36, leadOf(world), { purchases: 'CLOSED' });
    ids.set(code, id);
  }
  return (day) => ids.get(day.slice(0, 7)) ?? certain(ids.get(first.toString().slice(0, 7)));
}

function addPrices(world: World, charges: BookSettings['charges'], client: string, tax: string): void {
  const { tenant, clock } = world;
  const types = ['HOME_SEARCH', 'VISA_IMMIGRATION', 'SETTLING_IN', 'SCHOOL_SEARCH', 'TENANCY_MANAGEMENT', 'STORAGE'];
  types.forEach((type, i) => {
    const price = charges[i + 1]?.price ?? '100';
    const base = {
      serviceType: idOfDefault(tenant.id, serviceType, type),
      currency: tenant.baseCurrency,
      taxCode: tax,
    };
    const spans = [
      [-1000, -366, '0.96'],
      [-365, null, '1'],
    ] as const;
    spans.forEach(([from, to, factor], n) => {
      const set = {
        ...base,
        name: charges[i + 1]?.name ?? type,
        financialEntity: client,
        unitPrice: new Exact(price).times(factor).toFixed(2),
        fromQuantity: 1,
        flexQuantity: i === 2,
        flexOptions: i === 2 ? '1\n2\n3' : null,
        effectiveFrom: clock.day(from),
        effectiveTo: to === null ? null : clock.day(to),
      };
      put(world, pricingMatrix, `${type} ${n}`, set, { day: from });
      if (i > 3) return;
      const fee = { code: `FEE-${type}`.slice(0, 40), name: set.name, kind: i === 1 ? 'PERCENT' : 'FIXED' };
      const worth = i === 1 ? { percent: n === 0 ? '7' : '7.5' } : { amount: new Exact(price).times('0.1').toFixed(2) };
      const span = { effectiveFrom: set.effectiveFrom, effectiveTo: set.effectiveTo };
      put(world, serviceFee, `${type} ${n}`, { ...base, ...fee, ...worth, ...span }, { day: from });
    });
  });
}
