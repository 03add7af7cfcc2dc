import { type CaseService, caseService, serviceStep, serviceType } from '@homeport/model/cases';
import { serviceProvider } from '@homeport/model/policies';
import { idOfDefault, serviceTypeDefaults } from '../reference/index.ts';
import type { DemoCase } from './cases.ts';
import { demoId } from './chance.ts';
import { agents, codeOfProvider, specialists } from './providers.data.ts';
import { addOrders } from './service-orders.ts';
import { actionWords, contactsOf, stepWords } from './services.data.ts';
import { settingId } from './settings/settle.ts';
import { isByRoad } from './trade/routes.data.ts';
import { userId, type World } from './world.ts';

export interface NewService {
  readonly type: string;
  readonly status: CaseService['status'];
  /** Days from today. */
  readonly start: number;
  readonly end: number;
  readonly provider?: string;
  readonly vendor?: string;
  readonly nextAction?: string;
  readonly nextActionIn?: number;
  readonly byAssignee?: boolean;
  readonly isHidden?: boolean;
  readonly notes?: string;
  readonly information?: string;
  readonly cost?: { readonly amount: string; readonly currency: string };
}

/** Services that concern whoever moves along. */
const ofTheFamily = new Set([
  'LOOK_SEE_TRIP',
  'HOME_SEARCH',
  'SCHOOL_SEARCH',
  'LANGUAGE_TRAINING',
  'CULTURAL_TRAINING',
]);

/** A service of an assignment with the steps that brought it to its status. */
export function addService(world: World, of: DemoCase, n: number, given: NewService): void {
  const { tenant, clock } = world;
  const type = serviceTypeDefaults.find((t) => t.code === given.type);
  if (!type) throw new Error(`there is no service type ${given.type}`);
  const id = demoId(tenant.code, 'service', of.id, n);
  const opened = Math.min(given.start - 45, -2);
  const isOpen = given.status !== 'COMPLETED' && given.status !== 'CANCELLED';
  world.add(caseService, id, {
    at: clock.at(opened, 11, n),
    by: of.manager,
    set: {
      caseDetail: of.id,
      assignee: of.assignee.person,
      serviceType: idOfDefault(tenant.id, serviceType, given.type),
      name: type[world.words],
      provider: given.provider ? settingId(world, serviceProvider, codeOfProvider(given.provider)) : null,
      providerName: given.provider ?? null,
      vendorUser: given.vendor ? userId(given.vendor) : null,
      startDate: clock.day(given.start),
      endDate: clock.day(given.end),
      nextAction: isOpen ? (given.nextAction ?? null) : null,
      nextActionDate: isOpen && given.nextAction ? clock.day(given.nextActionIn ?? 7) : null,
      nextActionByAssignee: isOpen && given.byAssignee === true,
      shareWithAssignee: !given.isHidden && type.shareWithAssignee,
      shareWithFamily: ofTheFamily.has(given.type),
      shareWithHr: true,
      ...contactsOf(given.provider),
      information: given.information ?? null,
      costAmount: given.cost?.amount ?? null,
      costCurrency: given.cost?.currency ?? null,
      shareCost: given.cost !== undefined,
      notes: given.notes ?? null,
    },
  });
  addSteps(world, of, id, given);
  tellCourse(world, of, { id, n, opened }, given);
}

/** What happened to a service so far. Whoever is asked answers within days, however long it takes until they begin. */
function tellCourse(
  { clock, happened }: World,
  of: DemoCase,
  { id, n, opened }: { readonly id: string; readonly n: number; readonly opened: number },
  given: NewService,
): void {
  const ways = paths[given.status];
  let requested = opened;
  ways.forEach(([deed, status], i) => {
    const usual = Math.min(-1, Math.round(opened + ((Math.min(given.end, -1) - opened) * (i + 1)) / ways.length));
    const day = deed === 'schedule' ? Math.min(usual, requested + (n % 4)) : usual;
    if (deed === 'request') requested = day;
    happened(caseService, id, { deed, at: clock.at(day, 12 + i, n), by: of.manager, set: { status } });
  });
}

/** Three steps of a service; as many are done as its status says. */
function addSteps(world: World, of: DemoCase, service: string, given: NewService): void {
  const { tenant, clock, words } = world;
  const done = { NOT_INITIATED: 0, REQUESTED: 0, SCHEDULED: 1, IN_PROGRESS: 2, COMPLETED: 3, CANCELLED: 0 }[
    given.status
  ];
  const days = [given.start - 5, given.start, given.end];
  stepWords[words].forEach((description, i) => {
    world.add(serviceStep, demoId(tenant.code, 'step', service, i), {
      at: clock.at(Math.min(given.start - 45, -2), 12),
      by: of.manager,
      set: {
        caseService: service,
        sequence: (i + 1) * 10,
        description,
        dueDate: clock.day(days[i] ?? given.end),
        isDone: i < done,
        shareWithAssignee: true,
      },
    });
  });
}

const request = ['request', 'REQUESTED'] as const;
const schedule = ['schedule', 'SCHEDULED'] as const;
const start = ['start', 'IN_PROGRESS'] as const;
const paths: Readonly<Record<CaseService['status'], readonly (readonly [string, CaseService['status']])[]>> = {
  NOT_INITIATED: [],
  REQUESTED: [request],
  SCHEDULED: [request, schedule],
  IN_PROGRESS: [request, schedule, start],
  COMPLETED: [request, schedule, start, ['complete', 'COMPLETED']],
  CANCELLED: [request, ['cancel', 'CANCELLED']],
};

/** Which services belong to which part of an assignment; day of the start, counted from its first or last day. */
const usual = {
  before: [
    ['COST_ESTIMATE', -120],
    ['VISA_IMMIGRATION', -90],
    ['TAX_BRIEFING', -75],
    ['LOOK_SEE_TRIP', -60],
    ['HOME_SEARCH', -50],
    ['SCHOOL_SEARCH', -48],
    ['LANGUAGE_TRAINING', -45],
    ['LEASE_NEGOTIATION', -30],
    ['TRAVEL', -20],
  ],
  move: [
    ['AIR_SHIPMENT', -12],
    ['SEA_SHIPMENT', -20],
    ['INSURANCE', -14],
    ['TEMPORARY_ACCOMMODATION', -3],
    ['PET_TRANSPORT', -4],
    ['STORAGE', -8],
    ['CHECK_IN', 2],
    ['SETTLING_IN', 5],
    ['RESIDENCE_REGISTRATION', 9],
  ],
  stay: [
    ['TENANCY_MANAGEMENT', 30],
    ['PROPERTY_MANAGEMENT', 30],
    ['TAX_RETURN', 180],
    ['PARTNER_SUPPORT', 40],
    ['CULTURAL_TRAINING', 45],
  ],
  end: [
    ['CHECK_OUT', -10],
    ['HOUSEHOLD_MOVE', -15],
    ['DEPARTURE_SERVICES', -30],
    ['AUTO_TRANSPORT', -12],
  ],
} as const;

/** The services of the many, and what all providers were asked: dealt until the tenant has as many as it should; one assignment stays empty on purpose. */
export function addServices(world: World, cases: readonly DemoCase[], count: number): void {
  const { luck } = world;
  const open = cases.slice(1);
  const numbers = open.map(() => Math.floor(count / open.length));
  for (let left = count - numbers.reduce((a, b) => a + b, 0); left > 0; left--) numbers[left % numbers.length]! += 1;
  // Some have more, their neighbours less; the sum stays.
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const shift = luck.whole(-2, 2);
    numbers[i]! += shift;
    numbers[i + 1]! -= shift;
  }
  open.forEach((one, i) => {
    for (const [n, service] of dealt(world, one, numbers[i] ?? 0).entries()) addService(world, one, n, service);
  });
  addOrders(world);
}

function dealt(world: World, of: DemoCase, count: number): NewService[] {
  const { luck, tenant } = world;
  const fromStart = [...usual.before, ...usual.move, ...usual.stay].map(
    ([type, days]) => [type, of.start + days] as const,
  );
  const fromEnd = usual.end.map(([type, days]) => [type, of.end + days] as const);
  // Those near today come first, with some luck.
  const near = [...fromStart, ...fromEnd].map((usual) => ({ usual, far: Math.abs(usual[1] + luck.whole(-60, 60)) }));
  return near
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ usual }) => usual)
    .sort((a, b) => a[1] - b[1])
    .map(([usualType, start], n): NewService => {
      // Between two towns of Europe nothing goes by sea.
      const type = usualType === 'SEA_SHIPMENT' && isByRoad(of.home, of.host) ? 'HOUSEHOLD_MOVE' : usualType;
      const end = start + luck.whole(4, 28);
      const status = statusOf(of, start, end, luck.is(0.04));
      const [nextAction, byAssignee] = luck.pick(actionWords[world.words]);
      const isVendors = tenant.code === 'CASTELLANE' && of.host.country === 'SG' && n % 2 === 0;
      return {
        type,
        start,
        end,
        status,
        provider: isVendors ? 'Tan Relocation Singapore' : luck.pick(specialists[type] ?? agents),
        ...(isVendors && { vendor: 'vendor.one' }),
        nextAction,
        byAssignee,
        nextActionIn: status === 'IN_PROGRESS' ? luck.whole(-3, 12) : Math.max(1, start - 5),
      };
    });
}

function statusOf(of: DemoCase, start: number, end: number, isCancelled: boolean): CaseService['status'] {
  if (of.status === 'CLOSED') return 'COMPLETED';
  if (of.status === 'PENDING') return 'NOT_INITIATED';
  if (isCancelled) return 'CANCELLED';
  if (end < 0) return 'COMPLETED';
  if (start < 0) return 'IN_PROGRESS';
  return start < 20 ? 'SCHEDULED' : start < 45 ? 'REQUESTED' : 'NOT_INITIATED';
}
