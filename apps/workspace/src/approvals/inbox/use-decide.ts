import { ask, call, pathOf, run } from '@homeport/client';
import type { Action } from '@homeport/grammar';
import {
  amountToDecide,
  approveExpense,
  type CaseExpense,
  caseExpense,
  delegateExpense,
  escalateExpense,
  holdExpense,
  rejectExpense,
  unapproveExpense,
  undoDecision,
} from '@homeport/model/expenses';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { approvalKeys, type QueuePages } from './approval-data.ts';
import type { Deed, Draft } from './approvals.types.ts';
import { useOnce } from './use-once.ts';

const actions: Readonly<Record<Exclude<Deed, 'release'>, Action>> = {
  approve: approveExpense,
  reject: rejectExpense,
  delegate: delegateExpense,
  hold: holdExpense,
  escalate: escalateExpense,
  unapprove: unapproveExpense,
};

/** What a decision sends. The whole amount is approved by naming none. */
export function inputOf(deed: Deed, draft: Draft, expense: CaseExpense): Readonly<Record<string, unknown>> {
  if (deed === 'release') return {};
  const note = draft.notes[deed] ?? null;
  if (deed === 'approve') {
    const isWhole = draft.amount === null || draft.amount === amountToDecide(expense);
    // The note stands only beside a part of the amount: what nobody sees is not sent.
    return isWhole ? { note: null } : { approvedAmount: draft.amount, note };
  }
  return deed === 'delegate' ? { to: draft.to, note } : { reason: note };
}

/** What is missing before a decision can be sent, by field; empty when it is complete. */
export function missingFor(deed: Deed, draft: Draft): 'to' | 'reason' | null {
  if (deed === 'delegate') return draft.to === null ? 'to' : null;
  const needsReason = deed === 'reject' || deed === 'hold' || deed === 'escalate' || deed === 'unapprove';
  return needsReason && (draft.notes[deed] ?? '').trim() === '' ? 'reason' : null;
}

/**
 * Makes a decision about the version of an expense that was seen, and says which version it made, where the answer says so. What the server refuses is
 * thrown as `Problem`.
 */
export function useDecide(tenant: string | undefined) {
  const client = useQueryClient();
  const once = useOnce();
  const [isBusy, setBusy] = useState(false);
  const decide = useCallback(
    async (expense: CaseExpense, deed: Deed, draft: Draft) => {
      const { id, version } = expense;
      const input = inputOf(deed, draft, expense);
      setBusy(true);
      let made: { readonly version?: number } | undefined;
      try {
        made = await once({ id, version, deed, input }, (key) =>
          deed === 'release'
            ? call<CaseExpense>('POST', `${pathOf(caseExpense, tenant)}/${id}/release`, { body: {}, key, version })
            : (run(actions[deed], id, input, {
                key,
                version,
                ...(tenant ? { tenant } : {}),
              }) as Promise<CaseExpense>),
        );
      } finally {
        setBusy(false);
      }
      // What was decided leaves its list at once, the rest is asked for again behind it.
      const isGone = deed !== 'hold' && deed !== 'release';
      if (isGone) client.setQueriesData<QueuePages>({ queryKey: approvalKeys.queues }, without([id]));
      void client.invalidateQueries({ queryKey: approvalKeys.all });
      return made?.version;
    },
    [client, once, tenant],
  );
  /** Takes back the decision that made this version, as long as nothing has followed it. */
  const takeBack = useCallback(
    async ({ id }: CaseExpense, version: number) => {
      const away = tenant ? { tenant } : {};
      await ask(undoDecision, { params: { id }, body: { version }, key: crypto.randomUUID(), ...away });
      await client.invalidateQueries({ queryKey: approvalKeys.all });
    },
    [client, tenant],
  );
  return { decide, takeBack, isBusy };
}

/** The pages of a queue without some of its items, and with their number taken off. */
export const without =
  (ids: readonly string[]) =>
  (data: QueuePages | undefined): QueuePages | undefined => {
    if (!data) return data;
    const gone = new Set(ids);
    const taken = data.pages.flatMap((page) => page.content).filter((one) => gone.has(one.id)).length;
    if (taken === 0) return data;
    return {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        content: page.content.filter((one) => !gone.has(one.id)),
        ...(page.totalElements === undefined ? {} : { totalElements: page.totalElements - taken }),
      })),
    };
  };
