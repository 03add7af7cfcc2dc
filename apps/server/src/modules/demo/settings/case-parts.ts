import { calculationSteps, caseBlock, caseCalculationStep, caseType, serviceType } from '@homeport/model/cases';
import { initiation } from '@homeport/model/initiations';
import { policy } from '@homeport/model/policies';
import { idOfDefault } from '../../reference/index.ts';
import type { DemoCase } from '../cases.ts';
import { demoId } from '../chance.ts';
import { perEuro, places } from '../names.data.ts';
import { makeNames } from '../people.ts';
import { userId, type World } from '../world.ts';
import { addChange } from './case-changes.ts';
import { addWork } from './case-work.ts';
import { addDecisions, addMembers, handedIn, isDecidedOn } from './request-parts.ts';
import { administratorOf, set, settingId, step } from './settle.ts';

/** What the team works out for assignments: calculations, steps, changes and blocks. */
export function addCaseParts(world: World, cases: readonly DemoCase[]): void {
  cases.forEach((of, i) => {
    // One case stays empty, to see what an empty one looks like.
    if (i === 5) return;
    if (i % 6 === 0) addCalculation(world, of, i);
    if (i % 8 === 2) addChange(world, of, i);
    if (i % 2 === 0 || of.status === 'ACTIVE') addWork(world, of, i);
    if (of.status === 'BLOCKED' || i % 23 === 7) addBlock(world, of);
  });
  addInitiations(world, cases);
}

const opened = (of: DemoCase): number => Math.max(2, Math.min(880, -of.start + 140));
const by = (world: World, of: DemoCase, days: number) => ({
  at: world.clock.at(-Math.max(1, days), 13),
  by: of.manager,
});
const idOf = (world: World, kind: string, of: DemoCase, ...more: (string | number)[]): string =>
  demoId(world.tenant.code, kind, of.id, ...more);
const inCurrency = (world: World, euros: number): string =>
  String(Math.round((euros * (perEuro[world.tenant.baseCurrency] ?? 1)) / 10) * 10);

function addCalculation(world: World, of: DemoCase, i: number): void {
  Object.keys(calculationSteps).forEach((name, n) => {
    const id = world.add(caseCalculationStep, idOf(world, 'calculation', of, name), {
      ...by(world, of, opened(of)),
      set: { caseDetail: of.id, step: name },
    });
    if (n > 4 + (i % 6)) return;
    world.happened(caseCalculationStep, id, {
      deed: 'start',
      ...by(world, of, opened(of) - 1),
      set: { status: 'IN_PROGRESS', startedAt: world.clock.at(-opened(of) + 1, 13) },
    });
    if (n === 4 + (i % 6)) return;
    world.happened(caseCalculationStep, id, {
      deed: 'complete',
      ...by(world, of, opened(of) - 1),
      set: { status: 'COMPLETED', finishedAt: world.clock.at(-opened(of) + 1, 14) },
    });
  });
}

function addBlock(world: World, of: DemoCase): void {
  const isOver = of.status !== 'BLOCKED';
  const days = isOver ? Math.min(60, opened(of)) : 2;
  const id = world.add(caseBlock, idOf(world, 'block', of), {
    ...by(world, of, days),
    set: {
      caseDetail: of.id,
      reason: isOver ? 'DOCUMENTS' : 'IMMIGRATION',
      waitsFor: isOver ? 'ASSIGNEE' : 'AUTHORITY',
      phase: of.phase,
      blockedBy: of.manager,
    },
  });
  if (isOver)
    world.happened(caseBlock, id, {
      deed: 'lift',
      ...by(world, of, 1),
      set: {
        status: 'LIFTED',
        liftedAt: world.clock.at(-1, 13),
        liftedBy: of.manager,
        howLifted: 'The missing documents have come.',
      },
    });
}

const walks = [
  [],
  [['submit', 'SUBMITTED']],
  [
    ['submit', 'SUBMITTED'],
    ['approve', 'APPROVED'],
  ],
  [
    ['submit', 'SUBMITTED'],
    ['reject', 'REJECTED'],
  ],
  [
    ['submit', 'SUBMITTED'],
    ['approve', 'APPROVED'],
    ['start', 'STARTED'],
  ],
  [['withdraw', 'WITHDRAWN']],
] as const;

/** Requests for new assignments, in every state. */
function addInitiations(world: World, cases: readonly DemoCase[]): void {
  const nextName = makeNames(world);
  for (let i = 0; i < 12; i += 1) {
    const [home, host] = [places[(i * 5) % places.length], places[(i * 5 + 8) % places.length]];
    if (!home || !host) continue;
    const { firstName, lastName } = nextName();
    const walk = walks[i % walks.length] ?? [];
    const rule = i % 4 === 3 ? 'TRANSFER' : 'STANDARD';
    const asks = world.tenant.code === 'CASTELLANE' && i % 2 === 0 ? userId('initiator.one') : undefined;
    const worth = { budget: inCurrency(world, 60_000 + i * 5000), currency: world.tenant.baseCurrency };
    set(
      world,
      initiation,
      i,
      {
        reference: `IN-${String(i + 1).padStart(6, '0')}`,
        caseType: settingId(world, caseType, i % 4 === 3 ? 'TRANSFER' : 'ON_ASSIGNMENT'),
        policy: settingId(world, policy, i % 4 === 3 ? 'PERMANENT-B' : 'LONG_TERM-B'),
        firstName,
        lastName,
        email: `new.${i}@${world.tenant.subDomain}.example`,
        familySize: i % 4,
        homeCountry: home.country,
        hostCountry: host.country,
        hostTown: host.town,
        startDate: world.clock.day(60 + i * 9),
        endDate: i % 4 === 3 ? null : world.clock.day(780 + i * 9),
        services: ['VISA_IMMIGRATION', 'HOUSEHOLD_MOVE'].map((code) => idOfDefault(world.tenant.id, serviceType, code)),
        ...worth,
      },
      24 - i,
      asks,
    );
    walk.forEach(([deed, status], n) => {
      step(
        world,
        initiation,
        i,
        deed,
        {
          status,
          ...(deed === 'submit' && handedIn(world, rule, walk.at(-1)?.[1])),
          ...(deed === 'start' && { caseDetail: cases[i]?.id ?? null }),
        },
        Math.max(1, 22 - i - n),
      );
    });
    addMembers(world, i, lastName, family.slice(0, i % 4));
    const status = walk.at(-1)?.[1] ?? 'DRAFT';
    if (isDecidedOn(status)) addDecisions(world, i, rule, status, { requester: asks ?? administratorOf(world), worth });
  }
}
/** First names of families whom requests name. */
const family = ['Robin', 'Noa', 'Luca'] as const;
