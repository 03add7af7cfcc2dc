import { Card } from '@homeport/ui/parts/Card.tsx';
import { ErrorSummary } from '@homeport/ui/parts/ErrorSummary.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { AddressEdit } from '@homeport/ui/records/fields/address-edit.tsx';
import { RecordFields } from '@homeport/ui/records/form/Field.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Account } from '../data/types.ts';
import { useApp } from '../shell/app-context.ts';
import { useWords } from '../words/use-words.ts';
import { AccountCheck } from './AccountCheck.tsx';
import { AccountFields } from './AccountFields.tsx';
import { bankValuesOf, fieldsOf, paidElsewhere, toConfirm } from './bank-form.rules.ts';
import { PaidHere } from './PaidHere.tsx';
import { useAccount } from './use-account.ts';

const edits = { address: AddressEdit };
/** Bank details: country and currency first, then only that country's fields. Never stored as a draft. */
export function AccountForm({
  account,
  all,
  onClose,
}: {
  account: Account | null;
  all: readonly Account[];
  onClose: () => void;
}) {
  const { theme } = useApp();
  const text = useWords();
  const [isPaidHere, setPaidHere] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const record = useAccount({ account, all, isPaidHere, isChecking, setChecking, onSaved: onClose });
  const values = bankValuesOf(record.values);
  const rules = fieldsOf(values);
  const confirmed = toConfirm(theme.confirmationFieldsForBankDetailsSettings, values);
  if (isChecking)
    return (
      <AccountCheck
        values={values}
        fields={confirmed}
        rules={rules}
        isSaving={record.isSaving}
        onBack={() => setChecking(false)}
        onSave={() => void record.save()}
      />
    );
  return (
    <form
      ref={record.element}
      data-gathers
      className="narrow"
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        void record.save();
      }}
    >
      <Card title={text(account ? 'bank.changeTitle' : 'bank.addTitle')}>
        <div className="hp-lines">
          <ErrorSummary errors={record.errors} failed={record.failed} />
          {record.fault ? <InlineError {...record.fault} /> : null}
          <RecordFields of={record.fields} edits={edits}>
            <AccountFields values={values} account={account} change={record.change} />
          </RecordFields>
          {values.currency && rules.length > 0 ? (
            <PaidHere
              currency={values.currency}
              elsewhere={paidElsewhere(values, account, all)}
              value={isPaidHere}
              onChange={setPaidHere}
            />
          ) : null}
        </div>
        <div className="form-actions">
          <Button variant="default" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button type="submit" loading={record.isSaving}>
            {text(confirmed.length > 0 ? 'continue' : 'bank.save')}
          </Button>
        </div>
      </Card>
    </form>
  );
}
