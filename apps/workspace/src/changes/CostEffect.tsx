import type { PaybackEffect, SeenCost } from '@homeport/model/changes';
import { ExplainNumber } from '@homeport/ui/explain/ExplainNumber.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useDeclared } from '@homeport/ui/records/fields/use-declared.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { AdminTable } from '../admin/AdminTable.tsx';
import { useChangeWords } from './use-change-words.ts';

/** What a change does to the expected cost, thing by thing and in all; what follows from pay stands apart, for whom pay is open to. */
export function CostEffect({ cost }: { readonly cost: SeenCost }) {
  const text = useChangeWords();
  const { currency, pay } = cost;
  const isMoved = cost.lines.length + (pay?.lines.length ?? 0) > 0;
  return (
    <section>
      <h3 className="changes-group">{text('cost')}</h3>
      {cost.isStale ? <Banner tone="warning" title={text('costStale')} /> : null}
      {isMoved ? null : <p className="hp-muted">{text('costsTheSame')}</p>}
      <Differences of={cost} currency={currency} total={text('costInAll')} />
      {pay ? <Differences of={pay} currency={currency} total={text('payInAll')} /> : null}
    </section>
  );
}

interface DifferencesProps {
  readonly of: Pick<SeenCost, 'lines' | 'total' | 'trace'>;
  readonly currency: string;
  readonly total: string;
}
function Differences({ of: { lines, total: sum, trace }, currency, total }: DifferencesProps) {
  const text = useChangeWords();
  const formats = useFormats();
  const labels = useLabels();
  const host = useRecordHost();
  const line = useDeclared('costEstimateLine');
  const kindField = line && fieldAt(line, 'kind');
  if (lines.length === 0) return null;
  const money = (value: string) => formats.money(value, currency);
  const about = ({ kind, name }: SeenCost['lines'][number]): string => {
    const said = kindField ? labels.choice(kindField, kind) : kind;
    return name === null ? said : `${said} · ${name}`;
  };
  return (
    <>
      <AdminTable
        columns={[text('costOf'), text('costBefore'), text('costAfter'), text('costDifference')]}
        rows={lines}
        keyOf={(line) => about(line)}
        head={about}
        cells={(line) => (
          <>
            <td className="hp-number" data-label={text('costBefore')}>
              {money(line.before)}
            </td>
            <td className="hp-number" data-label={text('costAfter')}>
              {money(line.after)}
            </td>
            <td className="hp-number" data-label={text('costDifference')}>
              <ExplainNumber label={about(line)} explained={line.trace} host={host}>
                {money(line.difference)}
              </ExplainNumber>
            </td>
          </>
        )}
      />
      <p className="changes-total">
        {total}{' '}
        <ExplainNumber label={total} explained={trace} host={host}>
          {money(sum)}
        </ExplainNumber>
      </p>
    </>
  );
}

/** What somebody has agreed to pay back and owes once the change holds. */
export function Paybacks({ paybacks }: { readonly paybacks: readonly PaybackEffect[] }) {
  const text = useChangeWords();
  const formats = useFormats();
  const host = useRecordHost();
  if (paybacks.length === 0) return null;
  return (
    <section>
      <h3 className="changes-group">{text('paybacks')}</h3>
      <ul className="changes-lines">
        {paybacks.map(({ id, reference, due, currency, trace }) => (
          <li key={id}>
            <span>{reference}</span>
            <ExplainNumber label={text('paybacks')} explained={trace} host={host}>
              {formats.money(due, currency)}
            </ExplainNumber>
          </li>
        ))}
      </ul>
    </section>
  );
}
