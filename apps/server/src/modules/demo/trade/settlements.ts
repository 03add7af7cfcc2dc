import { referenceOf, type Values } from '@homeport/grammar';
import { paybackAgreement, paybackAgreementRules, taxSettlement, taxSettlementRules } from '@homeport/model/payroll';
import type { DemoCase } from '../cases.ts';
import { derived } from '../derived.ts';
import type { World } from '../world.ts';
import { leadOf, put, say, step } from './put.ts';

/** One agreement that binds, one that is due of somebody who leaves, and taxes of last year; the last numbers of their references. */
export function addSettlements(world: World, cases: readonly DemoCase[]): Readonly<Record<string, number>> {
  const [bound, leaving, taxed] = cases;
  if (bound) addAgreement(world, bound, 1, false);
  if (leaving) addAgreement(world, leaving, 2, true);
  if (taxed) addTaxes(world, taxed);
  return {
    'payback-agreement': Math.min(cases.length, 2),
    'tax-settlement': taxed ? 1 : 0,
  };
}

function addAgreement(world: World, of: DemoCase, number: number, leaves: boolean): void {
  const first = Math.max(of.start, -280);
  const facts = { assignee: of.assignee.person, sources: [] };
  const made: Values = {
    reference: referenceOf('PBA-', number),
    caseDetail: of.id,
    description: say(world, 'Costs of the move', 'Costes del traslado', 'Frais de déménagement'),
    otherPaid: '18000.00',
    currency: of.home.currency,
    startsOn: world.clock.day(first),
    months: 24,
    method: 'MONTHS',
    onEarlyEnd: true,
    status: 'DRAFT',
  };
  const id = put(world, paybackAgreement, number, made, { day: first - 20, rules: paybackAgreementRules, facts });
  const go = (deed: string, day: number, set: Values): void => {
    const whole = { leftOn: null, ...world.valuesOf(paybackAgreement, id), ...set };
    const values = { ...set, ...derived(paybackAgreementRules, whole, facts) };
    step(world, paybackAgreement, id, deed, day, leadOf(world), values);
  };
  go('sign', first - 15, { status: 'SIGNED', signedOn: world.clock.day(first - 15) });
  go('begin', first, { status: 'RUNNING' });
  if (leaves) go('callIn', -2, { status: 'DUE', leftOn: world.clock.day(20) });
}

function addTaxes(world: World, of: DemoCase): void {
  const taxes = {
    ...{ finalHypo: '21350', withheldElse: '20000', homeTax: '3000', hostTax: '41500', actualTax: '15000' },
    ...{ isProtected: false, currency: of.home.currency },
  };
  put(
    world,
    taxSettlement,
    1,
    {
      ...{ reference: referenceOf('TS-', 1), caseDetail: of.id, status: 'DRAFT' },
      ...{ taxYear: Temporal.PlainDate.from(world.clock.today).year - 1, ...taxes },
    },
    { day: -12, rules: taxSettlementRules, facts: { payslips: [] } },
  );
}
