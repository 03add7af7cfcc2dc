import './report.css';
import { calculationWords } from '@homeport/model/calculation-words';
import { checkControlTotal, countedLines, decimalsOf, reportTotal } from '@homeport/model/expenses';
import { conversionTrace } from '@homeport/model/rates';
import { ExplainNumber } from '@homeport/ui/explain/ExplainNumber.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { useState } from 'react';
import type { Expense, Report } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';
import { EditReport } from './EditReport.tsx';
import { useItemName } from './ReportItems.tsx';

/** What the report adds up to, against what was expected. The total opens to its lines. */
export function ReportTotals({ report, lines }: { report: Report; lines: readonly Expense[] }) {
  const text = useWords();
  const formats = useFormats();
  const name = useItemName();
  const [isEditing, setEditing] = useState(false);
  const total = report.batchTotal ?? '0';
  const [over] = checkControlTotal(total, report.controlTotal);
  const money = (amount: string) => formats.money(amount, report.currency);
  const { trace } = reportTotal.run(
    {
      lines: countedLines(report, lines).map((line, at) => {
        const { id, version, convertedAmount, convertedCurrency, explanation } = line;
        const title = text('report.sumLine', { place: at + 1, name: name(line) });
        const from = convertedCurrency === line.currency ? null : conversionTrace(explanation);
        const given = {
          value: convertedAmount,
          currency: report.currency,
          title,
          source: { entity: 'caseExpense', id, version },
        };
        return from ? { ...given, unit: from.result.unit, trace: from } : given;
      }),
    },
    { currency: report.currency, decimals: decimalsOf(report.currency) },
  );
  const canEdit = report.status === 'OPEN' && (report.can?.includes('update') ?? false);
  return (
    <Card title={text('report.summary')}>
      {isEditing ? (
        <EditReport report={report} onClose={() => setEditing(false)} />
      ) : (
        <>
          <dl className="totals">
            <div className="total-main">
              <dt>{text('report.total')}</dt>
              <dd>
                {lines.length > 0 ? (
                  <ExplainNumber label={text('report.total')} explained={trace} words={calculationWords}>
                    {money(total)}
                  </ExplainNumber>
                ) : (
                  <span className="hp-number">{money(total)}</span>
                )}
              </dd>
            </div>
            <div>
              <dt>{text('report.controlTotal')}</dt>
              <dd className="hp-number">
                {report.controlTotal === null ? text('report.noControlTotal') : money(report.controlTotal)}
              </dd>
            </div>
            <div>
              <dt>{text('report.entries')}</dt>
              <dd className="hp-number">{formats.number(report.numberOfEntries ?? lines.length)}</dd>
            </div>
            {report.approvedTotal === null || report.status === 'AWAITING_APPROVAL' ? null : (
              <div>
                <dt>{text('report.approvedTotal')}</dt>
                <dd className="hp-number">{money(report.approvedTotal)}</dd>
              </div>
            )}
          </dl>
          {over ? (
            <Banner tone="warning">
              {text(canEdit ? 'report.over' : 'report.overSent', { excess: money(String(over.params?.excess ?? '0')) })}
            </Banner>
          ) : null}
          {canEdit ? (
            <button type="button" className="hp-link-button hp-no-print" onClick={() => setEditing(true)}>
              {text('report.edit')}
            </button>
          ) : null}
        </>
      )}
    </Card>
  );
}
