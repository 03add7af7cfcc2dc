import type { Filter } from '@homeport/grammar';
import { benefit } from '@homeport/model/benefits';
import { caseType, type caseTypes, phaseGate, serviceType } from '@homeport/model/cases';
import { expenseItem } from '@homeport/model/expenses';
import { grade } from '@homeport/model/organisation';
import {
  calculation,
  defaultServiceProvider,
  expenseAllowance,
  packageComponent,
  pointOption,
  policy,
  policyBenefit,
  policyBenefitVariation,
  relocationPackage,
  serviceBundle,
  servicePack,
  serviceProvider,
} from '@homeport/model/policies';
import { workflow } from '@homeport/model/workflow';
import { benefitDefaults, expenseItemDefaults, idOfDefault, serviceTypeDefaults } from '../../reference/index.ts';
import { perEuro, places } from '../names.data.ts';
import { usualBenefits } from '../usual-benefits.ts';
import type { World } from '../world.ts';
import { type Said, say, set, setCoded, settingId, step } from './settle.ts';

const typeNames: Readonly<Record<keyof typeof caseTypes, Said>> = {
  ON_ASSIGNMENT: ['On assignment', 'En asignación', 'En affectation'],
  LOCALISATION: ['Localisation', 'Paso a contrato local', 'Passage en contrat local'],
  REASSIGNMENT: ['Reassignment', 'Reasignación', 'Réaffectation'],
  REPATRIATION: ['Repatriation', 'Repatriación', 'Rapatriement'],
  TERMINATION: ['Termination', 'Terminación', 'Fin d’affectation'],
  TRANSFER: ['Transfer', 'Traslado permanente', 'Mutation'],
};

/** What has to hold before an assignment goes on to a phase. */
const phaseGates: readonly (readonly [phase: string, Said, Filter])[] = [
  [
    'MOVE',
    ['The first day is known', 'Se conoce el primer día', 'Le premier jour est connu'],
    { field: 'assignmentStartDate', op: 'notNull' },
  ],
  [
    'ON_ASSIGNMENT',
    ['The assignment is active', 'La asignación está activa', 'L’affectation est active'],
    { field: 'status', op: 'eq', value: 'ACTIVE' },
  ],
  [
    'RETURN',
    ['The last day is known', 'Se conoce el último día', 'Le dernier jour est connu'],
    { field: 'assignmentEndDate', op: 'notNull' },
  ],
];
export function addPhaseGates(world: World): void {
  for (const [phase, name, holdsWhen] of phaseGates)
    set(world, phaseGate, phase, { phase, name: say(world, name), holdsWhen });
}

/** Case types with their workflow; the workflow has to be there. */
export function addCaseTypes(world: World): void {
  for (const [i, [kind, name]] of Object.entries(typeNames).entries())
    setCoded(world, caseType, kind, name, {
      kind,
      workflow: settingId(world, workflow, 'LONG_TERM'),
      usualMonths: [24, 0, 24, 1, 1, 0][i] ?? 0,
      endsAssignment: ['REPATRIATION', 'TERMINATION', 'LOCALISATION'].includes(kind),
    });
}

const packs: readonly (readonly [string, Said, string, readonly string[]])[] = [
  ['ARRIVAL', ['Arrival', 'Llegada', 'Arrivée'], 'DESTINATION', ['SETTLING_IN', 'TEMPORARY_ACCOMMODATION']],
  ['MOVE', ['Household move', 'Mudanza', 'Déménagement'], 'MOVE', ['HOUSEHOLD_MOVE', 'STORAGE', 'INSURANCE']],
  [
    'HOME',
    ['Finding a home', 'Búsqueda de vivienda', 'Recherche de logement'],
    'PROPERTY',
    ['LOOK_SEE_TRIP', 'DESTINATION_SERVICES'],
  ],
];
const housing = (host: string, norm: string) => [
  { name: 'hostHousing', value: host },
  { name: 'housingNorm', value: norm },
];
const formulas: readonly (readonly [string, Said, Record<string, unknown>])[] = [
  ['COLA', ['Cost of living', 'Coste de vida', 'Coût de la vie'], { method: 'INDEX', base: 'SPENDABLE' }],
  [
    'MOBILITY',
    ['Mobility premium', 'Prima de movilidad', 'Prime de mobilité'],
    { method: 'PERCENT', base: 'BASE_SALARY', percentage: '10' },
  ],
  ['PER_DAY', ['Daily rate', 'Tarifa diaria', 'Tarif journalier'], { method: 'PER_UNIT', base: 'DAYS' }],
  ['FIXED', ['Fixed amount', 'Importe fijo', 'Montant fixe'], { method: 'FIXED' }],
  [
    'HOUSING',
    ['Housing differential', 'Diferencial de vivienda', 'Différentiel de logement'],
    {
      method: 'FORMULA',
      formula: 'round(max(hostHousing − housingNorm, 0))',
      testCases: [
        { name: 'EX-01', given: housing('40000', '15000'), expected: '25000' },
        { name: 'Cheaper than at home', given: housing('12000', '15000'), expected: '0' },
      ],
    },
  ],
];

/** Calculations, allowances, packs and packages, and the policies that use them: the version before, and the one in force. */
export function addPolicies(world: World): void {
  const { tenant, clock } = world;
  const currency = tenant.baseCurrency;
  const amount = (euros: number): string => String(Math.round((euros * (perEuro[currency] ?? 1)) / 10) * 10);
  const type = (code: string): string => idOfDefault(tenant.id, serviceType, code);
  for (const [code, name, more] of formulas)
    setCoded(world, calculation, code, name, { ...more, currency, dayOfMonth: 25 });
  for (const { country, currency: own } of places.filter(
    (p, i) => places.findIndex((q) => q.country === p.country) === i,
  )) {
    const common = {
      name: `${country}`,
      country,
      currency: own,
      period: 'DAY',
      firstAndLastDay: '75',
      expenseItem: idOfDefault(tenant.id, expenseItem, expenseItemDefaults[0]?.code ?? ''),
    };
    const rate = (of: number): string => String(Math.round(of * (perEuro[own] ?? 1)));
    set(world, expenseAllowance, `${country}-A`, {
      ...common,
      code: `PER_DIEM_${country}`,
      amount: rate(56),
      effectiveFrom: clock.day(-600),
      effectiveTo: clock.day(-201),
    });
    set(
      world,
      expenseAllowance,
      `${country}-B`,
      { ...common, code: `PER_DIEM_${country}`, amount: rate(61), effectiveFrom: clock.day(-200) },
      201,
    );
  }
  for (const [code, name, serviceClass, types] of packs)
    setCoded(world, servicePack, code, name, {
      serviceClass,
      serviceTypes: types.map(type),
      price: amount(1800),
      currency,
    });
  const bundle = setCoded(world, serviceBundle, 'COMPLETE', ['Complete', 'Completo', 'Complet'], {
    servicePacks: packs.map(([code]) => settingId(world, servicePack, code)),
    price: amount(4900),
    currency,
    discount: '8',
  });
  const relocation = setCoded(
    world,
    relocationPackage,
    'STANDARD',
    ['Standard package', 'Paquete estándar', 'Offre standard'],
    { kind: 'RELOCATION', budget: amount(42_000), currency, serviceBundle: bundle },
  );
  const lumpSum = setCoded(world, relocationPackage, 'LUMP_SUM', ['Lump sum', 'Cantidad global', 'Forfait'], {
    kind: 'LUMP_SUM',
    budget: amount(8500),
    currency,
  });
  const flex = setCoded(
    world,
    relocationPackage,
    'CORE_FLEX',
    ['Core and flex', 'Básico y flexible', 'Socle et options'],
    { kind: 'CORE_FLEX', budget: amount(30_000), currency, points: 100, perPoint: amount(25), mostPaidOut: 50 },
  );
  for (const [i, of] of [relocation, lumpSum, flex].entries()) {
    benefitDefaults.slice(0, 3).forEach((b, n) => {
      set(world, packageComponent, `${i}-${n}`, {
        relocationPackage: of,
        sequence: n + 1,
        kind: 'BENEFIT',
        benefit: idOfDefault(tenant.id, benefit, b.code),
        lockInclude: n === 0,
      });
    });
    set(world, packageComponent, `${i}-service`, {
      relocationPackage: of,
      sequence: 4,
      kind: 'SERVICE',
      serviceType: type('SETTLING_IN'),
    });
    set(world, packageComponent, `${i}-cash`, {
      relocationPackage: of,
      sequence: 5,
      kind: 'CASH',
      amount: amount(2500),
      currency,
    });
  }
  for (const [i, [code, name, points]] of pointOptions.entries())
    setCoded(world, pointOption, code, name, {
      relocationPackage: flex,
      points,
      maximum: i === 3 ? 3 : 1,
      amount: amount(points * 30),
      currency,
    });
  const grants: readonly (readonly [string, Said, string])[] = [
    ['LONG_TERM', ['Long-term assignment', 'Asignación de larga duración', 'Affectation longue'], relocation],
    ['SHORT_TERM', ['Short-term assignment', 'Asignación de corta duración', 'Affectation courte'], flex],
    ['PERMANENT', ['Permanent transfer', 'Traslado permanente', 'Mutation définitive'], lumpSum],
  ];
  for (const [code, name, defaultPackage] of grants) {
    for (const version of ['A', 'B'] as const) {
      const isFirst = version === 'A';
      const key = `${code}-${version}`;
      set(
        world,
        policy,
        key,
        {
          code,
          name: world.words === 'en' ? name[0] : world.words === 'es' ? name[1] : name[2],
          effectiveFrom: clock.day(isFirst ? -1095 : -365),
          effectiveTo: isFirst ? clock.day(-366) : null,
          caseType: settingId(world, caseType, code === 'PERMANENT' ? 'TRANSFER' : 'ON_ASSIGNMENT'),
          costOfLivingIndex: 'EFFICIENT',
          costOfLivingCap: amount(90_000),
          currency,
          ...{ grossUp: 'INVERSE', federalRate: '22', stateRate: '6', localRate: '3' },
          defaultPackage,
          lumpSumPackage: lumpSum,
          usePoints: code === 'SHORT_TERM',
          points: code === 'SHORT_TERM' ? 100 : null,
          pendingProcess: settingId(world, workflow, 'PENDING'),
          exceptionProcess: settingId(world, workflow, 'EXCEPTION'),
          lowestGrade: settingId(world, grade, 'L3'),
        },
        isFirst ? 1090 : 380,
      );
      step(world, policy, key, 'activate', { status: 'ACTIVE' }, isFirst ? 1085 : 370);
      if (isFirst) step(world, policy, key, 'retire', { status: 'RETIRED' }, 360);
      grantBenefits(world, key, amount);
    }
  }
  for (const [i, { country }] of places.slice(0, 12).entries()) {
    const provider = world.rowsOf(serviceProvider)[i % world.rowsOf(serviceProvider).length]?.id;
    const kind = serviceTypeDefaults[i % serviceTypeDefaults.length]?.code ?? '';
    set(world, defaultServiceProvider, i, { serviceType: type(kind), country, serviceProvider: provider ?? null });
  }
}
const pointOptions: readonly (readonly [string, Said, number])[] = [
  ['SHIPMENT', ['Sea shipment', 'Envío marítimo', 'Envoi maritime'], 40],
  ['HOUSING', ['Temporary housing', 'Vivienda temporal', 'Logement temporaire'], 30],
  ['LANGUAGE', ['Language course', 'Curso de idiomas', 'Cours de langue'], 7],
  ['AIRFARE', ['Home leave flight', 'Vuelo a casa', 'Vol de retour'], 1],
];

/** Draw-down over the years as practice has it: whole, whole, then less. */
const drawDown = { year1: '100', year2: '100', year3: '75', year4: '50', year5: '25', coveredYears: 5 };

function grantBenefits(world: World, key: string, amount: (euros: number) => string): void {
  const { tenant } = world;
  benefitDefaults.forEach((b, i) => {
    const of = set(world, policyBenefit, `${key}-${b.code}`, {
      policy: settingId(world, policy, key),
      benefit: idOfDefault(tenant.id, benefit, b.code),
      category: 'MOBILITY',
      calculation: settingId(world, calculation, 'FIXED'),
      amount: amount(Number(b.amount)),
      currency: tenant.baseCurrency,
      unitType: 'PIECE',
      numberOfUnits: 1,
      period: b.period,
      flexOption: i === 1,
      lowerLimit: i === 1 ? amount(3000) : null,
      upperLimit: b.upperLimit === undefined ? null : amount(Number(b.upperLimit) * (i === 1 ? 1.5 : 1)),
      tolerance: b.tolerance ?? null,
      include: usualBenefits.includes(b.code),
      dataVariation: i === 1 ? 'FAMILY_SIZE' : null,
      ...{ letterSequence: i + 1, isTaxable: i < 2, isGrossedUp: i === 0 },
      ...(i === 2 ? drawDown : {}),
    });
    if (i !== 1) return;
    for (const size of ['1', '2', '3', '4'])
      set(world, policyBenefitVariation, `${key}-${size}`, {
        policyBenefit: of,
        dependsOn: 'FAMILY_SIZE',
        value: size,
        amount: amount(4200 + Number(size) * 300),
        currency: tenant.baseCurrency,
      });
  });
}
