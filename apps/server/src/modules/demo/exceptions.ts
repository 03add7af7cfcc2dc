import { Exact } from '@homeport/grammar';
import { benefitException, budgetEffect, caseBenefit, flexTo } from '@homeport/model/benefits';
import type { DemoCase } from './cases.ts';
import { demoId } from './chance.ts';
import type { World } from './world.ts';

const reasons = {
  en: 'Nothing within the limit is near the school of the children.',
  es: 'No hay nada dentro del límite cerca del colegio de los niños.',
  fr: 'Rien dans la limite n’est proche de l’école des enfants.',
} as const;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Of one assignment that runs, a quarter more than the limit of a benefit was asked for, as the product works it out; it waits. */
export function addExceptions(world: World, cases: readonly DemoCase[]): void {
  const { tenant, clock, words } = world;
  const running = new Map(cases.filter(({ status }) => status === 'ACTIVE').map((one) => [one.id, one]));
  for (const { id } of world.rowsOf(caseBenefit)) {
    const of = world.valuesOf(caseBenefit, id);
    const its = running.get(String(of.caseDetail));
    const [limit, before, currency] = [text(of.upperLimit), text(of.amount), text(of.currency)];
    if (!its || limit === null || before === null || currency === null || of.flexOption !== true) continue;
    const amount = new Exact(limit).times('1.25').toFixed(2);
    const limits = { lowerLimit: text(of.lowerLimit), upperLimit: limit, tolerance: text(of.tolerance), currency };
    const outcome = flexTo(amount, { ...limits, flexOption: true, exception: true });
    if (outcome.is !== 'EXCEPTION') continue;
    world.add(benefitException, demoId(tenant.code, 'exception', id), {
      at: clock.at(-2, 10),
      by: its.manager,
      set: {
        caseDetail: its.id,
        assignee: its.assignee.person,
        caseBenefit: id,
        benefit: of.benefit,
        amount,
        amountBefore: before,
        limit: outcome.ceiling,
        budgetEffect: budgetEffect(before, amount, Array.isArray(of.years) ? of.years : [], currency),
        currency,
        reason: reasons[words],
      },
    });
    return;
  }
}
