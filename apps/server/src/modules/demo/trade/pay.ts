import { certain, referenceOf } from '@homeport/grammar';
import { expenseItem, expenseItemTax, expenseType } from '@homeport/model/expenses';
import { costOfLivingIndex } from '@homeport/model/living';
import {
  compensationDocument,
  payProfile,
  payrollInstruction,
  payslip,
  payslipRules,
  sharePlan,
  sharePlanGrant,
  sharePlanGrantRules,
} from '@homeport/model/payroll';
import { idOfDefault } from '../../reference/index.ts';
import type { DemoCase } from '../cases.ts';
import { userId, type World } from '../world.ts';
import type { BookSettings } from './book-settings.ts';
import { addLivingTables } from './living-tables.ts';
import { leadOf, put, say, step } from './put.ts';
import { addSettlements } from './settlements.ts';

/** Pay, share plans, costs of living, and how expense items are taxed; the last numbers of references. */
export function addPay(
  world: World,
  books: BookSettings,
  cases: readonly DemoCase[],
): Readonly<Record<string, number>> {
  const staying = cases.filter((c) => c.status === 'ACTIVE' && c.phase === 'ON_ASSIGNMENT').slice(0, 14);
  const profiles = addProfiles(world);
  staying.forEach((of, i) => {
    addInstruction(world, of, i, certain(profiles[i % profiles.length]));
    if (i < 10) addSlips(world, of, i, certain(profiles[0]));
    addLetter(world, of, i);
  });
  addShares(world, staying);
  addIndexes(world);
  addLivingTables(world);
  addExpenseTaxes(world, books);
  return { 'payroll-instruction': staying.length, ...addSettlements(world, staying) };
}

function addProfiles(world: World): string[] {
  const { tenant } = world;
  const list = [
    ['HOME', tenant.payer.country, 'Home payroll', 'Nómina de origen', 'Paie du pays d’origine', false],
    ['SHADOW', tenant.payer.country, 'Shadow payroll', 'Nómina sombra', 'Paie fictive', true],
    ['HOST', 'SG', 'Host payroll', 'Nómina de destino', 'Paie du pays d’accueil', false],
  ] as const;
  return list.map(([code, country, en, es, fr, isShadow], i) =>
    put(
      world,
      payProfile,
      code,
      {
        code,
        name: say(world, en, es, fr),
        country,
        currency: code === 'HOST' ? 'SGD' : tenant.baseCurrency,
        frequency: 'MONTHLY',
        payDay: [25, 25, 31][i],
        cutOffDays: 10,
        payrollProvider: 'Meridian Pay',
        homeShare: isShadow ? null : '60',
        isShadow,
      },
      { day: -1000 },
    ),
  );
}

function addInstruction(world: World, of: DemoCase, i: number, profile: string): void {
  const status = certain(['SENT', 'APPROVED', 'DRAFT', 'CANCELLED'][i % 4]);
  const kinds = [
    ['PAYMENT', 'Cost of living allowance', 'Complemento por coste de vida', 'Indemnité de coût de la vie'],
    ['DEDUCTION', 'Hypothetical tax', 'Impuesto hipotético', 'Impôt hypothétique'],
    ['PAYMENT', 'Mobility premium', 'Prima de movilidad', 'Prime de mobilité'],
  ] as const;
  const [kind, ...what] = kinds[i % 3] ?? kinds[0];
  const set = {
    reference: referenceOf('PI-', i + 1),
    caseDetail: of.id,
    employee: of.assignee.employee,
    payProfile: profile,
    kind,
    description: say(world, ...what),
  };
  const money = { amount: String(250 + i * 40), currency: world.tenant.baseCurrency, frequency: 'MONTHLY' };
  const id = put(
    world,
    payrollInstruction,
    i,
    { ...set, ...money, effectiveFrom: world.clock.day(-90 + i * 5) },
    { day: -95 + i * 5 },
  );
  const way =
    {
      SENT: ['approve', 'send'],
      APPROVED: ['approve'],
      CANCELLED: ['cancel'],
    }[status] ?? [];
  const states: Record<string, string> = {
    approve: 'APPROVED',
    send: 'SENT',
    cancel: 'CANCELLED',
  };
  way.forEach((deed, n) => {
    step(world, payrollInstruction, id, deed, Math.min(-1, -93 + i * 5 + n * 2), leadOf(world), {
      status: states[deed],
    });
  });
}

/** The last three whole months. */
function addSlips(world: World, of: DemoCase, i: number, profile: string): void {
  const first = Temporal.PlainDate.from(world.clock.today).with({ day: 1 });
  for (const n of [3, 2, 1]) {
    const from = first.subtract({ months: n });
    const to = from.add({ months: 1 }).subtract({ days: 1 });
    const gross = 5200 + i * 430;
    const set = {
      person: of.assignee.person,
      payProfile: profile,
      caseDetail: of.id,
      currency: world.tenant.baseCurrency,
    };
    const money = {
      grossPay: String(gross),
      taxWithheld: String(gross * 0.2),
      socialSecurity: String(gross * 0.1),
      otherDeductions: '0',
    };
    const days = { periodFrom: from.toString(), periodTo: to.toString(), payDate: to.subtract({ days: 4 }).toString() };
    put(world, payslip, `${i} ${n}`, { ...set, ...money, ...days }, { day: -n * 30 + 25, rules: payslipRules });
  }
}

function addLetter(world: World, of: DemoCase, i: number): void {
  if (i > 7) return;
  const name = say(
    world,
    `Assignment letter ${of.assignee.lastName}`,
    `Carta de asignación ${of.assignee.lastName}`,
    `Lettre d’affectation ${of.assignee.lastName}`,
  );
  const set = {
    name,
    caseDetail: of.id,
    kind: i % 3 ? 'ASSIGNMENT_LETTER' : 'AMENDMENT',
    effectiveDate: world.clock.day(of.start),
  };
  const id = put(
    world,
    compensationDocument,
    i,
    { ...set, annualAmount: String(78_000 + i * 2500), currency: world.tenant.baseCurrency },
    { day: -40 - i },
  );
  if (i % 4 === 3) step(world, compensationDocument, id, 'withdraw', -20, leadOf(world), { status: 'WITHDRAWN' });
}

function addShares(world: World, cases: readonly DemoCase[]): void {
  const { tenant, clock } = world;
  const plans = (
    [
      ['OPTIONS', 'OPT', 'Share option plan', 'Plan de opciones', 'Plan d’options'],
      [
        'RESTRICTED',
        'RSU',
        'Restricted share plan',
        'Plan de acciones restringidas',
        'Plan d’actions soumises à conditions',
      ],
    ] as const
  ).map(([kind, code, en, es, fr]) =>
    put(
      world,
      sharePlan,
      code,
      {
        code,
        name: say(world, en, es, fr),
        kind,
        company: tenant.payer.name,
        ticker: tenant.code.slice(0, 4),
        vestingYears: 4,
        cliffMonths: 12,
        administrator: tenant.code === 'CASTELLANE' ? userId('vendor.one') : null,
      },
      { day: -900 },
    ),
  );
  cases.slice(0, 8).forEach((of, i) => {
    const vested = 250 * (i % 4);
    const set = {
      sharePlan: plans[i % 2],
      employee: of.assignee.employee,
      grantDate: clock.day(-800 + i * 60),
      quantity: 1000,
    };
    const more = {
      optionPrice: i % 2 ? null : '12.40',
      vestingStart: clock.day(-800 + i * 60),
      vestedQuantity: vested,
      exercisedQuantity: vested > 250 ? 100 : 0,
    };
    put(
      world,
      sharePlanGrant,
      i,
      { ...set, ...more, expiryDate: clock.day(2800) },
      { day: -790 + i * 60, rules: sharePlanGrantRules },
    );
  });
}

function addIndexes(world: World): void {
  const { clock } = world;
  const list = [
    ['FR', 'Paris', 'EUR', 'SG', 'Singapore', 'SGD', 121.4, 1.45],
    ['ES', 'Madrid', 'EUR', 'MX', 'Mexico City', 'MXN', 78.6, 19.8],
    ['US', 'Houston', 'USD', 'GB', 'London', 'GBP', 130, 0.79],
    ['GB', 'London', 'GBP', 'US', 'New York', 'USD', 112.3, 1.27],
    ['NL', 'Amsterdam', 'EUR', 'JP', 'Tokyo', 'JPY', 104.9, 162],
    ['FR', 'Lyon', 'EUR', 'CH', 'Zurich', 'CHF', 138.2, 0.96],
  ] as const;
  list.forEach(([homeCountry, homePlace, homeCurrency, hostCountry, hostPlace, hostCurrency, index, rate], i) => {
    for (const [n, from, to] of [
      [0, -365, -181],
      [1, -180, null],
    ] as const) {
      const places = {
        homeCountry,
        homePlace,
        homeCurrency,
        hostCountry,
        hostPlace,
        hostCurrency,
        source: 'Demo survey',
      };
      const span = {
        effectiveFrom: clock.day(from),
        effectiveTo: to === null ? null : clock.day(to),
        surveyDate: clock.day(from - 20),
      };
      const measured = { index: (index + n * 1.2).toFixed(1), measuredRate: String(rate), kind: 'STANDARD' };
      put(world, costOfLivingIndex, `${i} ${n}`, { ...places, ...span, ...measured }, { day: from });
    }
  });
}

function addExpenseTaxes(world: World, books: BookSettings): void {
  const { tenant, clock } = world;
  const types = [
    ['TRAVEL', 'Travel', 'Viajes', 'Voyages'],
    ['HOUSING', 'Housing', 'Vivienda', 'Logement'],
    ['FAMILY', 'Family', 'Familia', 'Famille'],
    ['MOVE', 'Move', 'Mudanza', 'Déménagement'],
  ] as const;
  for (const [group, en, es, fr] of types) {
    const set = { code: group, name: say(world, en, es, fr), group, financialCode: books.codes.HOUSING };
    put(world, expenseType, group, { ...set, employeeCanPost: group !== 'MOVE' }, { day: -1000 });
  }
  for (const [i, code] of ['AIRFARE', 'TRAIN', 'SCHOOL_FEES'].entries()) {
    const set = {
      expenseItem: idOfDefault(tenant.id, expenseItem, code),
      country: 'US',
      taxable: i === 2,
      reportable: true,
      grossUp: i === 2,
    };
    const rates = { federalTax: '22', stateTax: '6', localTax: '3', medicareTax: '1.45', oasdiTax: '6.2' };
    put(
      world,
      expenseItemTax,
      code,
      { ...set, ...(i === 2 ? rates : {}), effectiveFrom: clock.day(-700) },
      { day: -700 },
    );
  }
}
