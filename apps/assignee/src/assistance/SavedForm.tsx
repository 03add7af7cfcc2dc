import { Card } from '@homeport/ui/parts/Card.tsx';
import { DraftNotice } from '@homeport/ui/parts/DraftNotice.tsx';
import { ErrorSummary } from '@homeport/ui/parts/ErrorSummary.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { AddressEdit } from '@homeport/ui/records/fields/address-edit.tsx';
import { EmailEdit, PhoneEdit } from '@homeport/ui/records/fields/contact-edits.tsx';
import { CountryEdit } from '@homeport/ui/records/fields/country-edit.tsx';
import { YesNoEdit } from '@homeport/ui/records/fields/yes-no-edit.tsx';
import { RecordFields } from '@homeport/ui/records/form/Field.tsx';
import type { Stored } from '@homeport/ui/records/form/form-values.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OwnRecord } from '../own-record/use-own-record.ts';
import { usePageWords } from '../words/page-words.ts';
import { assistanceWords } from './words.ts';

const edits = { address: AddressEdit, country: CountryEdit, email: EmailEdit, phone: PhoneEdit, yesNo: YesNoEdit };

interface SavedFormProps {
  readonly record: Omit<OwnRecord<Stored>, 'run'>;
  readonly onCancel: () => void;
  /** What the button says; that changes are saved, unless said. */
  readonly saves?: string;
  /** The lines of its fields. */
  readonly children: ReactNode;
}
/** The frame of a form that is saved as a whole: what is wrong on top, cancel and save below. */
export function SavedForm({ record, onCancel, saves, children }: SavedFormProps) {
  const say = usePageWords(assistanceWords);
  return (
    <form
      ref={record.element}
      data-gathers
      className="narrow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void record.save();
      }}
    >
      {record.draftAt ? <DraftNotice at={record.draftAt} onDiscard={record.discard} /> : null}
      <Card>
        <div className="hp-lines">
          <ErrorSummary errors={record.errors} failed={record.failed} />
          {record.fault ? <InlineError {...record.fault} /> : null}
          <RecordFields of={record.fields} edits={edits}>
            {children}
          </RecordFields>
        </div>
        <div className="form-actions">
          <Button variant="default" onClick={onCancel}>
            {say('cancel')}
          </Button>
          <Button type="submit" loading={record.isSaving}>
            {saves ?? say('save')}
          </Button>
        </div>
      </Card>
    </form>
  );
}
