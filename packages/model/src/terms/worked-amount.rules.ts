import {
  type Calculated,
  Exact,
  judgeFormula,
  namesAbout,
  type Trace,
  type TraceSource,
  workReady,
} from '@homeport/grammar';
import { balanceSheet } from '../cases/door.generated.ts';
import { benefitAmount, benefitByIndex, benefitShare, oneUnit, wholeShare } from './benefit-amount.rules.ts';
import type { BenefitTerms, CalculationTerms, Entitled, TermsSnapshot } from './terms-snapshot.ts';

/** What a benefit amounts to for each of its periods, in `currency`, and how. */
export interface WorkedAmount {
  readonly value: string | null;
  readonly currency: string;
  readonly trace: Trace | null;
  /** It is worked out from somebody's pay, so that who knows it knows the pay. */
  readonly isPay: boolean;
  /** The calculation that could not be worked out yet, since what it begins with is not there. The plain amount holds until then. */
  readonly waits: boolean;
}
/** What the amount begins with: that of the policy, or of the variation or package that goes before it. */
export interface PlainAmount {
  readonly value: string | null;
  readonly currency: string;
  readonly source: TraceSource | null;
  readonly title: string | null;
}
const periodsOfYear = { MONTH: '12', YEAR: '1', ONCE: '1', ITEM: '1' } as const;
const ofPay: readonly (string | null)[] = ['BASE_SALARY', 'SPENDABLE', 'HOUSING_NORM'];

/** The amount of a benefit by its calculation; by amount, units and percentage where it names none. */
export function workedAmount(terms: BenefitTerms, plain: PlainAmount, of: TermsSnapshot): WorkedAmount {
  const { calculation } = terms;
  const fromPay = calculation ? amountFromPay(terms, calculation, plain.currency, of) : 'PLAIN';
  if (fromPay === 'PLAIN' || fromPay === null) {
    const worked = fromPlain(terms, plain, of);
    return { ...worked, isPay: false, waits: fromPay === null };
  }
  const { value, trace } = bounded(terms, { ...fromPay, currency: plain.currency }, oneUnit);
  return { value, currency: plain.currency, trace, isPay: true, waits: false };
}

function fromPlain(terms: BenefitTerms, plain: PlainAmount, of: Entitled): Omit<WorkedAmount, 'isPay' | 'waits'> {
  const { value, currency, source, title } = plain;
  if (value === null) return { value: null, currency, trace: null };
  const given = { value, currency, ...(source && { source }), ...(title !== null && { title }) };
  return { currency, ...bounded(terms, given, unitsOf(terms, of)) };
}

type GivenAmount = Parameters<typeof benefitAmount.run>[0]['amount'];
function bounded(
  { calculation, percentage }: BenefitTerms,
  amount: GivenAmount & { readonly currency: string },
  units: string,
): { readonly value: string; readonly trace: Trace } {
  const { floor = null, cap = null, decimals = null } = calculation ?? {};
  const { currency } = amount;
  const given = {
    amount,
    units,
    // A calculation by shares has used the percentage of its own, not that of the benefit.
    percentage: percentage ?? wholeShare,
    floor: { value: floor, currency },
    cap: { value: cap, currency },
  };
  const isCoarser = calculation !== null && decimals !== null && decimals < fewestDecimals;
  return benefitAmount.run(given, {
    hasFloor: floor !== null,
    hasCap: cap !== null,
    ...(isCoarser && { decimals }),
  });
}
/** To fewer decimals than currencies have a calculation may round; to more never. */
const fewestDecimals = 2;

/** Of how many units an amount is: as many as are granted; of persons, kilometres or a base as many as there are. */
function unitsOf({ numberOfUnits, unitType, calculation }: BenefitTerms, of: Entitled): string {
  if (calculation?.method === 'PER_UNIT') {
    const counted = countBy(calculation.base, of) ?? (numberOfUnits === null ? oneUnit : String(numberOfUnits));
    return new Exact(counted).times(calculation.factor ?? 1).toFixed();
  }
  if (numberOfUnits !== null) return String(numberOfUnits);
  if (unitType === 'PERSON') return String(of.along + 1);
  return unitType === 'KM' && of.distance !== null ? of.distance : oneUnit;
}
function countBy(base: string | null, of: Entitled): string | null {
  if (base === 'FAMILY_SIZE') return String(of.along + 1);
  return base === 'DISTANCE' ? of.distance : null;
}

/** What a calculation makes of somebody's pay; PLAIN where it begins with none, null where what it begins with is not there. */
function amountFromPay(
  { period }: BenefitTerms,
  calculation: CalculationTerms,
  currency: string,
  { pay, ...of }: TermsSnapshot,
): (Calculated & { readonly source?: TraceSource }) | 'PLAIN' | null {
  const { method, base, percentage } = calculation;
  const begins = method === 'FORMULA' || ((method === 'PERCENT' || method === 'INDEX') && ofPay.includes(base));
  if (!begins) return 'PLAIN';
  if (pay === null || pay.currency !== currency) return null;
  if (method === 'FORMULA') return byFormula(calculation, pay, of);
  const value = base === 'BASE_SALARY' ? pay.baseSalary : base === 'SPENDABLE' ? pay.spendable : pay.housingNorm;
  if (value === null) return null;
  const given = { value, currency, ...(pay.source && { source: pay.source }) };
  const periods = periodsOfYear[period];
  if (method === 'PERCENT') return benefitShare.run({ base: given, share: percentage ?? wholeShare, periods });
  return pay.index === null ? null : benefitByIndex.run({ base: given, index: pay.index, periods });
}

/** What a formula speaks of: the fields of the balance sheet. Tables are not looked up here. */
const names = namesAbout({ hasEntity: () => false, entity: () => balanceSheet }, balanceSheet);

/** A formula of the company over the balance sheet; null where there is none yet, or it has no value. */
function byFormula(
  { code, name, formula }: CalculationTerms,
  { sheet, currency, source }: NonNullable<TermsSnapshot['pay']>,
  { formulas }: Pick<TermsSnapshot, 'formulas'>,
): Calculated | null {
  if (sheet === null || formula === null) return null;
  const judged = judgeFormula(formula, code, new Map(formulas.map((one) => [one.code, one])), { names });
  if (!('ready' in judged)) return null;
  const given = Object.fromEntries(
    Object.entries(names).map(([field, { kind }]) => {
      const isMoney = kind.is === 'figure' && kind.dimension !== 'any' && '¤currency' in kind.dimension;
      const unit = isMoney ? { unit: { kind: 'money', currency } as const } : {};
      return [field, { value: sheet[field] ?? null, ...unit, ...(source && { source }) }];
    }),
  );
  const worked = workReady(judged.ready, { names: given, tables: {} }, name, formula);
  return 'fault' in worked || worked.unit.kind !== 'money' ? null : worked;
}
