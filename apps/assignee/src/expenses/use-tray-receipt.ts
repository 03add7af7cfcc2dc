import { useStore } from '@homeport/ui/parts/store.ts';
import { useCallback, useMemo } from 'react';
import type { TrayReceipt } from '../offline/tray-store.ts';
import {
  dropFromTray,
  retryInTray,
  settledInTray,
  tray,
  trayProgress,
  trayState,
  trayWaiting,
} from './receipt-tray.ts';
import type { Receipt, ReceiptControl } from './use-receipt.ts';

const none: Receipt = { state: 'none' };
const stays = () => undefined;
type Progress = ReturnType<typeof trayProgress.get>;

/** The receipt of a form that was begun from the tray; the tray sends and keeps it. Undefined: it is not in there. */
export function useTrayReceipt(id: string | null): ReceiptControl | undefined {
  const found = useStore(tray)?.find((one) => one.id === id);
  const progress = useStore(trayProgress);
  const held = useStore(trayWaiting);
  const receipt = useMemo(() => (found ? shownOf(found, progress, held) : none), [found, progress, held]);
  const drop = useCallback(() => void (id && dropFromTray(id)), [id]);
  const retry = useCallback(() => void (id && retryInTray(id)), [id]);
  const settled = useCallback(async () => {
    if (id) await settledInTray(id);
    const now = tray.get()?.find((one) => one.id === id);
    return now ? shownOf(now, trayProgress.get(), trayWaiting.get()) : none;
  }, [id]);
  if (!found) return undefined;
  const proposed = found.proposed ?? null;
  return { receipt, proposed, fault: null, take: stays, retry, drop, settled, forget: drop, leave: stays };
}

/** The receipt of a report to go on with after this one; null when it is the last. */
export function useNextInTray(report: string, id: string | null): string | null {
  const all = (useStore(tray) ?? []).filter((one) => one.report === report);
  if (id === null) return null;
  const place = all.findIndex((one) => one.id === id);
  return (all[place + 1] ?? all.find((one) => one.id !== id))?.id ?? null;
}

function shownOf(one: TrayReceipt, progress: Progress, held: readonly string[]): Receipt {
  const { id, file, stored, refused } = one;
  if (stored) return { state: 'stored', ...stored, file };
  if (refused) return { state: 'refused', file, reason: refused };
  const state = trayState(one, progress, held);
  if (state === 'sending') return { state, file, progress: progress[id] ?? null };
  return { state: 'kept', file, isNext: state === 'turn' };
}
