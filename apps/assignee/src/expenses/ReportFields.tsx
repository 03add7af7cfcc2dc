import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { CurrencyEdit, MoneyEdit } from '@homeport/ui/records/fields/money-edits.tsx';
import { Field, RecordFields } from '@homeport/ui/records/form/Field.tsx';
import type { ReactNode } from 'react';
import type { Report } from '../data/types.ts';
import type { OwnRecord } from '../own-record/use-own-record.ts';

const ReportField = Field<Report>;
const edits = { money: MoneyEdit, currency: CurrencyEdit };

interface ReportFieldsProps {
  readonly record: OwnRecord<Report>;
  /** Its currency is chosen when it is new. */
  readonly isNew?: boolean;
  /** Why it cannot be saved now. */
  readonly blocked?: string | null;
  /** The buttons of the form. */
  readonly children: ReactNode;
}
/** The form of an Expense Report's head. */
export function ReportFields({ record, isNew = false, blocked = null, children }: ReportFieldsProps) {
  return (
    <form
      ref={record.element}
      data-gathers
      className="hp-lines"
      onSubmit={(event) => {
        event.preventDefault();
        if (blocked === null) void record.save();
      }}
      noValidate
    >
      {record.fault ? <InlineError {...record.fault} /> : null}
      <RecordFields of={record.fields} edits={edits}>
        <ReportField of="description" autoFocus={isNew} />
        {isNew ? <ReportField of="currency" /> : null}
        <ReportField of="controlTotal" />
      </RecordFields>
      {blocked ? <p className="hp-muted">{blocked}</p> : null}
      {children}
    </form>
  );
}
