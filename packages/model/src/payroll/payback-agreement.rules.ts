import { defineRules, Exact, type Facts, inputRefusals, type Refusal } from '@homeport/grammar';
import { lastDayOf, type PaidSource, paybackOn, paybackPaid } from './payback.rules.ts';
import { type PaybackAgreement, paybackAgreement } from './payback-agreement.entity.ts';
import { payrollRefusals as no } from './payroll.refusals.ts';

/** A record that an agreement names as paid. */
export interface NamedSource extends PaidSource {
  readonly field: 'benefits' | 'expenses' | 'lumpSum';
  readonly caseDetail: string | null;
  /** Granted, approved: it was paid, and once. */
  readonly isPaid: boolean;
  /** Another agreement that holds names it as well. */
  readonly isNamed: boolean;
}
export interface PaybackFacts extends Facts {
  readonly assignee: string | null;
  readonly sources: readonly NamedSource[];
}

export const paybackAgreementRules = defineRules<typeof paybackAgreement, PaybackFacts>(paybackAgreement, {
  derive: (record, { assignee, sources }) => {
    const lastDay = lastDayOf(record);
    const common = { assignee, lastDay, nextAt: momentOfPayback(record) };
    const paid = record.status === 'DRAFT' ? paidOf(record, sources) : {};
    return { ...common, ...paid, ...dueOf({ ...record, ...paid }) };
  },
  check: (record, before, facts) =>
    record.status === 'DRAFT' || before === undefined
      ? [...sourceFaults(record, facts.sources), ...stepFaults(record)]
      : [],
  guards: {
    hasPaid: (record) =>
      new Exact(record.paid ?? 0).isZero() ? inputRefusals.required({ label: label('paid') }, 'otherPaid') : undefined,
    isNotAsker: (record, { me }) => (record.waiverAskedBy?.id === me.user ? no.ownInstruction() : undefined),
  },
});

/** What was paid is summed up until it is signed; afterwards a benefit that is changed changes nothing of what was agreed on. */
function paidOf({ currency, otherPaid }: PaybackAgreement, sources: readonly NamedSource[]) {
  const parts = sources
    .filter((one) => one.currency === currency)
    .map(({ title, amount: value, source }) => ({ title, value, currency, ...(source && { source }) }));
  const besides = otherPaid === null ? [] : [{ value: otherPaid, currency }];
  const { value: paid, trace: paidExplanation } = paybackPaid.run({ part: [...parts, ...besides] }, { currency });
  return { paid, paidExplanation };
}

/** The amount of the last day; none as long as nobody leaves. */
function dueOf(record: PaybackAgreement) {
  if (record.leftOn === null) return { monthsServed: null, shareOfYear: null, due: null, dueExplanation: null };
  const { value: due, trace: dueExplanation, monthsServed, shareOfYear } = paybackOn(record, record.leftOn);
  return { monthsServed, shareOfYear, due, dueExplanation };
}

/** When the clock looks at it: as it begins to bind, and on the day after the last; null where it is waited for no more. */
export function momentOfPayback(agreement: Pick<PaybackAgreement, 'status' | 'startsOn' | 'months'>): string | null {
  if (agreement.status === 'SIGNED') return `${agreement.startsOn}T00:00:00Z`;
  if (agreement.status !== 'RUNNING') return null;
  return `${Temporal.PlainDate.from(lastDayOf(agreement)).add({ days: 1 })}T00:00:00Z`;
}

function sourceFaults({ caseDetail, currency }: PaybackAgreement, sources: readonly NamedSource[]): Refusal[] {
  return sources
    .filter(
      (one) =>
        one.caseDetail !== caseDetail.id ||
        !one.isPaid ||
        one.amount === null ||
        one.currency !== currency ||
        one.isNamed,
    )
    .map(({ title, field }) => no.notPaid({ title }, field));
}

const label = (field: keyof typeof paybackAgreement.fields): string => paybackAgreement.fields[field].label;
const yearFields = ['firstYear', 'secondYear', 'thirdYear'] as const;

/** Year by year every year has its share, and none a greater one than the year before. */
function stepFaults(record: PaybackAgreement): Refusal[] {
  if (record.method !== 'YEARS') return [];
  if (record.months > yearFields.length * 12)
    return [inputRefusals.tooBig({ label: label('months'), max: String(yearFields.length * 12) }, 'months')];
  const needed = yearFields.slice(0, Math.ceil(record.months / 12));
  return needed.flatMap((field, at) => {
    const share = record[field];
    if (share === null) return [inputRefusals.required({ label: label(field) }, field)];
    const before = at === 0 ? null : record[needed[at - 1] ?? field];
    return before !== null && new Exact(share).gt(before)
      ? [inputRefusals.tooBig({ label: label(field), max: before }, field)]
      : [];
  });
}
