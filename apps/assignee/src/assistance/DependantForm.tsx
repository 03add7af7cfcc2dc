import type { Dependant } from '@homeport/model/people';
import { CountryField } from '@homeport/ui/controls/CountryField.tsx';
import { DateField } from '@homeport/ui/controls/DateField.tsx';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { SwitchField } from '@homeport/ui/controls/SwitchField.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { create, update } from '../data/records.ts';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { familyQuery } from './queries.ts';
import { SavedForm } from './SavedForm.tsx';
import { useSavedForm } from './use-saved-form.ts';
import { assistanceWords } from './words.ts';

type Values = Pick<Dependant, 'firstName' | 'lastName' | 'birthDate' | 'nationality' | 'accompanies' | 'schoolNeed'> & {
  readonly type: Dependant['type'] | null;
};
const types = ['PARTNER', 'CHILD', 'PARENT', 'OTHER'] as const;
const needed = ['firstName', 'lastName', 'type'] as const;
const checked = [...needed, 'birthDate'];
const idOf = (name: string) => `dependant-${name}`;

/** One member of the family: new, or changed. */
export function DependantForm({ dependant }: { dependant: Dependant | null }) {
  const say = usePageWords(assistanceWords);
  const { me } = useApp();
  const queries = useQueryClient();
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
  const missing = needed.filter((field) => !String(values[field] ?? '').trim());
  const write = async () => {
    const sent = { ...values, firstName: values.firstName.trim(), lastName: values.lastName.trim() };
    if (dependant) await update('dependant', dependant.id, sent, dependant.version);
    else
      await create(
        'dependant',
        { ...sent, id: id.current, employeePerson: me.person && { id: me.person.id } },
        id.current,
      );
    await queries.invalidateQueries({ queryKey: familyQuery.queryKey });
  };
  const form = useSavedForm({
    back: '/dashboard/assistance/family',
    isChanged: values !== start,
    missing,
    write,
    discard: () => undefined,
  });
  const { faultOf } = form;
  const field = <K extends keyof Values>(name: K) => ({
    id: idOf(name),
    label: say(`field.${name}`),
    value: values[name] as never,
    onChange: (value: unknown) => setValues((now) => ({ ...now, [name]: value })),
  });
  return (
    <SavedForm form={form} fields={checked} idOf={idOf}>
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
    </SavedForm>
  );
}
