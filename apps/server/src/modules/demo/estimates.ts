import type { Values } from '@homeport/grammar';
import { caseBenefit } from '@homeport/model/benefits';
import {
  balanceSheet,
  caseDetail,
  caseService,
  costEstimate,
  costEstimateLine,
  costEstimateLineRules,
  costEstimateRules,
} from '@homeport/model/cases';
import { type EstimateSnapshot, estimateOf, keptLine } from '@homeport/model/costing';
import { employee } from '@homeport/model/people';
import { policy, policyBenefit } from '@homeport/model/policies';
import type { RateRecord } from '@homeport/model/rates';
import type { DemoCase } from './cases.ts';
import { demoId } from './chance.ts';
import { derived } from './derived.ts';
import type { World } from './world.ts';

/** Every third assignment has an estimate, worked out as the product does: a draft, one handed in, or one approved. */
export function addEstimates(world: World, cases: readonly DemoCase[], rates: readonly RateRecord[]): void {
  cases.forEach((of, i) => {
    if (i % 3 === 0) addEstimate(world, of, i, rates);
  });
}
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function addEstimate(world: World, of: DemoCase, i: number, rates: readonly RateRecord[]): void {
  const opened = Math.max(2, Math.min(880, -of.start + 140));
  const by = (days: number) => ({ at: world.clock.at(-Math.max(1, days), 13), by: of.manager });
  const { currency, ...snapshot } = snapshotOf(world, of, world.clock.day(-opened), rates);
  const { lines, assumptions } = estimateOf({ ...snapshot, currency });
  const id = demoId(world.tenant.code, 'estimate', of.id);
  // One in twelve was worked out before its last thing was known: it needs recalculating.
  const known = i % 12 === 9 ? lines.slice(0, -1) : lines;
  const kept = known.map((line) => ({ costEstimate: id, ...keptLine(line, currency) }));
  const written = kept.map((line): Values => ({ ...line, ...derived(costEstimateLineRules, line, {}) }));
  world.add(costEstimate, id, {
    ...by(opened),
    set: {
      ...{ caseDetail: of.id, number: 1, baseDate: snapshot.baseDate, currency, takenForGiven: assumptions },
      workedOutAt: world.clock.at(-opened, 13),
      ...derived(costEstimateRules, {}, { lines: written }),
    },
  });
  written.forEach((set, n) => {
    world.add(costEstimateLine, demoId(world.tenant.code, 'estimate line', of.id, n), { ...by(opened), set });
  });
  if (i % 12 === 9 || written.length === 0) return;
  world.happened(costEstimate, id, { deed: 'submit', ...by(opened - 1), set: { status: 'SUBMITTED' } });
  if (i % 2 === 0)
    world.happened(costEstimate, id, { deed: 'approve', ...by(opened - 1), set: { status: 'APPROVED' } });
}

/** What the product would load of an assignment of the demo. */
function snapshotOf(world: World, of: DemoCase, baseDate: string, rates: readonly RateRecord[]): EstimateSnapshot {
  const its = world.valuesOf(caseDetail, of.id);
  const { baseCurrency } = world.tenant;
  const granting = world.valuesOf(policy, String(its.policy));
  return {
    ...{ startDate: text(its.assignmentStartDate), endDate: text(its.assignmentEndDate), baseDate, baseCurrency },
    ...{ currency: text(its.currency) ?? baseCurrency, rates, incomeTax: null, socialSecurity: null },
    ...{ benefits: benefitsOf(world, of), services: servicesOf(world, of), pay: payOf(world, of) },
    grossUp: grossUpOf(granting),
  };
}
/** How a policy of the demo says that the company pays tax. */
export const grossUpOf = (granting: Values): EstimateSnapshot['grossUp'] => ({
  method: granting.grossUp === 'INVERSE' ? 'INVERSE' : 'NONE',
  ...{ federal: text(granting.federalRate), state: text(granting.stateRate), local: text(granting.localRate) },
});

/** The records of one assignment, as they are by now. */
const partsOf = (world: World, entity: typeof caseBenefit | typeof caseService | typeof balanceSheet, of: DemoCase) =>
  world.rowsOf(entity).flatMap(({ id, steps: [{ set }] }) => {
    const its = set.caseDetail ?? set.caseDetailId;
    return its === of.id ? [{ id, its: world.valuesOf(entity, id) }] : [];
  });

const benefitsOf = (world: World, of: DemoCase): EstimateSnapshot['benefits'] =>
  partsOf(world, caseBenefit, of)
    .filter(({ its }) => its.status === 'INCLUDED')
    .map(({ id, its: one }): EstimateSnapshot['benefits'][number] => {
      const said = one.policyBenefit ? world.valuesOf(policyBenefit, String(one.policyBenefit)) : {};
      return {
        ...{ benefit: String(one.benefit), name: '', source: { entity: 'caseBenefit', id, version: 1 } },
        ...{ amount: text(one.amount), payAmount: null, currency: String(one.currency), replaces: null },
        period: periods.find((known) => known === one.period) ?? 'ONCE',
        ...{ startsOn: text(one.startsOn), endsOn: text(one.endsOn), proration: 'CALENDAR' },
        shares: Array.isArray(one.years) ? one.years.map(({ share }) => String(share)) : [],
        ...{ isFlexible: one.flexOption === true, lowerLimit: text(one.lowerLimit), upperLimit: text(one.upperLimit) },
        ...{
          tolerance: text(one.tolerance),
          isTaxable: said.isTaxable === true,
          isGrossedUp: said.isGrossedUp === true,
        },
      };
    });
const periods = ['ONCE', 'MONTH', 'YEAR', 'ITEM'] as const;

/** What the services of an assignment are said to cost. */
export const servicesOf = (world: World, of: DemoCase): EstimateSnapshot['services'] =>
  partsOf(world, caseService, of)
    .filter(({ its }) => its.status !== 'CANCELLED' && text(its.costAmount) && text(its.costCurrency))
    .map(({ id, its: { name, costAmount, costCurrency, startDate } }) => ({
      ...{ id, name: String(name), cost: String(costAmount), currency: String(costCurrency), on: text(startDate) },
    }));

/** The balance sheet of an assignment, else the salary. */
function payOf(world: World, of: DemoCase): EstimateSnapshot['pay'] {
  const [found] = partsOf(world, balanceSheet, of);
  if (found) {
    const { id, its: sheet } = found;
    return {
      ...{ currency: String(sheet.currency), source: { entity: 'balanceSheet', id, version: 1 } },
      ...{ baseSalary: String(sheet.baseSalary), hypotheticalTax: text(sheet.hypotheticalTax) },
      ...{ housingNorm: text(sheet.housingNorm), costOfLiving: text(sheet.costOfLiving) },
      ...{ premiums: text(sheet.premiums), hostHousing: text(sheet.hostHousing) },
    };
  }
  const { salary, salaryCurrency } = world.valuesOf(employee, of.assignee.employee);
  if (!text(salary) || !text(salaryCurrency)) return null;
  const nothing = { hypotheticalTax: null, housingNorm: null, costOfLiving: null, premiums: null, hostHousing: null };
  const source = { entity: 'employee', id: of.assignee.employee, version: 1 };
  return { currency: String(salaryCurrency), source, baseSalary: String(salary), ...nothing };
}
