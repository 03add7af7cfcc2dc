import { run } from '@homeport/client';
import { amountToDecide, approveMany } from '@homeport/model/expenses';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { approvalKeys, type QueuePages } from './approval-data.ts';
import { useFailure } from './failure.ts';
import type { Chosen } from './use-chosen.ts';
import { without } from './use-decide.ts';
import { useOnce } from './use-once.ts';

/** Approves the ticked items together, after their number and sum were confirmed. Nothing is drawn without a tick. */
export function ApproveMany({
  tenant,
  chosen,
  onDone,
}: {
  tenant?: string | undefined;
  chosen: Chosen;
  onDone: () => void;
}) {
  const text = useText('approvals');
  const formats = useFormats();
  const failure = useFailure();
  const client = useQueryClient();
  const once = useOnce();
  const [isAsked, setAsked] = useState(false);
  const { sum, items } = chosen;
  if (!sum) return null;
  const total = formats.money(sum.total, sum.currency);
  const confirm = async (): Promise<string | undefined> => {
    const ids = items.map((item) => item.id);
    const input = { expenses: ids, total: sum.total, currency: sum.currency };
    try {
      await once(input, (key) => run(approveMany, undefined, input, { key, ...(tenant ? { tenant } : {}) }));
    } catch (error) {
      // The list may have changed under the selection: what is shown next is what there is now.
      void client.invalidateQueries({ queryKey: approvalKeys.all });
      return failure(error).message;
    }
    chosen.clear();
    client.setQueriesData<QueuePages>({ queryKey: approvalKeys.queues }, without(ids));
    void client.invalidateQueries({ queryKey: approvalKeys.all });
    toasts.show(text('many.done', { count: sum.count, total }));
    onDone();
    return undefined;
  };
  return (
    <section className="approvals-many" aria-label={text('many.selection')}>
      <span>
        {text('many.chosen', { count: sum.count })} <strong className="hp-number">{total}</strong>
      </span>
      <span className="approvals-many-actions">
        <Button variant="subtle" color="neutral" onClick={chosen.clear}>
          {text('many.clear')}
        </Button>
        <Button variant="default" onClick={() => setAsked(true)}>
          {text('many.approve', { count: sum.count })}
        </Button>
      </span>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={text('many.title', { count: sum.count, total })}
        confirmLabel={text('many.confirm', { count: sum.count })}
        keepLabel={text('cancel')}
        onConfirm={confirm}
      >
        <p>{text('many.effect', { count: sum.count, total })}</p>
        <ul className="approvals-many-list">
          {items.map((item) => (
            <li key={item.id}>
              <span>
                {item.assignee?.label ?? text('unknownPerson')} · {item.expenseItem.label}
              </span>
              <span className="hp-number">{formats.money(amountToDecide(item), item.currency)}</span>
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </section>
  );
}
