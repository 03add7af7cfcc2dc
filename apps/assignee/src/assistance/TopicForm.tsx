import type { Person } from '@homeport/model/people';
import { AddressField } from '@homeport/ui/controls/AddressField.tsx';
import { CountryField } from '@homeport/ui/controls/CountryField.tsx';
import { DateField } from '@homeport/ui/controls/DateField.tsx';
import { EmailField } from '@homeport/ui/controls/EmailField.tsx';
import { PhoneField } from '@homeport/ui/controls/PhoneField.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { DraftNotice } from '@homeport/ui/parts/DraftNotice.tsx';
import { useDraft } from '@homeport/ui/parts/use-draft.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { update } from '../data/records.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { personQuery } from './queries.ts';
import { SavedForm } from './SavedForm.tsx';
import { type ChangeableTopic, fieldsOfTopic, isNeeded, missingIn } from './self.rules.ts';
import { useSavedForm } from './use-saved-form.ts';
import { assistanceWords } from './words.ts';

const idOf = (field: string) => `self-${field}`;

/** The fields of one topic; saved together, a draft kept meanwhile. */
export function TopicForm({ topic, person }: { topic: ChangeableTopic; person: Person }) {
  const say = usePageWords(assistanceWords);
  const queries = useQueryClient();
  const [start] = useState(() => Object.fromEntries(fieldsOfTopic[topic].map((field) => [field, person[field]])));
  const [values, setValues] = useState<Partial<Person>>(start);
  const isChanged = JSON.stringify(values) !== JSON.stringify(start);
  const [isSaved, setSaved] = useState(false);
  const draft = useDraft(`person.${topic}`, values, isChanged && !isSaved);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    if (draft.found && !isRestored) {
      setValues(draft.found.values);
      setRestored(true);
    }
  }, [draft.found, isRestored]);
  const write = async () => {
    const saved = await update<Person>('person', person.id, values as never, person.version);
    queries.setQueryData(personQuery(person.id).queryKey, saved);
    setSaved(true);
    draft.erase();
  };
  const missing = missingIn(topic, values);
  const form = useSavedForm({
    back: '/dashboard/assistance/self',
    isChanged,
    missing,
    write,
    discard: draft.erase,
    keep: draft.flush,
  });
  const { faultOf } = form;
  const notice = draft.found ? (
    <DraftNotice
      at={draft.found.at}
      onDiscard={() => {
        draft.erase();
        setValues(start);
      }}
    />
  ) : null;
  return (
    <SavedForm form={form} fields={fieldsOfTopic[topic]} idOf={idOf} before={notice}>
      {fieldsOfTopic[topic].map((field) => {
        const shared = {
          id: idOf(field),
          label: say(`field.${field}`),
          required: isNeeded(field),
          error: faultOf(field),
          value: values[field] as never,
          onChange: (value: unknown) => setValues((now) => ({ ...now, [field]: value })),
        };
        switch (field) {
          case 'birthDate':
            return <DateField key={field} {...shared} max={today()} />;
          case 'nationality':
            return <CountryField key={field} {...shared} />;
          case 'email':
            return <EmailField key={field} {...shared} />;
          case 'phone':
          case 'mobile':
            return <PhoneField key={field} {...shared} />;
          case 'homeAddress':
          case 'hostAddress':
            return <AddressField key={field} {...shared} />;
          default:
            return <TextField key={field} {...shared} maxLength={100} />;
        }
      })}
    </SavedForm>
  );
}
