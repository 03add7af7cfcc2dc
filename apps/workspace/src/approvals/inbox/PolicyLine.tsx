import { type CaseExpense, ceilingOf, decimalsOf, type ExpenseItem } from '@homeport/model/expenses';
import { ExplainNumber } from '@homeport/ui/explain/ExplainNumber.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { type Text, useText } from '@homeport/ui/language/use-text.ts';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { Skeleton } from '@mantine/core';
import { usePolicy } from './approval-data.ts';
import { useFailure } from './failure.ts';

/** What the policy says about such an expense: limit and tolerance, when a receipt is needed, how old it may be. */
export function PolicyLine({ tenant, expense }: { tenant: string | undefined; expense: CaseExpense }) {
  const text = useText('approvals');
  const formats = useFormats();
  const failure = useFailure();
  const policy = usePolicy(tenant, expense.expenseItem.id);
  return (
    <section className="approval-part" aria-labelledby="approval-policy">
      <h3 id="approval-policy">{text('policy.title')}</h3>
      {policy.data ? (
        <ul className="approval-policy">
          {policySentences(policy.data, text, formats).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          <Ceiling item={policy.data} />
        </ul>
      ) : policy.error ? (
        <InlineError message={failure(policy.error).message} onRetry={() => void policy.refetch()} />
      ) : (
        <Skeleton height={40} />
      )}
    </section>
  );
}

/** The highest amount that needs no exception; it opens to the limit and the tolerance of the expense item. */
function Ceiling({ item }: { item: ExpenseItem }) {
  const text = useText('approvals');
  const formats = useFormats();
  const host = useRecordHost();
  const { limit, currency, tolerance } = item;
  if (limit === null || !currency) return null;
  const source = { entity: 'expenseItem', id: item.id, version: item.version };
  const limits = { upper: limit, tolerancePercent: tolerance, currency, source };
  const ceiling = ceilingOf(limits, decimalsOf(currency));
  if (ceiling === undefined) return null;
  return (
    <li>
      {text('policy.ceiling')}{' '}
      <ExplainNumber label={text('policy.ceiling')} explained={ceiling.trace} host={host}>
        {formats.money(ceiling.value, currency)}
      </ExplainNumber>
    </li>
  );
}

/** The policy line of an expense item in sentences. */
function policySentences(
  item: ExpenseItem,
  text: Text,
  formats: { money(amount: string, currency: string): string; percent(value: string): string },
): string[] {
  const { limit, currency, tolerance, receiptRequired, receiptRequiredAbove, maximumAgeInDays } = item;
  const money = (amount: string) => (currency ? formats.money(amount, currency) : amount);
  const hasTolerance = tolerance !== null && Number(tolerance) > 0;
  return [
    limit === null
      ? text('policy.noLimit')
      : hasTolerance
        ? text('policy.limitTolerance', { limit: money(limit), tolerance: formats.percent(tolerance) })
        : text('policy.limit', { limit: money(limit) }),
    receiptRequired !== true
      ? text('policy.noReceipt')
      : receiptRequiredAbove === null
        ? text('policy.receipt')
        : text('policy.receiptAbove', { amount: money(receiptRequiredAbove) }),
    ...(maximumAgeInDays === null ? [] : [text('policy.age', { days: maximumAgeInDays })]),
  ];
}
