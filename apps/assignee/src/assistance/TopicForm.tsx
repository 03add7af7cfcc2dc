import '../shell/form-styles.css';
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
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useDraft } from '@homeport/ui/parts/use-draft.ts';
import { useLeaveGuard } from '@homeport/ui/parts/use-leave-guard.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { update } from '../data/records.ts';
import { today } from '../home/assignment.rules.ts';
import { usePageWords } from '../words/page-words.ts';
import { personQuery } from './queries.ts';
import { type ChangeableTopic, fieldsOfTopic, isNeeded, missingIn } from './self.rules.ts';
import { assistanceWords } from './words.ts';

const idOf = (field: string) => `self-${field}`;

/** The fields of one topic; saved together, a draft kept meanwhile. */
export function TopicForm({ topic, person }: { topic: ChangeableTopic; person: Person }) {
  const say = usePageWords(assistanceWords);
  const queries = useQueryClient();
  const router = useRouter();
  const [start] = useState(() => Object.fromEntries(fieldsOfTopic[topic].map((field) => [field, person[field]])));
  const [values, setValues] = useState<Partial<Person>>(start);
  const [hasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isChanged = JSON.stringify(values) !== JSON.stringify(start) && !isDone;
  const draft = useDraft(`person.${topic}`, values, isChanged);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    if (draft.found && !isRestored) {
      setValues(draft.found.values);
      setRestored(true);
    }
  }, [draft.found, isRestored]);
  const missing = missingIn(topic, values);
  const save = async (): Promise<boolean> => {
    setTried(true);
    if (missing.length > 0) return false;
    setSaving(true);
    setProblem(null);
    try {
      const saved = await update<Person>('person', person.id, values as never, person.version);
      queries.setQueryData(personQuery(person.id).queryKey, saved);
      draft.erase();
      toasts.show(say('saved'));
      setDone(true);
      return true;
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
      return false;
    } finally {
      setSaving(false);
    }
  };
  useLeaveGuard({ isChanged, save, discard: draft.erase });
  useEffect(() => {
    if (isDone) router.history.push('/dashboard/assistance/self');
  }, [isDone, router]);
  const faultOf = (field: string): string | undefined =>
    hasTried && missing.includes(field)
      ? say('required', { label: say(`field.${field}` as 'field.email') })
      : problem?.errors.find((error) => error.field.split('.')[0] === field)?.title;
  const errors = fieldsOfTopic[topic].flatMap((field) => {
    const message = faultOf(field);
    return message ? [{ fieldId: idOf(field), message }] : [];
  });
  return (
    <form
      className="narrow"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      {draft.found ? (
        <DraftNotice
          at={draft.found.at}
          onDiscard={() => {
            draft.erase();
            setValues(start);
          }}
        />
      ) : null}
      <Card>
        <div className="hp-lines">
          <ErrorSummary errors={errors} />
          {problem ? (
            <InlineError
              message={say('notSaved')}
              advice={problem.status < 500 ? problem.message : ''}
              {...(problem.traceId ? { reference: problem.traceId } : {})}
            />
          ) : null}
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
        </div>
        <div className="form-actions">
          <Button variant="default" onClick={() => router.history.push('/dashboard/assistance/self')}>
            {say('cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {say('save')}
          </Button>
        </div>
      </Card>
    </form>
  );
}
