import { Problem } from '@homeport/client';
import type { OutsideBilling } from '@homeport/model/external';
import type { StoredFile } from '@homeport/ui/controls/FileField.tsx';
import type { MoneyValue } from '@homeport/ui/controls/MoneyField.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { stopAtUnread } from '@homeport/ui/parts/unread.ts';
import { type FormEvent, useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import type { SendFile } from './use-send-file.ts';
import { externalWords } from './words.ts';

/** What is said of a bill; its amount is without tax. */
export interface NewBill {
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  readonly currency: string;
  readonly amount: string;
  readonly document: string | null;
}
export interface BillByLinkProps {
  readonly billing: OutsideBilling;
  readonly files: SendFile;
  readonly post: (bill: NewBill) => Promise<void>;
  readonly onSent: () => void;
}
/** A bill in hand, what it lacks, and sending it. */
export function useBillByLink({ billing, post, onSent }: BillByLinkProps) {
  const say = usePageWords(externalWords);
  const [number, setNumber] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(Temporal.Now.plainDateISO().toString());
  const [money, setMoney] = useState<MoneyValue | null>({ amount: null, currency: billing.currency });
  const [file, setFile] = useState<StoredFile | null>(null);
  const [hasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const invoiceNumber = number?.trim() ?? '';
  const lacks = (isMissing: boolean, field: string) => {
    const told = failure?.errors.find((one) => one.field === field)?.title;
    return hasTried && isMissing ? say('bill.needed') : told;
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const { amount, currency } = money ?? { amount: null, currency: null };
    if (!invoiceNumber || !day || !amount || !currency || isBusy || stopAtUnread(event.currentTarget)) return;
    setBusy(true);
    setFailure(null);
    try {
      await post({ invoiceNumber, invoiceDate: day, currency, amount, document: file?.id ?? null });
      toasts.show(say('bill.sent'));
      onSent();
    } catch (error) {
      setFailure(error instanceof Problem ? error : new Problem({ status: 500 }));
      setBusy(false);
    }
  };
  const typed = { number, setNumber, day, setDay, money, setMoney, file, setFile };
  return {
    ...{ ...typed, send, isBusy },
    /** Why it was not taken, where that belongs to no field. */
    failure: failure && failure.errors.length === 0 ? failure.message : null,
    errors: {
      number: lacks(!invoiceNumber, 'invoiceNumber'),
      day: lacks(!day, 'invoiceDate'),
      money: lacks(!money?.amount || !money.currency, 'amount'),
      file: lacks(false, 'file'),
    },
  };
}
