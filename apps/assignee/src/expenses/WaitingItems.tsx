import './items.css';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import { cancelWrite, sendAnyway } from '@homeport/ui/queue/write-queue.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Clock3 } from 'lucide-react';
import { useOptionName } from '../data/option-name.ts';
import { itemsQuery } from '../data/queries.ts';
import { useWords } from '../words/use-words.ts';
import { type ExpenseWrite, isExpense } from './expense-kind.ts';

/** Expenses of this report that are still on the device, and those the server did not accept. */
export function WaitingItems({ report }: { report: string }) {
  const text = useWords();
  const items = (useStore(waiting) ?? []).filter(isExpense).filter((item) => item.values.report === report);
  if (items.length === 0) return null;
  return (
    <Card title={text('waiting.title')}>
      <ul className="expenses">
        {items.map((item) => (
          <WaitingLine key={item.id} item={item} />
        ))}
      </ul>
    </Card>
  );
}
function WaitingLine({ item }: { item: ExpenseWrite }) {
  const text = useWords();
  const formats = useFormats();
  const name = useOptionName();
  const known = useQuery(itemsQuery).data ?? [];
  const value = (field: string) => (typeof item.values.sent[field] === 'string' ? item.values.sent[field] : '');
  const itemId = (item.values.sent.expenseItem as { id?: string } | null)?.id;
  const found = known.find((one) => one.id === itemId);
  const title = found ? name(found) : value('activity') || text('expense.new');
  return (
    <li className="expense" data-waiting={item.refused ? undefined : true}>
      <span className="thumbnail">
        <Icon of={Clock3} />
      </span>
      <div className="expense-words">
        <strong>{title}</strong>
        {item.refused ? (
          <InlineError
            message={item.refused.title}
            advice={text('waiting.refusedAdvice')}
            onRetry={() => void sendAnyway(item.id)}
          />
        ) : (
          <span className="hp-muted">{text('waiting.toSend')}</span>
        )}
      </div>
      <div className="expense-amounts">
        <span className="hp-number expense-amount">{formats.money(value('amount'), value('currency'))}</span>
        <Button variant="default" onClick={() => void cancelWrite(item.id)}>
          {text('waiting.cancel')}
          <span className="hp-hidden"> {title}</span>
        </Button>
      </div>
    </li>
  );
}
