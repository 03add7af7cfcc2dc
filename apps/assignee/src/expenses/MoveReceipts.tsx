import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useQuery } from '@tanstack/react-query';
import { reportsQuery } from '../data/queries.ts';
import type { TrayReceipt } from '../offline/tray-store.ts';
import { may, useApp } from '../shell/app-context.ts';
import { useWords } from '../words/use-words.ts';
import { moveInTray } from './receipt-tray.ts';

/** Receipts that stayed behind when their report was handed in: they go on in another report that is open. */
export function MoveReceipts({ receipts, from }: { receipts: readonly TrayReceipt[]; from: string }) {
  const text = useWords();
  const { access } = useApp();
  const reports = useQuery(reportsQuery).data ?? [];
  const open = reports.filter((one) => one.status === 'OPEN' && one.id !== from);
  const count = receipts.length;
  const move = async (to: string | null) => {
    const target = open.find(({ id }) => id === to);
    if (!target) return;
    await moveInTray(
      receipts.map(({ id }) => id),
      target.id,
    );
    toasts.show(text('tray.moved', { name: target.description }));
  };
  return (
    <div className="hp-lines hp-no-print">
      <p className="hp-muted">{text(open.length > 0 ? 'tray.leftBehind' : 'tray.noOther', { count })}</p>
      {open.length > 0 ? (
        <PickList
          label={text('tray.moveTo')}
          options={open.map((one) => ({
            value: one.id,
            label: one.description,
            description: one.batchReference ?? '',
          }))}
          value={null}
          onChange={(id) => void move(id)}
        />
      ) : may(access, 'caseExpenseBatch.create') ? (
        <AppLink href="/dashboard/list?new=true">{text('tray.newReport')}</AppLink>
      ) : null}
    </div>
  );
}
