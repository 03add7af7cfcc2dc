import './costing.css';
import { ask } from '@homeport/client';
import { type RequestEstimate as Answer, requestEstimate } from '@homeport/model/costing';
import { ExplainNumber } from '@homeport/ui/explain/ExplainNumber.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import type { FormValues } from '@homeport/ui/records/form/form-values.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useWorkspace } from '../frame/workspace.ts';
import { askedOf, overBudget, totalsOf } from './request-totals.ts';
import { useEstimateSays } from './use-estimate-says.ts';

/** What a request would cost, worked out while it is being written: nothing before it has a policy and a first day. */
export function RequestEstimate({ values }: { readonly values: FormValues }) {
  const { text } = useEstimateSays();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const asked = useDeferredValue(askedOf(values));
  const { data } = useQuery<Answer>({
    queryKey: ['request-estimate', host.tenant, asked],
    queryFn: ({ signal }) =>
      ask(requestEstimate, {
        query: asked ?? {},
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
        signal,
      }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  if (asked === null || !data?.currency || data.lines.length === 0) return null;
  return (
    <Card title={text('request')}>
      <Totals answer={data} currency={data.currency} values={values} />
      <p className="hp-caption">{text('requestText')}</p>
    </Card>
  );
}

function Totals({
  answer,
  currency,
  values,
}: {
  readonly answer: Answer;
  readonly currency: string;
  readonly values: FormValues;
}) {
  const { text, money, about, taken } = useEstimateSays();
  const host = useRecordHost();
  const { low, likely, high, rows } = totalsOf(answer.lines);
  const over = overBudget(likely, currency, values);
  return (
    <>
      <p className="costing-likely hp-number">{money(likely, currency)}</p>
      {low === high ? null : (
        <p className="hp-muted hp-number">
          {text('between', { low: money(low, currency), high: money(high, currency) })}
        </p>
      )}
      {over === null ? null : (
        <Banner tone="warning">
          {text('overBudget', { over: money(over, currency), budget: money(String(values.budget), currency) })}
        </Banner>
      )}
      <details>
        <summary>{text('cost')}</summary>
        <ul className="costing-lines">
          {rows.map((row) => (
            <li key={`${row.kind} ${row.name} ${row.year}`}>
              {about(row)} <span className="hp-muted">{text('year', { year: row.year })}</span>{' '}
              <ExplainNumber label={about(row)} explained={row.trace} host={host}>
                {money(row.amount, currency)}
              </ExplainNumber>
            </li>
          ))}
          {answer.takenForGiven.map((one) => (
            <li key={JSON.stringify(one)} className="hp-muted">
              {taken(one)}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
