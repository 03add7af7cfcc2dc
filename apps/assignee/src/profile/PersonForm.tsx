import { personForm } from '@homeport/model/designed-forms/person';
import type { Person } from '@homeport/model/people';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { DraftNotice } from '@homeport/ui/parts/DraftNotice.tsx';
import { ErrorSummary } from '@homeport/ui/parts/ErrorSummary.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { SaveBar } from '@homeport/ui/parts/SaveBar.tsx';
import { AddressEdit } from '@homeport/ui/records/fields/address-edit.tsx';
import { EmailEdit, PhoneEdit } from '@homeport/ui/records/fields/contact-edits.tsx';
import { CountryEdit } from '@homeport/ui/records/fields/country-edit.tsx';
import { Field, RecordFields } from '@homeport/ui/records/form/Field.tsx';
import { usePersonSource } from '../assistance/use-person-source.ts';
import { useOwnRecord } from '../own-record/use-own-record.ts';
import { usePageWords } from '../words/page-words.ts';
import { useWords } from '../words/use-words.ts';
import { PhotoField } from './PhotoField.tsx';
import { profileWords } from './words.ts';

const PersonField = Field<Person>;
const edits = { address: AddressEdit, country: CountryEdit, email: EmailEdit, phone: PhoneEdit };

/** The person's own data and addresses: one form, saved together; a draft is kept meanwhile. */
export function PersonForm({ person }: { person: Person }) {
  const say = usePageWords(profileWords);
  const text = useWords();
  const { source, took } = usePersonSource();
  const record = useOwnRecord(personForm, {
    ...{ id: 'own', row: person, draft: 'profile', guards: true },
    // Whoever signs in is written to.
    needs: () => ['email'],
    said: { saved: text('saved'), failed: text('notSaved') },
    source,
    onSaved: () => undefined,
  });
  const { changed, save } = record;
  return (
    <form
      ref={record.element}
      data-gathers
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {record.draftAt ? <DraftNotice at={record.draftAt} onDiscard={record.discard} /> : null}
      <ErrorSummary errors={record.errors} failed={record.failed} />
      {record.fault ? <InlineError {...record.fault} /> : null}
      <RecordFields of={record.fields} edits={edits}>
        <div id="person">
          <Card title={text('profile.person')}>
            <div className="hp-lines">
              <PhotoField person={person} hasChanges={changed.length > 0} onSaved={took} />
              <div className="hp-pair">
                <PersonField of="firstName" autoComplete="given-name" />
                <PersonField of="lastName" autoComplete="family-name" />
              </div>
              <PersonField of="preferredName" />
              <div className="hp-pair">
                <PersonField of="birthDate" />
                <PersonField of="nationality" />
              </div>
              <div className="hp-pair">
                <PersonField of="phone" />
                <PersonField of="mobile" />
              </div>
              <PersonField of="email" />
            </div>
          </Card>
        </div>
        <div id="addresses">
          <Card title={say('addresses')}>
            <div className="hp-lines profile-addresses">
              <PersonField of="homeAddress" />
              <PersonField of="hostAddress" />
              <PersonField of="correspondenceAddress" />
            </div>
          </Card>
        </div>
      </RecordFields>
      <SaveBar
        count={changed.length}
        isSaving={record.isSaving}
        onSave={() => void save()}
        onDiscard={record.discard}
        saveLabel={say('save')}
      />
    </form>
  );
}
