import { certain, type Entity, type Values } from '@homeport/grammar';
import { caseService, serviceType } from '@homeport/model/cases';
import { visaService, workPermit, workPermitRules } from '@homeport/model/immigration';
import { recurringStorageItem, recurringStorageItemRules, storage } from '@homeport/model/moves';
import { checkOut, homeSale, homeSearch, homeSearchVisit } from '@homeport/model/property';
import { idOfDefault, serviceTypeDefaults } from '../../reference/index.ts';
import type { DemoCase } from '../cases.ts';
import type { World } from '../world.ts';
import type { BookSettings } from './book-settings.ts';
import type { DemoHomes } from './homes.ts';
import type { DemoMoves } from './moves.ts';
import { put, step } from './put.ts';
import { kinds, later, pick, type Told } from './service-kinds.ts';

const recoveries = [
  ['recover', 'FULLY_RECOVERED'],
  ['recoverPart', 'PARTIALLY_RECOVERED'],
  ['settlePart', 'PARTIALLY_RECOVERED_WITH_LOSS'],
  ['settleWithCost', 'RECOVERED_WITH_LOSS'],
  ['writeOff', 'LOSS'],
  undefined,
] as const;
const visaWay = [
  ['collect', 'PENDING'],
  ['apply', 'APPLIED'],
  ['schedule', 'SCHEDULED'],
  ['approve', 'APPROVED'],
] as const;

/** The record of every service that has one of its own, and what hangs on it; answers what lies in which warehouse. */
export function addServiceRecords(
  world: World,
  cases: readonly DemoCase[],
  books: BookSettings,
  homes: DemoHomes,
  moves: DemoMoves,
) {
  const byId = new Map(cases.map((c) => [c.id, c]));
  const codes = new Map(serviceTypeDefaults.map((t) => [idOfDefault(world.tenant.id, serviceType, t.code), t.code]));
  const counts = new Map<Entity, number>();
  const stored: { id: string; warehouse: string }[] = [];
  for (const row of world.rowsOf(caseService)) {
    const set = world.valuesOf(caseService, row.id);
    const kind = kinds[codes.get(String(set.serviceType)) ?? ''];
    const of = byId.get(String(set.caseDetail));
    if (!kind || !of || homes.properties.length === 0) continue;
    const n = counts.get(kind.entity) ?? 0;
    counts.set(kind.entity, n + 1);
    const isDone = set.status === 'COMPLETED';
    const told: Told = {
      world,
      of,
      n,
      from: String(set.startDate),
      to: String(set.endDate),
      isDone,
      books,
      homes,
      moves,
    };
    const record = { caseService: row.id, ...kind.tell(told) };
    const facts = { divisor: 6000 };
    const day = -10 - (n % 40);
    const id = put(world, kind.entity, row.id, record, {
      day,
      ...(kind.rules ? { rules: kind.rules } : {}),
      facts,
      by: of.manager,
    });
    follow(told, kind.entity, id, day);
    if (kind.entity === storage) {
      if (!isDone && set.status === 'IN_PROGRESS') stored.push({ id, warehouse: String((record as Values).warehouse) });
      bill(told, id);
    }
  }
  return stored;
}

function follow({ world, of, n, isDone, homes, to }: Told, entity: Entity, id: string, day: number): void {
  const move = (field: string, [deed, state]: readonly [string, string], at: number): void =>
    step(world, entity, id, deed, Math.min(-1, at), of.manager, { [field]: state });
  if (entity === visaService && isDone) {
    for (const [i, way] of visaWay.entries()) move('stage', way, day + 1 + i);
    const permit = {
      person: of.assignee.person,
      caseDetail: of.id,
      visaService: id,
      country: of.host.country,
      permitNumber: `WP-${6100 + n}`,
    };
    const set = {
      ...permit,
      category: 'ICT',
      employer: world.tenant.payer.name,
      position: 'Manager',
      validFrom: to,
      validTo: later(to, 730),
    };
    const made = put(world, workPermit, id, set, {
      day,
      rules: workPermitRules,
      facts: { today: world.clock.today },
      by: of.manager,
    });
    step(world, workPermit, made, 'grant', Math.min(-1, day + 2), of.manager, { status: 'VALID' });
  } else if (entity === visaService && n % 2) move('stage', visaWay[0], day + 1);
  if (entity === checkOut && isDone && recoveries[n % 6]) move('depositRecovery', certain(recoveries[n % 6]), day + 3);
  if (entity === homeSale && isDone)
    [
      ['putOnMarket', 'LISTED'],
      ['acceptOffer', 'UNDER_OFFER'],
      ['exchange', 'EXCHANGED'],
      ['close', 'CLOSED'],
    ].forEach((way, i) => {
      move('stage', way as unknown as readonly [string, string], day + 1 + i);
    });
  if (entity === homeSearch && isDone)
    [0, 1, 2].forEach((v) => {
      const score = pick(['NA', 'POOR', 'FAIR', 'AVERAGE', 'GOOD', 'EXCELLENT'], n + v);
      const visit = {
        homeSearch: id,
        property: pick(homes.properties, n + v),
        visitedAt: world.clock.at(day + v - 4, 11),
        score,
        decision: v === 2 ? 'OFFER' : 'REJECTED',
      };
      put(world, homeSearchVisit, `${id} ${v}`, visit, { day, by: of.manager });
    });
}

/** Permanent storage is billed month by month. */
function bill({ world, n, from, books }: Told, id: string): void {
  if (n % 3 !== 2) return;
  const charge = books.charges.find((c) => c.code === 'STORAGE_MONTH')?.id;
  const set = {
    storage: id,
    charge,
    basis: 'CBM',
    quantity: '18.4',
    rate: '6.50',
    currency: world.tenant.baseCurrency,
  };
  const more = { frequency: 'MONTHLY', increment: 'DAYS', dateIn: from };
  put(world, recurringStorageItem, id, { ...set, ...more }, { day: -9, rules: recurringStorageItemRules });
}
