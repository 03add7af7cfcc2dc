import type { Values } from '@homeport/grammar';
import { benefit, caseBenefit, caseBenefitRules } from '@homeport/model/benefits';
import { caseDetail } from '@homeport/model/cases';
import { dependant } from '@homeport/model/family';
import { policyBenefit, policyBenefitVariation } from '@homeport/model/policies';
import { type BenefitTerms, keptTerm, type TermsSnapshot, termsOf } from '@homeport/model/terms';
import { idOfDefault } from '../reference/index.ts';
import type { DemoCase } from './cases.ts';
import { demoId } from './chance.ts';
import { derived } from './derived.ts';
import type { World } from './world.ts';

/** What the policy of each assignment grants, worked out as the product does; schooling is included for every third. */
export function addBenefits(world: World, cases: readonly DemoCase[]): void {
  const { tenant, clock } = world;
  const policies = policiesOf(world);
  const schooling = idOfDefault(tenant.id, benefit, 'SCHOOLING');
  cases.forEach((of, i) => {
    const granted = termsOf(snapshotOf(world, of, policies)).filter(
      (one) => one.isIncluded || (one.benefit === schooling && i % 3 === 0),
    );
    for (const term of granted) {
      const kept = { ...keptTerm(term), caseDetail: of.id, assignee: of.assignee.person, reason: null };
      world.add(caseBenefit, demoId(tenant.code, 'benefit', of.id, term.benefit), {
        at: clock.at(Math.max(-888, Math.min(-2, of.start - 120)), 13),
        by: of.manager,
        set: { ...kept, ...derived(caseBenefitRules, kept, {}) },
      });
    }
  });
}

/** What each policy of the demo says of benefits, by its id. */
export function policiesOf(world: World): ReadonlyMap<string, BenefitTerms[]> {
  const found = new Map<string, BenefitTerms[]>();
  for (const { id, steps } of world.rowsOf(policyBenefit)) {
    const said = steps[0].set;
    const policy = String(said.policy);
    found.set(policy, [...(found.get(policy) ?? []), termsIn(world, id, said)]);
  }
  return found;
}
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const count = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A line of a policy as the product reads it. All calculations that lines of the demo name are fixed amounts. */
const termsIn = (world: World, id: string, said: Values): BenefitTerms => ({
  benefit: String(said.benefit),
  name: '',
  policyBenefit: id,
  amount: text(said.amount),
  currency: text(said.currency),
  unitType: 'PIECE',
  numberOfUnits: count(said.numberOfUnits),
  period: periods.find((one) => one === said.period) ?? 'ONCE',
  percentage: null,
  coveredYears: count(said.coveredYears),
  years: Array.from({ length: 10 }, (_, n) => text(said[`year${n + 1}`])),
  dataVariation: said.dataVariation === 'FAMILY_SIZE' ? 'FAMILY_SIZE' : null,
  variations: world.rowsOf(policyBenefitVariation).flatMap(({ id: of, steps: [{ set }] }) =>
    set.policyBenefit === id
      ? [
          {
            ...{ id: of, dependsOn: 'FAMILY_SIZE' as const, value: String(set.value), amount: String(set.amount) },
            ...{ currency: String(set.currency), lowerLimit: null, upperLimit: null },
          },
        ]
      : [],
  ),
  calculation: null,
  flexOption: said.flexOption === true,
  lowerLimit: text(said.lowerLimit),
  upperLimit: text(said.upperLimit),
  tolerance: text(said.tolerance),
  exception: true,
  include: said.include === true,
  lockInclude: false,
  employeeCanPost: true,
});
const periods = ['ONCE', 'MONTH', 'YEAR', 'ITEM'] as const;

function snapshotOf(world: World, of: DemoCase, policies: ReadonlyMap<string, BenefitTerms[]>): TermsSnapshot {
  const { policy } = world.valuesOf(caseDetail, of.id);
  const family = world
    .rowsOf(dependant)
    .filter(({ steps: [{ set }] }) => set.employeePerson === of.assignee.person && set.accompanies === true);
  return {
    ...{ startDate: world.clock.day(of.start), endDate: world.clock.day(of.end), along: family.length, grade: null },
    ...{ hostCountry: of.host.country, distance: null, currency: world.tenant.baseCurrency, components: [], pay: null },
    formulas: [],
    policy: policies.get(String(policy)) ?? [],
  };
}
