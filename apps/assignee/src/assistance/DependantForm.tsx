import { dependantForm } from '@homeport/model/designed-forms/dependant';
import type { Dependant } from '@homeport/model/family';
import { Field } from '@homeport/ui/records/form/Field.tsx';
import { useRouter } from '@tanstack/react-router';
import { useOwnRecord } from '../own-record/use-own-record.ts';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { SavedForm } from './SavedForm.tsx';
import { assistanceWords } from './words.ts';

const MemberField = Field<Dependant>;

/** One member of the family: new, or changed. */
export function DependantForm({ dependant }: { dependant: Dependant | null }) {
  const say = usePageWords(assistanceWords);
  const { me } = useApp();
  const router = useRouter();
  const leave = () => router.history.push('/dashboard/assistance/family');
  const record = useOwnRecord(dependantForm, {
    ...{ id: 'dependant', row: dependant ?? undefined, guards: true, asksAgain: 'assistance', onSaved: leave },
    given: { employeePerson: me.person && { id: me.person.id }, lastName: me.lastName },
    words: { accompanies: { label: say('comes') } },
    said: { saved: say('saved'), failed: say('notSaved') },
  });
  return (
    <SavedForm record={record} onCancel={leave}>
      <div className="hp-pair">
        <MemberField of="firstName" />
        <MemberField of="lastName" />
      </div>
      <MemberField of="type" />
      <div className="hp-pair">
        <MemberField of="birthDate" />
        <MemberField of="nationality" />
      </div>
      <MemberField of="accompanies" />
      <MemberField of="schoolNeed" />
    </SavedForm>
  );
}
