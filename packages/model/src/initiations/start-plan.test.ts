import { describe, expect, test } from 'vitest';
import type { BenefitTerms } from '../terms/door.generated.ts';
import type { StartFacts } from './start-facts.ts';
import { planStart } from './start-plan.rules.ts';

const type = (id: string, more: object = {}) => ({
  id,
  name: id,
  active: true,
  shareWithAssignee: true,
  shareWithHr: true,
  ...more,
});
const provider = (id: string, more: object = {}) => ({ id, name: id, active: true, insuredUntil: null, ...more });
const grant = (benefit: string, amount: string | null, currency: string | null = 'EUR'): BenefitTerms => ({
  benefit,
  name: benefit,
  policyBenefit: null,
  amount,
  currency,
  unitType: null,
  numberOfUnits: null,
  period: 'ONCE',
  percentage: null,
  coveredYears: null,
  years: [],
  dataVariation: null,
  variations: [],
  calculation: null,
  flexOption: false,
  lowerLimit: null,
  upperLimit: null,
  tolerance: null,
  exception: true,
  include: true,
  lockInclude: false,
  employeeCanPost: true,
});
const pack = (name: string, serviceTypes: readonly string[], more: object = {}) => ({
  name,
  serviceTypes,
  familyOnly: false,
  active: true,
  ...more,
});
const plain: StartFacts = {
  today: '2026-03-02',
  request: {
    firstName: 'Ana',
    lastName: 'Pérez',
    familySize: 0,
    homeCountry: 'ES',
    hostCountry: 'SG',
    startDate: '2026-06-01',
    endDate: null,
    office: null,
    costCenter: null,
    budget: '60000',
    currency: null,
    services: ['VISA'],
  },
  person: null,
  file: null,
  kind: 'ON_ASSIGNMENT',
  usualMonths: 24,
  firstPhase: 'INITIATION',
  companyCurrency: 'EUR',
  policy: null,
  package: null,
  grade: null,
  pay: null,
  formulas: [],
  bundle: null,
  packs: [],
  serviceTypes: [type('VISA'), type('MOVE'), type('SCHOOL'), type('OLD', { active: false })],
  defaults: [],
  countryDefault: null,
  checklist: [],
  milestones: [],
  offices: [],
  members: [],
  family: [],
  manager: null,
  lineManager: null,
  others: [],
  overlaps: [],
  keepPast: false,
};
const asking = (more: Partial<StartFacts['request']>, facts: Partial<StartFacts> = {}): StartFacts => ({
  ...plain,
  ...facts,
  request: { ...plain.request, ...more },
});
const codes = (facts: StartFacts) => planStart(facts).faults.map(({ code }) => code.replace('initiations.', ''));
const along = { firstName: 'Leo', lastName: 'Pérez', type: 'CHILD', birthDate: null, accompanies: true } as const;

test('a plain request makes a new person and file, its service, its books, and an end after the usual length', () => {
  const plan = planStart(plain);
  expect([plan.name, plan.isNewPerson, plan.file, plan.endDate]).toEqual(['Ana Pérez', true, null, '2028-05-31']);
  expect(plan.phase).toBe('INITIATION');
  expect(plan.services.map(({ name, reasons }) => [name, reasons])).toEqual([
    ['VISA', [{ from: 'REQUEST', name: null }]],
  ]);
  expect(plan.accounting).toEqual({ currency: 'EUR', approvedAmount: '60000', costCenter: null });
  expect([plan.faults, plan.leftOut]).toEqual([[], []]);
});

describe('services', () => {
  test('come once, however many ask for them, and say who does, each once', () => {
    const plan = planStart(
      asking(
        {},
        {
          packs: [pack('Arrival', ['VISA', 'MOVE', 'MOVE'])],
          bundle: { name: 'All in', serviceTypes: ['MOVE'], packs: [pack('School', ['SCHOOL'], { familyOnly: true })] },
        },
      ),
    );
    expect(plan.services.map(({ name, reasons }) => [name, reasons.map(({ from, name: of }) => of ?? from)])).toEqual([
      ['VISA', ['REQUEST', 'Arrival']],
      ['MOVE', ['Arrival', 'All in']],
    ]);
    expect(plan.leftOut).toEqual([{ part: 'PACK', name: 'School', because: 'NO_FAMILY' }]);
  });
  test('of a family come with its packs, and those that are retired are left out', () => {
    const facts = asking(
      { services: ['OLD'] },
      { packs: [pack('School', ['SCHOOL'], { familyOnly: true })], members: [along] },
    );
    const plan = planStart(facts);
    expect(plan.services.map(({ name }) => name)).toEqual(['SCHOOL']);
    expect(plan.leftOut).toEqual([{ part: 'SERVICE', name: 'OLD', because: 'INACTIVE' }]);
  });
  test('are needed', () => {
    expect(codes(asking({ services: [] }))).toEqual(['serviceNeeded']);
    expect(codes(asking({ services: ['OLD'] }))).toEqual(['serviceNeeded']);
  });
});

describe('the provider of a service', () => {
  const standard = (
    country: string,
    one: StartFacts['defaults'][number]['provider'],
    backup = null as typeof one | null,
  ) => ({
    serviceType: 'VISA',
    country,
    provider: one,
    backup,
  });
  const chosen = (facts: Partial<StartFacts>) => {
    const [service] = planStart(asking({}, facts)).services;
    return [service?.provider?.id ?? null, service?.providerReason ?? null];
  };
  test('is the default of the host country, then of the home country', () => {
    const home = standard('ES', provider('home'));
    expect(chosen({ defaults: [home, standard('SG', provider('host'))] })).toEqual(['host', 'HOST']);
    expect(chosen({ defaults: [home] })).toEqual(['home', 'HOME']);
    expect(chosen({ defaults: [standard('FR', provider('elsewhere'))] })).toEqual([null, null]);
  });
  test('is whoever stands in where the default is retired, or not insured on the first day', () => {
    const spare = provider('spare');
    expect(chosen({ defaults: [standard('SG', provider('host', { active: false }), spare)] })).toEqual([
      'spare',
      'BACKUP',
    ]);
    const until = (insuredUntil: string) =>
      chosen({ defaults: [standard('SG', provider('host', { insuredUntil }), spare)] });
    expect(until('2026-05-31')).toEqual(['spare', 'BACKUP']);
    expect(until('2026-06-01')).toEqual(['host', 'HOST']);
  });
  test('is the DEFAULT of the country, for what it offers', () => {
    const of = (serviceTypes: readonly string[]) => chosen({ countryDefault: { ...provider('all'), serviceTypes } });
    expect(of([])).toEqual(['all', 'COUNTRY']);
    expect(of(['VISA'])).toEqual(['all', 'COUNTRY']);
    expect(of(['MOVE'])).toEqual([null, null]);
  });
});

describe('benefits', () => {
  const policy = {
    status: 'ACTIVE',
    currency: 'EUR',
    office: null,
    benefits: [grant('HOUSING', '2500'), grant('BARE', null, null)],
  };
  const component = (benefit: string, amount: string, perFamilyMember = false) => ({
    kind: 'BENEFIT' as const,
    benefit: grant(benefit, null, null),
    serviceType: null,
    amount,
    currency: 'USD',
    lockInclude: false,
    perFamilyMember,
  });
  const packed = (...components: readonly ReturnType<typeof component>[]) => ({
    id: 'p',
    name: 'Gold',
    kind: 'RELOCATION' as const,
    budget: null,
    currency: 'USD',
    points: null,
    perPoint: null,
    mostPaidOut: null,
    description: null,
    bundle: null,
    options: [],
    components,
  });
  const granted = (facts: Partial<StartFacts>) =>
    planStart(asking({}, facts)).benefits.map(({ benefit, amount, currency, grantedBy }) => [
      benefit,
      amount,
      currency,
      grantedBy,
    ]);
  test('of the policy are granted in their currency, else in that of the assignment', () => {
    expect(granted({ policy })).toEqual([
      ['HOUSING', '2500.00', 'EUR', 'POLICY'],
      ['BARE', null, 'EUR', 'POLICY'],
    ]);
  });
  test('of the package go before those of the policy, for each member of the family who moves along', () => {
    expect(
      granted({
        policy: { ...policy, benefits: [grant('HOUSING', '2500')] },
        package: packed(component('HOUSING', '3000')),
      }),
    ).toEqual([['HOUSING', '3000.00', 'USD', 'PACKAGE']]);
    const each = packed(component('MEALS', '10.10', true));
    expect(granted({ package: each })).toEqual([]);
    expect(
      granted({ package: each, members: [along, { ...along, firstName: 'Eva' }, { ...along, accompanies: false }] }),
    ).toEqual([['MEALS', '20.20', 'USD', 'PACKAGE']]);
  });
  test('a lump sum is its budget, else its cash', () => {
    const cash = (amount: string) => ({ ...component('x', amount), kind: 'CASH' as const, benefit: null });
    const lump = (more: object) =>
      planStart(asking({}, { package: { ...packed(), kind: 'LUMP_SUM', ...more } })).lumpSum?.amount;
    expect(lump({ budget: '9000', components: [cash('1')] })).toBe('9000');
    expect(lump({ components: [cash('1000.10'), cash('0.2')] })).toBe('1000.30');
    expect(lump({})).toBeUndefined();
  });
  test('a package with points has its cash and the options that may be chosen', () => {
    const options = [{ pointOption: 'o', name: 'Sea shipment', points: 40, maximum: 1, needsChildren: false }];
    const flex = {
      ...packed(),
      kind: 'CORE_FLEX' as const,
      budget: '30000',
      points: 100,
      perPoint: '25',
      mostPaidOut: 50,
      options,
    };
    expect(planStart(asking({}, { package: flex })).lumpSum).toMatchObject({
      ...{ amount: '0.00', points: 100, perPoint: '25', mostPaidOut: 50, options },
    });
    expect(planStart(asking({}, { package: { ...flex, points: null } })).lumpSum).toBeNull();
  });
});

describe('papers and milestones', () => {
  const line = (description: string, more: object) => ({
    checklist: 'Before departure',
    description,
    serviceType: null,
    dueInDays: 10,
    needsDocument: true,
    documentCategory: 'IMMIGRATION',
    documentType: null,
    page: null,
    ...more,
  });
  test('what checklists ask for is asked once, with its day; what a service asks for only with the service', () => {
    const page = { id: 'f', name: 'Data' };
    const plan = planStart(
      asking(
        {},
        {
          checklist: [
            line('Passport', {}),
            line('Passport', { checklist: 'Again' }),
            line('Inventory', { serviceType: 'MOVE' }),
            line('Data', { needsDocument: false, page, dueInDays: null }),
          ],
        },
      ),
    );
    expect(plan.documents).toEqual([
      {
        name: 'Passport',
        checklist: 'Before departure',
        category: 'IMMIGRATION',
        documentType: 'OTHER',
        dueDate: '2026-03-12',
      },
    ]);
    expect(plan.forms).toEqual([{ page: 'f', name: 'Data', dueDate: null }]);
  });
  test('milestones have their day from the start or the end; past ones and those without are left out', () => {
    const milestone = (name: string, countsFrom: 'START' | 'END', day: number) => ({
      id: name,
      name,
      countsFrom,
      day,
      serviceType: null,
    });
    const milestones = [
      milestone('Briefing', 'START', -31),
      milestone('Long ago', 'START', -150),
      milestone('Return', 'END', -30),
    ];
    const plan = planStart(asking({}, { milestones }));
    expect(plan.milestones.map(({ description, eventDate }) => [description, eventDate])).toEqual([
      ['Briefing', '2026-05-01'],
      ['Return', '2028-05-01'],
    ]);
    expect(plan.leftOut).toEqual([{ part: 'MILESTONE', name: 'Long ago', because: 'PAST', day: '2026-01-02' }]);
    expect(planStart(asking({}, { milestones, usualMonths: null })).leftOut.map(({ because }) => because)).toEqual([
      'PAST',
      'NO_END',
    ]);
    const taken = planStart(asking({}, { milestones, keepPast: true }));
    expect(taken.milestones.find(({ description }) => description === 'Long ago')?.eventDate).toBe('2026-03-02');
    expect(taken.leftOut).toEqual([]);
  });
});

test('the owner office is the one that is named, else the first that owns cases; one that does not is refused', () => {
  const office = (id: string, more: object = {}) => ({ id, active: true, ownsCases: true, ...more });
  const offices = [office('a', { ownsCases: false }), office('b'), office('c', { active: false })];
  const planned = (of: string | null) => planStart(asking({ office: of }, { offices }));
  expect([planned(null).office, planned('b').office, planned(null).faults]).toEqual(['b', 'b', []]);
  for (const wrong of ['a', 'c', 'gone']) {
    expect(planned(wrong).faults.map(({ code }) => code)).toEqual(['initiations.officeInvalid']);
    expect(planned(wrong).accounting).toBeNull();
  }
});

test('what is in the way is said together', () => {
  const policy = { status: 'RETIRED', currency: null, office: null, benefits: [] };
  expect(codes(asking({ services: [] }, { policy, companyCurrency: null, manager: 'UNKNOWN' }))).toEqual([
    'serviceNeeded',
    'policyNotInForce',
    'managerNeeded',
    'accountingCurrency',
  ]);
});

test('who is of the family already is not added again', () => {
  const plan = planStart(
    asking(
      {},
      {
        members: [along],
        family: [
          { ...along, firstName: 'LEO' },
          { ...along, firstName: 'Eva' },
        ],
      },
    ),
  );
  expect(plan.family.map(({ firstName, isNew }) => [firstName, isNew])).toEqual([
    ['Leo', false],
    ['Eva', false],
  ]);
});

test('an assignment of the same person at the same time is in the way, unless it is meant', () => {
  const other = {
    id: 'o',
    reference: 'AS-7',
    status: 'ACTIVE',
    start: '2028-05-31',
    end: null,
    confidential: false,
    isAnswered: false,
  } as const;
  expect(planStart(asking({}, { others: [other] })).faults.map(({ code }) => code)).toEqual(['cases.overlapsOpen']);
  expect(codes(asking({}, { others: [other], overlaps: ['o'] }))).toEqual([]);
  expect(codes(asking({}, { others: [other], usualMonths: 23 }))).toEqual([]);
});
