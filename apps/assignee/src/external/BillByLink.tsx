import { DateField } from '@homeport/ui/controls/DateField.tsx';
import { MoneyField } from '@homeport/ui/controls/MoneyField.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { Button } from '@mantine/core';
import { usePageWords } from '../words/page-words.ts';
import { LateFiles } from './LateFiles.tsx';
import { type BillByLinkProps, useBillByLink } from './use-bill-by-link.ts';
import { externalWords } from './words.ts';

/** A bill for a job: its number, day, amount and file. */
export function BillByLink(props: BillByLinkProps) {
  const say = usePageWords(externalWords);
  const bill = useBillByLink(props);
  const { errors, file } = bill;
  return (
    <form className="hp-lines" noValidate onSubmit={(event) => void bill.send(event)}>
      {bill.failure ? <InlineError message={bill.failure} /> : null}
      <TextField
        label={say('bill.number')}
        required
        maxLength={60}
        value={bill.number}
        error={errors.number}
        onChange={bill.setNumber}
      />
      <DateField label={say('bill.date')} required value={bill.day} error={errors.day} onChange={bill.setDay} />
      <MoneyField
        label={say('bill.amount')}
        required
        near={[props.billing.currency]}
        value={bill.money}
        error={errors.money}
        onChange={bill.setMoney}
      />
      <LateFiles
        label={say('bill.file')}
        accepts="BILL"
        maxCount={1}
        upload={props.files.upload}
        error={props.files.refusal ?? errors.file}
        value={file ? [file] : null}
        onChange={(chosen) => bill.setFile(chosen?.[0] ?? null)}
      />
      <div className="form-actions">
        <Button type="submit" loading={bill.isBusy}>
          {say('bill.send')}
        </Button>
      </div>
    </form>
  );
}
