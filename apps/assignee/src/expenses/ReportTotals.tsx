import './report.css';
import { Problem } from '@homeport/client';
import { calculationWords } from '@homeport/model/calculation-words';
import { checkControlTotal, countedLines, decimalsOf, reportTotal } from '@homeport/model/expenses';
import { conversionTrace } from '@homeport/model/rates';
import { MoneyField } from '@homeport/ui/controls/MoneyField.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { ExplainNumber } from '@homeport/ui/explain/ExplainNumber.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useLeaveGuard } from '@homeport/ui/parts/use-leave-guard.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportQuery } from '../data/queries.ts';
import { update } from '../data/records.ts';
import type { Expense, Report } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';
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
            <Banner tone="warning">{text('report.over', { excess: money(String(over.params?.excess ?? '0')) })}</Banner>
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
function EditReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const text = useWords();
  const queries = useQueryClient();
  const [description, setDescription] = useState<string | null>(report.description);
  const [control, setControl] = useState<string | null>(report.controlTotal);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isMissing = !description?.trim();
  const save = async (): Promise<boolean> => {
    if (isMissing) {
      setProblem(text('finding.expenses.descriptionRequired'));
      return false;
    }
    setSaving(true);
    try {
      const answer = await update<Report>(
        'caseExpenseBatch',
        report.id,
        { description, controlTotal: control },
        report.version,
      );
      queries.setQueryData(reportQuery(report.id).queryKey, answer);
      await queries.invalidateQueries({ queryKey: ['expenses'] });
      toasts.show(text('saved'));
      onClose();
      return true;
    } catch (error) {
      toasts.show(text('notSaved'), 'danger');
      setProblem(error instanceof Problem && error.status > 0 && error.status < 500 ? error.message : text('notSaved'));
      return false;
    } finally {
      setSaving(false);
    }
  };
  const isChanged = description !== report.description || control !== report.controlTotal;
  useLeaveGuard({ isChanged, save, discard: onClose });
  return (
    <form
      className="hp-lines"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {problem ? <InlineError message={problem} /> : null}
      <TextField
        label={text('report.description')}
        required
        maxLength={200}
        value={description}
        error={isMissing && problem ? text('finding.expenses.descriptionRequired') : undefined}
        onChange={setDescription}
      />
      <MoneyField
        label={text('report.controlTotal')}
        description={text('report.controlTotalHint')}
        hasFixedCurrency
        value={{ amount: control, currency: report.currency }}
        onChange={(money) => setControl(money?.amount ?? null)}
      />
      <div className="hp-row">
        <Button type="submit" loading={isSaving}>
          {text('save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {text('cancel')}
        </Button>
      </div>
    </form>
  );
}
