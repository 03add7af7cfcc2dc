import { ask, Problem } from '@homeport/client';
import { type OutsideBilling, type OutsideService, postExternalBill } from '@homeport/model/external';
import { DateField } from '@homeport/ui/controls/DateField.tsx';
import { FileField, type StoredFile } from '@homeport/ui/controls/FileField.tsx';
import { MoneyField, type MoneyValue } from '@homeport/ui/controls/MoneyField.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { stopAtUnread } from '@homeport/ui/parts/unread.ts';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { fileBytes, useSendFile } from './use-send-file.ts';
import { externalWords } from './words.ts';

const billTypes = ['application/pdf', 'image/jpeg', 'image/png'];

export interface BillByLinkProps {
  readonly billing: OutsideBilling;
  readonly token: string;
  readonly onSent: (service: OutsideService) => void;
}
/** A bill for a job: its number, day, amount and file. */
export function BillByLink({ billing, token, onSent }: BillByLinkProps) {
  const say = usePageWords(externalWords);
  const { upload, refusal } = useSendFile(token);
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
      const body = { token, invoiceNumber, invoiceDate: day, currency, amount, document: file?.id ?? null };
      const service = await ask(postExternalBill, { body });
      toasts.show(say('bill.sent'));
      onSent(service);
    } catch (error) {
      setFailure(error instanceof Problem ? error : new Problem({ status: 500 }));
      setBusy(false);
    }
  };
  return (
    <form className="hp-lines" noValidate onSubmit={(event) => void send(event)}>
      {failure && failure.errors.length === 0 ? <InlineError message={failure.message} /> : null}
      <TextField
        label={say('bill.number')}
        required
        maxLength={60}
        value={number}
        error={lacks(!invoiceNumber, 'invoiceNumber')}
        onChange={setNumber}
      />
      <DateField label={say('bill.date')} required value={day} error={lacks(!day, 'invoiceDate')} onChange={setDay} />
      <MoneyField
        label={say('bill.amount')}
        required
        near={[billing.currency]}
        value={money}
        error={lacks(!money?.amount || !money.currency, 'amount')}
        onChange={setMoney}
      />
      <FileField
        label={say('bill.file')}
        accept={billTypes}
        maxBytes={fileBytes}
        maxCount={1}
        hasCamera
        upload={upload}
        error={refusal ?? lacks(false, 'file')}
        value={file ? [file] : null}
        onChange={(chosen) => setFile(chosen?.[0] ?? null)}
      />
      <div className="form-actions">
        <Button type="submit" loading={isBusy}>
          {say('bill.send')}
        </Button>
      </div>
    </form>
  );
}
