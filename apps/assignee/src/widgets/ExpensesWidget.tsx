import type { MoneyByStage } from '@homeport/model/expenses';
import type { PlacedWidget } from '@homeport/model/widgets';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moneyQuery } from '../data/queries.ts';
import { moneyStages } from '../data/report-statuses.ts';
import { usePageWords } from '../words/page-words.ts';
import { useWords } from '../words/use-words.ts';
import { ChartSwitch } from './ChartSwitch.tsx';
import { Figures } from './Figures.tsx';
import type { Figure } from './figure.ts';
import { WidgetCard } from './WidgetCard.tsx';
import { widgetWords } from './words.ts';

/** Expense Reports by stage. Bars count reports; amounts stand in the table, each currency for itself. */
export function ExpensesWidget({ of }: { of: PlacedWidget }) {
  const text = usePageWords(widgetWords);
  const app = useWords();
  const formats = useFormats();
  const money = useQuery(moneyQuery);
  const [asTable, setTable] = useState(false);
  const figuresOf = (lines: readonly MoneyByStage[]): Figure[] =>
    moneyStages.flatMap((stage) => {
      const here = lines.filter((line) => line.stage === stage);
      if (here.length === 0) return [];
      const value = here.reduce((sum, line) => sum + line.reports, 0);
      return [
        {
          key: stage,
          label: app(`status.${stage}`),
          value,
          words: text('expenses', { count: value }),
          href: `/dashboard/expense-reports?status=${stage}`,
          more: formats.list(here.map((line) => formats.money(line.amount, line.currency))),
        },
      ];
    });
  return (
    <WidgetCard of={of} query={money} aside={<ChartSwitch name={of.name} asTable={asTable} onChange={setTable} />}>
      {(lines) => {
        const figures = figuresOf(lines);
        if (figures.length === 0) return <p className="hp-muted">{text('expenses.none')}</p>;
        const total = figures.reduce((sum, one) => sum + one.value, 0);
        return (
          <>
            <AppLink href="/dashboard/expense-reports" className="widget-total">
              {text('expenses', { count: total })}
            </AppLink>
            <Figures
              name={of.name}
              figures={figures}
              columns={[text('stageColumn'), text('reportsColumn'), text('amountColumn')]}
              asTable={asTable}
            />
          </>
        );
      }}
    </WidgetCard>
  );
}
