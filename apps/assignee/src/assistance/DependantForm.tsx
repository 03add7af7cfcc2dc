import '../shell/form-styles.css';
import { Problem } from '@homeport/client';
import type { Dependant } from '@homeport/model/people';
import { CountryField } from '@homeport/ui/controls/CountryField.tsx';
import { DateField } from '@homeport/ui/controls/DateField.tsx';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { SwitchField } from '@homeport/ui/controls/SwitchField.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { ErrorSummary } from '@homeport/ui/parts/ErrorSummary.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useLeaveGuard } from '@homeport/ui/parts/use-leave-guard.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { create, update } from '../data/records.ts';
import { today } from '../home/assignment.rules.ts';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { familyQuery } from './queries.ts';
import { assistanceWords } from './words.ts';

type Values = Pick<Dependant, 'firstName' | 'lastName' | 'birthDate' | 'nationality' | 'accompanies' | 'schoolNeed'> & {
  readonly type: Dependant['type'] | null;
};
const types = ['PARTNER', 'CHILD', 'PARENT', 'OTHER'] as const;
const needed = ['firstName', 'lastName', 'type'] as const;

/** One member of the family: new, or changed. */
export function DependantForm({ dependant }: { dependant: Dependant | null }) {
  const say = usePageWords(assistanceWords);
  const { me } = useApp();
  const queries = useQueryClient();
  const router = useRouter();
  const id = useRef(dependant?.id ?? crypto.randomUUID());
  const [start] = useState<Values>(() => ({
    firstName: dependant?.firstName ?? '',
    lastName: dependant?.lastName ?? me.lastName,
    type: dependant?.type ?? null,
    birthDate: dependant?.birthDate ?? null,
    nationality: dependant?.nationality ?? null,
    accompanies: dependant?.accompanies ?? true,
    schoolNeed: dependant?.schoolNeed ?? false,
  }));
  const [values, setValues] = useState(start);
  const [hasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const back = '/dashboard/assistance/family';
  const missing = needed.filter((field) => !String(values[field] ?? '').trim());
  const save = async (): Promise<boolean> => {
    setTried(true);
    if (missing.length > 0) return false;
    setSaving(true);
    setProblem(null);
    try {
      const sent = { ...values, firstName: values.firstName.trim(), lastName: values.lastName.trim() };
      if (dependant) await update('dependant', dependant.id, sent, dependant.version);
      else
        await create(
          'dependant',
          { ...sent, id: id.current, employeePerson: me.person && { id: me.person.id } },
          id.current,
        );
      await queries.invalidateQueries({ queryKey: familyQuery.queryKey });
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
  useLeaveGuard({ isChanged: values !== start && !isDone, save, discard: () => undefined });
  useEffect(() => {
    if (isDone) router.history.push(back);
  }, [isDone, router]);
  const faultOf = (field: (typeof needed)[number] | 'birthDate'): string | undefined =>
    hasTried && (missing as readonly string[]).includes(field)
      ? say('required', { label: say(`field.${field}`) })
      : problem?.errors.find((error) => error.field === field)?.title;
  const field = <K extends keyof Values>(name: K) => ({
    id: `dependant-${name}`,
    label: say(`field.${name}`),
    value: values[name] as never,
    onChange: (value: unknown) => setValues((now) => ({ ...now, [name]: value })),
  });
  const errors = [...needed, 'birthDate' as const].flatMap((name) => {
    const message = faultOf(name);
    return message ? [{ fieldId: `dependant-${name}`, message }] : [];
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
      <Card>
        <div className="hp-lines">
          <ErrorSummary errors={errors} />
          {problem ? (
            <InlineError message={say('notSaved')} advice={problem.status < 500 ? problem.message : ''} />
          ) : null}
          <div className="hp-pair">
            <TextField {...field('firstName')} required maxLength={100} error={faultOf('firstName')} />
            <TextField {...field('lastName')} required maxLength={100} error={faultOf('lastName')} />
          </div>
          <PickList
            {...field('type')}
            required
            error={faultOf('type')}
            options={types.map((value) => ({ value, label: say(`dependant.${value}`) }))}
          />
          <div className="hp-pair">
            <DateField {...field('birthDate')} max={today()} error={faultOf('birthDate')} />
            <CountryField {...field('nationality')} />
          </div>
          <SwitchField {...field('accompanies')} />
          <SwitchField {...field('schoolNeed')} />
        </div>
        <div className="form-actions">
          <Button variant="default" onClick={() => router.history.push(back)}>
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
