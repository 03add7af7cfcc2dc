import { Problem } from '@homeport/client';
import type { Person } from '@homeport/model/people';
import { AddressField } from '@homeport/ui/controls/AddressField.tsx';
import { CountryField } from '@homeport/ui/controls/CountryField.tsx';
import { DateField } from '@homeport/ui/controls/DateField.tsx';
import { EmailField } from '@homeport/ui/controls/EmailField.tsx';
import { PhoneField } from '@homeport/ui/controls/PhoneField.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { DraftNotice } from '@homeport/ui/parts/DraftNotice.tsx';
import { ErrorSummary } from '@homeport/ui/parts/ErrorSummary.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { SaveBar } from '@homeport/ui/parts/SaveBar.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useDraft } from '@homeport/ui/parts/use-draft.ts';
import { useLeaveGuard } from '@homeport/ui/parts/use-leave-guard.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { personQuery } from '../assistance/queries.ts';
import { update } from '../data/records.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { useWords } from '../words/use-words.ts';
import { addressFields, changedFields, missingFields, type OwnField, ownFields } from './own-data.rules.ts';
import { PhotoField } from './PhotoField.tsx';
import { profileWords } from './words.ts';

const idOf = (field: string) => `own-${field}`;

/** The person's own data and addresses: one form, saved together; a draft is kept meanwhile. */
export function PersonForm({ person }: { person: Person }) {
  const say = usePageWords(profileWords);
  const text = useWords();
  const queries = useQueryClient();
  const [values, setValues] = useState<Partial<Person>>({});
  const shown = { ...person, ...values };
  const changed = changedFields(person, values);
  const draft = useDraft<Partial<Person>>('profile', values, changed.length > 0);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    if (!draft.found || isRestored) return;
    setValues(draft.found.values);
    setRestored(true);
  }, [draft.found, isRestored]);
  const [hasTried, setTried] = useState(false);
  const [failed, setFailed] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const missing = missingFields(shown);
  const took = (saved: Person) => queries.setQueryData(personQuery(person.id).queryKey, saved);
  const discard = () => {
    draft.erase();
    setValues({});
    setProblem(null);
    setTried(false);
  };
  const save = async (): Promise<boolean> => {
    setTried(true);
    if (missing.length > 0) {
      setFailed((count) => count + 1);
      return false;
    }
    setSaving(true);
    setProblem(null);
    try {
      const sent = Object.fromEntries(changed.map((field) => [field, values[field]]));
      took(await update<Person>('person', person.id, sent, person.version));
      discard();
      toasts.show(text('saved'));
      return true;
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
      setFailed((count) => count + 1);
      return false;
    } finally {
      setSaving(false);
    }
  };
  useLeaveGuard({ isChanged: changed.length > 0, save, discard });
  const faultOf = (field: OwnField): string | undefined =>
    hasTried && missing.includes(field)
      ? say('required', { label: say(`field.${field}`) })
      : problem?.errors.find((error) => error.field.split('.')[0] === field)?.title;
  const errors = ownFields.flatMap((field) => {
    const message = faultOf(field);
    return message ? [{ fieldId: idOf(field), message }] : [];
  });
  const of = (field: OwnField) => ({
    id: idOf(field),
    label: say(`field.${field}`),
    error: faultOf(field),
    value: shown[field] as never,
    onChange: (value: unknown) => setValues((now) => ({ ...now, [field]: value })),
  });
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {draft.found ? <DraftNotice at={draft.found.at} onDiscard={discard} /> : null}
      <ErrorSummary errors={errors} failed={failed} />
      {problem ? (
        <InlineError
          message={text('notSaved')}
          advice={problem.status < 500 ? problem.message : ''}
          {...(problem.traceId ? { reference: problem.traceId } : {})}
        />
      ) : null}
      <div id="person">
        <Card title={text('profile.person')}>
          <div className="hp-lines">
            <PhotoField person={person} hasChanges={changed.length > 0} onSaved={took} />
            <div className="hp-pair">
              <TextField {...of('firstName')} required maxLength={100} autoComplete="given-name" />
              <TextField {...of('lastName')} required maxLength={100} autoComplete="family-name" />
            </div>
            <TextField {...of('preferredName')} maxLength={100} />
            <div className="hp-pair">
              <DateField {...of('birthDate')} max={today()} />
              <CountryField {...of('nationality')} />
            </div>
            <div className="hp-pair">
              <EmailField {...of('email')} required />
              <PhoneField {...of('mobile')} />
            </div>
          </div>
        </Card>
      </div>
      <div id="addresses">
        <Card title={say('addresses')}>
          <div className="hp-lines profile-addresses">
            {addressFields.map((field) => (
              <AddressField key={field} {...of(field)} />
            ))}
          </div>
        </Card>
      </div>
      <SaveBar
        count={changed.length}
        isSaving={isSaving}
        onSave={() => void save()}
        onDiscard={discard}
        saveLabel={say('save')}
      />
    </form>
  );
}
