import { run } from '@homeport/client';
import { type Action, idIn } from '@homeport/grammar';
import { type BillableService, postVendorInvoice, vendorInvoice } from '@homeport/model/finance';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { stopAtUnread } from '@homeport/ui/parts/unread.ts';
import { useLeaveGuard } from '@homeport/ui/parts/use-leave-guard.ts';
import { useInputs } from '@homeport/ui/records/actions/use-inputs.tsx';
import { problemKind, sortProblems } from '@homeport/ui/records/host/problem.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useOnce } from '../approvals/inbox/use-once.ts';
import { useScreen } from '../frame/use-screen.ts';
import { type Charges, linesOf } from './bill.rules.ts';
import { postInvoicePage } from './menu.ts';
import { useFinanceWords } from './use-finance-words.ts';

const { lines: _lines, provider: _provider, submit: _submit, ...head } = postVendorInvoice.input;
/** What is entered of the bill itself; its lines are the services below it. */
const headOfBill: Action = { ...postVendorInvoice, input: head };

export interface Biller {
  readonly id: string;
  readonly currency: string | null;
}

/** A bill in hand: its head, what is charged for each service, and sending it, or keeping it as a draft. */
export function useBill(provider: Biller, services: readonly BillableService[]) {
  const inputs = useInputs(headOfBill, null, {
    given: {
      invoiceDate: Temporal.Now.plainDateISO().toString(),
      currency: provider.currency ?? services[0]?.currency,
    },
  });
  const [charges, setCharges] = useState<Charges>({});
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const store = useStore();
  const lines = linesOf(services, charges);
  const send = async (submit: boolean): Promise<boolean> => {
    const isSound = inputs.check();
    setMissing(lines.length === 0);
    if (isBusy || stopAtUnread(inputs.root.current) || !isSound || lines.length === 0) return false;
    setBusy(true);
    setFailure(null);
    try {
      // At once: it is left for what was made, and nothing of it is unsaved any more.
      await store({ ...inputs.body, provider: provider.id, lines, submit }, submit, () =>
        flushSync(() => setSent(true)),
      );
      return true;
    } catch (error) {
      if (problemKind(error) === 'refused')
        inputs.tell(sortProblems(error, (wire) => inputs.fields.some((at) => at.wire === wire)));
      else setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  useLeaveGuard({
    isChanged: !isSent && (inputs.isTouched || lines.length > 0),
    save: () => send(false),
    discard: () => setSent(true),
    form: inputs.root,
  });
  return {
    ...{ inputs, charges, send, isBusy, failure, isMissing: isMissing && lines.length === 0 },
    charge: (id: string, amount: string | null) => setCharges((now) => ({ ...now, [id]: amount })),
  };
}

/** Posts a bill once, however often it is tried, and opens what was made. */
function useStore() {
  const text = useFinanceWords();
  const host = useRecordHost();
  const client = useQueryClient();
  const once = useOnce();
  const { tenant } = useScreen(postInvoicePage.path);
  return async (input: Readonly<Record<string, unknown>>, isSubmitted: boolean, onStored: () => void) => {
    const posted: Action = postVendorInvoice;
    const answer = await once(input, (key) => run(posted, undefined, input, { key, ...(tenant ? { tenant } : {}) }));
    toasts.show(text(isSubmitted ? 'post.done' : 'post.kept'));
    onStored();
    void client.invalidateQueries();
    const id = idIn(Reflect.get(answer, 'vendorInvoice'));
    if (id) host.go(host.address({ to: 'record', entity: vendorInvoice, id }) ?? '');
  };
}
