import { ask } from '@homeport/client';
import { askedByAssignee, askForChange, type ChangeOfCircumstance, isKind, says } from '@homeport/model/changes';
import { changeOfCircumstanceForm } from '@homeport/model/designed-forms/change-of-circumstance';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { Field } from '@homeport/ui/records/form/Field.tsx';
import { useFieldLabels } from '@homeport/ui/records/form/use-field-labels.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { assignmentQuery } from '../data/queries.ts';
import { useOwnRecord } from '../own-record/use-own-record.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { changesQuery } from './change-queries.ts';
import { FamilyChoice } from './FamilyChoice.tsx';
import { SavedForm } from './SavedForm.tsx';
import { useNowLine } from './use-now-line.ts';
import { assistanceWords } from './words.ts';

const ChangeField = Field<ChangeOfCircumstance>;
const path = '/dashboard/assistance?changes=list';

/** What the assignee asks for: a kind, from when on, and what that kind says, with what is so now. */
export function ChangeForm() {
  const say = usePageWords(assistanceWords);
  const router = useRouter();
  const labels = useFieldLabels(changeOfCircumstanceForm);
  const assignment = useQuery(assignmentQuery).data ?? null;
  const now = useNowLine(assignment);
  const leave = () => router.history.push(path);
  const record = useOwnRecord<ChangeOfCircumstance>(changeOfCircumstanceForm, {
    ...{ id: 'change', guards: true, asksAgain: String(changesQuery.queryKey[0]), onSaved: leave },
    given: {
      caseDetail: assignment && { id: assignment.id },
      effectiveDate: firstDay(assignment?.assignmentStartDate ?? null),
    },
    needs: ({ kind }) => needed[String(kind)] ?? [],
    source: {
      create: async ({ id, caseDetail: _, ...values }) => {
        await ask(askForChange, { body: asked(values), key: String(id) });
        return null;
      },
    },
    said: { saved: say('changes.asked'), failed: say('notSaved') },
  });
  const { kind } = record.values;
  const isOf = (field: Parameters<typeof says>[1]) => isKind(kind) && says(kind, field);
  return (
    <SavedForm record={record} onCancel={leave} saves={say('changes.send')}>
      <ChangeField of="kind">
        {(control) => (
          <PickList
            {...control}
            options={askedByAssignee.map((one) => ({ value: one, label: labels.choice('kind', one) }))}
            value={isKind(kind) ? kind : null}
            onChange={control.onChange}
          />
        )}
      </ChangeField>
      {isKind(kind) && now(kind) ? <p className="hp-muted">{now(kind)}</p> : null}
      {isOf('newStartDate') ? <ChangeField of="newStartDate" /> : null}
      {isOf('newEndDate') ? <ChangeField of="newEndDate" /> : null}
      {isOf('newHostLocation') ? <ChangeField of="newHostLocation" /> : null}
      {isOf('joining') ? (
        <>
          <ChangeField of="joining">{(control) => <FamilyChoice {...control} isAlong={false} />}</ChangeField>
          <ChangeField of="leaving">{(control) => <FamilyChoice {...control} isAlong />}</ChangeField>
        </>
      ) : null}
      <ChangeField of="effectiveDate" />
      <ChangeField of="reason" />
    </SavedForm>
  );
}

/** What a kind says and cannot do without. */
const needed: Readonly<Record<string, readonly (keyof ChangeOfCircumstance & string)[]>> = {
  EXTENSION: ['newEndDate'],
  SHORTENING: ['newEndDate'],
  HOST_CHANGE: ['newHostLocation'],
};
/** The first day on which a change can take effect, from today on: none does before its assignment begins. */
const firstDay = (start: string | null): string => (start !== null && start > today() ? start : today());

const sent = ['kind', 'effectiveDate', 'reason', 'newStartDate', 'newEndDate', 'newHostLocation', 'joining', 'leaving'];
/** What is asked for, without what another kind says that was chosen before. */
function asked(values: Readonly<Record<string, unknown>>) {
  const said = Object.entries(values).filter(([name, value]) => sent.includes(name) && value !== null && value !== '');
  return JSON.parse(JSON.stringify(Object.fromEntries(said)));
}
