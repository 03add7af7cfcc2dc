import { benefit } from '@homeport/model/benefits';
import { caseDetail, type ScenarioBase, type ScenarioWorking, scenario, scenarioRules } from '@homeport/model/cases';
import { costOfPlan, type PlanSnapshot, planOf, totalsOfWorking } from '@homeport/model/costing';
import { dependant } from '@homeport/model/family';
import { packageComponent, policy, policyBenefit } from '@homeport/model/policies';
import type { RateRecord } from '@homeport/model/rates';
import type { BenefitTerms, ComponentTerms } from '@homeport/model/terms';
import { benefitDefaults, idOfDefault } from '../reference/index.ts';
import { policiesOf } from './benefits.ts';
import type { DemoCase } from './cases.ts';
import { demoId } from './chance.ts';
import { derived } from './derived.ts';
import { grossUpOf, servicesOf } from './estimates.ts';
import { places } from './names.data.ts';
import { addressIn } from './people.ts';
import { type Said, say, settingId } from './settings/settle.ts';
import { administratorOf, type World } from './world.ts';

const names: readonly Said[] = [
  ['As requested', 'Según lo solicitado', 'Comme demandé'],
  ['Shorter stay', 'Estancia más corta', 'Séjour plus court'],
  ['Another place, with family', 'Otro lugar, con la familia', 'Un autre lieu, en famille'],
];

/** Every fourth assignment has three scenarios beside each other, worked out as the product does; the first is approved. */
export function addScenarios(world: World, cases: readonly DemoCase[], rates: readonly RateRecord[]): void {
  const policies = policiesOf(world);
  cases.forEach((of, i) => {
    if (i % 4 === 0) names.forEach((name, n) => void addScenario(world, of, { name, n, i, rates, policies }));
  });
}
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

interface Given {
  readonly name: Said;
  /** Which of the three, and which assignment. */
  readonly n: number;
  readonly i: number;
  readonly rates: readonly RateRecord[];
  readonly policies: ReadonlyMap<string, readonly BenefitTerms[]>;
}
function addScenario(world: World, of: DemoCase, { name, n, i, rates, policies }: Given): void {
  const { clock, tenant } = world;
  const opened = Math.max(4, Math.min(880, -of.start + 140));
  const by = (days: number, who = of.manager) => ({ at: clock.at(-Math.max(1, days), 13), by: who });
  const base = baseOf(world, of);
  const said = saidBy(world, of, base, { n, i });
  const baseDate = clock.day(-opened);
  const currency = text(world.valuesOf(caseDetail, of.id).currency) ?? tenant.baseCurrency;
  const working = workingOf(world, of, { said, base, baseDate, currency, rates, policies });
  const { low, high } = totalsOfWorking(working);
  const values = { ...said, policy: said.policy?.id ?? null, relocationPackage: null };
  const id = world.add(scenario, demoId(tenant.code, 'scenario', of.id, n), {
    ...by(opened),
    set: { caseDetail: of.id, name: say(world, name), ...values },
  });
  world.happened(scenario, id, {
    deed: 'save',
    ...by(opened - 1),
    set: {
      ...{ status: 'SAVED', working, currency, baseDate, lowCost: low, highCost: high, basedOn: base },
      workedOutAt: clock.at(-opened + 1, 13),
      ...derived(scenarioRules, { working, currency }, {}),
    },
  });
  if (n > 0) return;
  world.happened(scenario, id, {
    deed: 'approve',
    ...by(opened - 2, administratorOf(tenant)),
    set: { status: 'APPROVED' },
  });
  world.happened(caseDetail, of.id, { deed: 'derive', ...by(1), set: { scenarioStatus: 'APPROVED' } });
}

/** What one of the three says. */
function saidBy(
  world: World,
  of: DemoCase,
  base: ScenarioBase,
  { n, i }: Pick<Given, 'n' | 'i'>,
): Parameters<typeof planOf>[0] {
  const elsewhere = places[(i * 3 + 5) % places.length] ?? of.host;
  const key = n === 1 ? settingId(world, policy, 'SHORT_TERM-B') : base.policy;
  return {
    homeLocation: base.homeLocation ?? {},
    hostLocation: n === 2 ? addressIn(elsewhere, i) : (base.hostLocation ?? {}),
    policy: key === null ? null : { id: key, label: '' },
    relocationPackage: null,
    startDate: base.startDate ?? world.clock.day(of.start),
    endDate: n === 1 ? world.clock.day(Math.round((of.start + of.end) / 2)) : base.endDate,
    familySize: n === 2 ? base.along + 2 : base.along,
  };
}

const place = (value: unknown) => (typeof value === 'object' && value !== null ? { ...value } : null);

/** The assignment as the product would load it. */
function baseOf(world: World, of: DemoCase): ScenarioBase {
  const its = world.valuesOf(caseDetail, of.id);
  const along = world
    .rowsOf(dependant)
    .map(({ id }) => world.valuesOf(dependant, id))
    .filter(({ employeePerson, accompanies }) => employeePerson === of.assignee.person && accompanies === true);
  return {
    ...{ startDate: text(its.assignmentStartDate), endDate: text(its.assignmentEndDate) },
    ...{ homeLocation: place(its.homeLocation), hostLocation: place(its.hostLocation) },
    ...{ policy: text(its.policy), relocationPackage: text(its.relocationPackage), along: along.length },
  };
}

interface Working extends Pick<Given, 'rates' | 'policies'> {
  readonly said: Parameters<typeof planOf>[0];
  readonly base: ScenarioBase;
  readonly baseDate: string;
  readonly currency: string;
}
function workingOf(
  world: World,
  of: DemoCase,
  { said, base, baseDate, currency, rates, policies }: Working,
): ScenarioWorking {
  const plan = planOf(said, base);
  const granting = plan.policy === null ? {} : world.valuesOf(policy, plan.policy);
  const pack = plan.relocationPackage ?? (plan.takesPackage ? text(granting.defaultPackage) : null);
  const named = namesOf(world);
  const terms = (policies.get(plan.policy ?? '') ?? []).map((one) => ({ ...one, name: named.get(one.benefit) ?? '' }));
  const snapshot: PlanSnapshot = {
    ...{ policy: terms, components: componentsOf(world, pack, terms), formulas: [], grade: null, currency },
    ...{ rates, baseDate, baseCurrency: world.tenant.baseCurrency, grossUp: grossUpOf(granting) },
    ...{ services: servicesOf(world, of), taxes: taxesOf(world, plan.policy) },
  };
  return costOfPlan(plan, snapshot);
}
const namesOf = (world: World): ReadonlyMap<string, string> =>
  new Map(benefitDefaults.map((one) => [idOfDefault(world.tenant.id, benefit, one.code), one[world.words]]));

const taxesOf = (world: World, granting: string | null): PlanSnapshot['taxes'] =>
  world.rowsOf(policyBenefit).flatMap(({ steps: [{ set }] }) => {
    const { policy: its, benefit: one, isTaxable, isGrossedUp } = set;
    if (its !== granting) return [];
    return [{ benefit: String(one), isTaxable: isTaxable === true, isGrossedUp: isGrossedUp === true }];
  });

/** The benefits of a package, whose amounts the policy says. */
const componentsOf = (world: World, pack: string | null, terms: readonly BenefitTerms[]): ComponentTerms[] =>
  world.rowsOf(packageComponent).flatMap(({ steps: [{ set }] }): ComponentTerms[] => {
    const its = terms.find((one) => one.benefit === set.benefit);
    if (set.relocationPackage !== pack || !its) return [];
    const isLocked = set.lockInclude === true;
    return [{ terms: its, amount: null, currency: null, include: true, lockInclude: isLocked, perFamilyMember: false }];
  });
