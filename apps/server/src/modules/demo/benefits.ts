import { Exact } from '@homeport/grammar';
import { benefit, caseBenefit } from '@homeport/model/benefits';
import { benefitDefaults, idOfDefault } from '../reference/index.ts';
import type { DemoCase } from './cases.ts';
import { demoId } from './chance.ts';
import type { World } from './world.ts';

/** What the policy grants to each assignment: the same three for all, schooling for every third. */
export function addBenefits(world: World, cases: readonly DemoCase[]): void {
  const { tenant, clock } = world;
  cases.forEach((of, i) => {
    for (const { code, amount, period, upperLimit, tolerance } of benefitDefaults.filter(
      (b) => usual.includes(b.code) || (b.code === 'SCHOOLING' && i % 3 === 0),
    )) {
      // Longer assignments come with a little more.
      const factor = of.end - of.start > 700 ? '1.1' : '1';
      const granted = new Exact(amount).times(factor).toFixed(2);
      world.add(caseBenefit, demoId(tenant.code, 'benefit', of.id, code), {
        at: clock.at(Math.max(-888, Math.min(-2, of.start - 120)), 13),
        by: of.manager,
        set: {
          caseDetail: of.id,
          assignee: of.assignee.person,
          benefit: idOfDefault(tenant.id, benefit, code),
          amount: granted,
          currency: tenant.baseCurrency,
          upperLimit: upperLimit === undefined ? null : new Exact(upperLimit).times(factor).toFixed(2),
          tolerance: tolerance ?? null,
          period,
          withExpenses: true,
        },
      });
    }
  });
}
const usual: readonly string[] = ['RELOCATION_ALLOWANCE', 'TEMPORARY_HOUSING', 'HOME_LEAVE'];
