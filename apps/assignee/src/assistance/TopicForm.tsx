import { personForm } from '@homeport/model/designed-forms/person';
import type { Person } from '@homeport/model/people';
import { Field } from '@homeport/ui/records/form/Field.tsx';
import { useRouter } from '@tanstack/react-router';
import { useOwnRecord } from '../own-record/use-own-record.ts';
import { usePageWords } from '../words/page-words.ts';
import { SavedForm } from './SavedForm.tsx';
import { type ChangeableTopic, fieldsOfTopic } from './self.rules.ts';
import { usePersonSource } from './use-person-source.ts';
import { assistanceWords } from './words.ts';

const PersonField = Field<Person>;

/** The fields of one topic; saved together, a draft kept meanwhile. */
export function TopicForm({ topic, person }: { topic: ChangeableTopic; person: Person }) {
  const say = usePageWords(assistanceWords);
  const router = useRouter();
  const leave = () => router.history.push('/dashboard/assistance/self');
  const record = useOwnRecord(personForm, {
    ...{ id: 'self', row: person, guards: true, draft: `person.${topic}`, onSaved: leave },
    source: usePersonSource().source,
    said: { saved: say('saved'), failed: say('notSaved') },
  });
  return (
    <SavedForm record={record} onCancel={leave}>
      {fieldsOfTopic[topic].map((field) => (
        <PersonField key={field} of={field} />
      ))}
    </SavedForm>
  );
}
