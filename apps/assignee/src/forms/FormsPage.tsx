import './forms.css';
import type { FormLine, FormState } from '@homeport/model/forms';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { TaskList, type TaskState } from '@homeport/ui/parts/TaskList.tsx';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Earlier } from '../assistance/Earlier.tsx';
import { usePresent } from '../data/use-present.ts';
import { useApp } from '../shell/app-context.ts';
import { openCrumbs } from '../shell/open-crumbs.ts';
import { usePageWords } from '../words/page-words.ts';
import { formsQuery } from './queries.ts';
import { formWords } from './words.ts';

const states: Readonly<Record<FormState, TaskState>> = {
  COMPLETED: 'done',
  IN_PROGRESS: 'current',
  NOT_STARTED: 'todo',
  CANNOT_START: 'blocked',
};

/**
 * The forms as a list of tasks: what is complete, what runs, what has not begun, what cannot begin yet. Those of earlier
 * assignments stand apart below: they may still be filled in, and are nothing of the present one.
 */
export function FormsPage() {
  const say = usePageWords(formWords);
  const { me } = useApp();
  const { present, earlier } = usePresent(useQuery(formsQuery).data ?? []);
  const next =
    present.find((form) => form.state === 'IN_PROGRESS') ?? present.find((form) => form.state === 'NOT_STARTED');
  const crumbs = openCrumbs(me, [{ label: say('myMove'), href: '/dashboard/assistance' }]);
  if (present.length + earlier.length === 0)
    return (
      <>
        <PageHeader title={say('title')} crumbs={crumbs} />
        <EmptyState icon={FileText} title={say('empty')}>
          {say('emptyText')}
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHeader
        title={say('title')}
        crumbs={crumbs}
        {...(next
          ? {
              actions: (
                <AppLink href={`/dashboard/content/${next.id}`} className="hp-button hp-button-filled">
                  {say(next.state === 'IN_PROGRESS' ? 'continueForm' : 'startForm', { name: next.name })}
                </AppLink>
              ),
            }
          : {})}
      />
      <div className="narrow">
        {present.length > 0 ? <Tasks forms={present} /> : null}
        <Earlier groups={earlier}>{(records) => <Tasks forms={records} />}</Earlier>
      </div>
    </>
  );
}

function Tasks({ forms }: { forms: readonly FormLine[] }) {
  const say = usePageWords(formWords);
  return (
    <Card>
      <TaskList
        tasks={forms.map((form) => ({
          id: form.id,
          title: form.name,
          state: states[form.state],
          href: `/dashboard/content/${form.id}`,
          due: form.dueDate,
          isOverdue: form.isOverdue,
          ...(form.after ? { reason: say('after', { form: form.after }) } : {}),
        }))}
      />
    </Card>
  );
}
