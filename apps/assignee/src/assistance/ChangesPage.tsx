import './assistance.css';
import { Problem } from '@homeport/client';
import type { ChangeOfCircumstance } from '@homeport/model/changes';
import { changeOfCircumstanceForm } from '@homeport/model/designed-forms/change-of-circumstance';
import { changeOfCircumstanceStatusTones } from '@homeport/model/tones';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useFieldLabels } from '@homeport/ui/records/form/use-field-labels.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act } from '../data/records.ts';
import { usePageWords } from '../words/page-words.ts';
import { useSaidDay } from '../words/use-said-day.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { ChangePairs } from './ChangePairs.tsx';
import { changesQuery } from './change-queries.ts';
import { assistanceWords } from './words.ts';

export const changesPath = '/dashboard/assistance?changes=list';

/** The changes of the assignment: what was asked for, what was decided, and the way to ask for another one. */
export function ChangesPage({ isAsking }: { isAsking: boolean }) {
  const say = usePageWords(assistanceWords);
  const changes = useQuery(changesQuery).data;
  const crumbs = [{ label: say('title'), href: '/dashboard/assistance' }];
  if (isAsking)
    return (
      <>
        <PageHeader
          title={say('changes.ask')}
          crumbs={[...crumbs, { label: say('further.changes'), href: changesPath }]}
          description={say('changes.askText')}
        />
        <ChangeForm />
      </>
    );
  const ask = (
    <AppLink href="/dashboard/assistance?changes=new" className="hp-button hp-button-filled">
      {say('changes.ask')}
    </AppLink>
  );
  return (
    <>
      <PageHeader
        title={say('further.changes')}
        crumbs={crumbs}
        {...(changes && changes.length > 0 ? { actions: ask } : {})}
      />
      {changes?.length === 0 ? (
        <EmptyState title={say('changes.none')} action={ask}>
          {say('changes.noneText')}
        </EmptyState>
      ) : (
        <div className="narrow">
          {changes?.map((one) => (
            <ChangeCard key={one.id} change={one} />
          ))}
        </div>
      )}
    </>
  );
}

function ChangeCard({ change }: { change: ChangeOfCircumstance & { readonly can?: readonly string[] } }) {
  const say = usePageWords(assistanceWords);
  const day = useSaidDay();
  const labels = useFieldLabels(changeOfCircumstanceForm);
  const queries = useQueryClient();
  const { id, kind, status, effectiveDate, reason, decisionReason, version, can } = change;
  const withdraw = async () => {
    try {
      await act('changeOfCircumstance', id, 'withdraw', {}, { version });
      toasts.show(say('changes.withdrawn'));
    } catch (error) {
      toasts.show(error instanceof Problem ? error.message : say('notSaved'), 'danger');
    }
    await queries.invalidateQueries({ queryKey: changesQuery.queryKey });
  };
  return (
    <Card
      title={labels.choice('kind', kind)}
      aside={
        <StatusChip
          state={status}
          tone={changeOfCircumstanceStatusTones[status]}
          label={say(`changes.status.${status}`)}
        />
      }
    >
      <p className="hp-muted">{say('changes.from', { day: day.span(effectiveDate, null).from ?? '' })}</p>
      <ChangePairs change={change} />
      <p>{reason}</p>
      {decisionReason ? <p>{say('changes.decision', { reason: decisionReason })}</p> : null}
      {can?.includes('withdraw') ? (
        <div className="family-actions">
          <Button variant="default" onClick={() => void withdraw()}>
            {say('changes.withdraw')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
