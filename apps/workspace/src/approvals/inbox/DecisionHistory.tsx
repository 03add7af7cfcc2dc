import type { CaseExpense } from '@homeport/model/expenses';
import { useText } from '@homeport/ui/language/use-text.ts';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { TimelineList } from '@homeport/ui/parts/TimelineList.tsx';
import { Skeleton } from '@mantine/core';
import { type HistoryLine, useHistory } from './approval-data.ts';
import type { Me } from './approvals.types.ts';
import { useFailure } from './failure.ts';

const deeds: ReadonlySet<string> = new Set([
  'create',
  'update',
  'handIn',
  'approve',
  'reject',
  'delegate',
  'escalate',
  'raise',
  'hold',
  'release',
  'unapprove',
  'cancel',
  'takeBack',
]);
/** What was undone within minutes, by the state it had brought. */
const undone: ReadonlySet<unknown> = new Set(['APPROVED', 'REJECTED', 'ON_HOLD']);
/** The name of a deed without the field it moved: `approvalStatus.approve` is `approve`. */
const deedOf = ({ deed, changes }: Pick<HistoryLine, 'deed' | 'changes'>): string => {
  const name = deed.split('.').pop() ?? deed;
  const before = changes.approvalStatus?.[0];
  if (name.startsWith('backTo') && undone.has(before)) return `undone.${before}`;
  // Another one is asked: the next group, after this one has approved it.
  if (name === 'approve' && changes.approvalGroup) return 'goOn';
  return deeds.has(name) ? name : 'update';
};
/** The reason that was given with a deed, wherever it was kept. */
const reasonOf = ({ note, changes }: Pick<HistoryLine, 'note' | 'changes'>): string | null => {
  const given = changes.decisionReason?.[1];
  return note ?? (typeof given === 'string' && given !== '' ? given : null);
};

/** Who did what to the expense, newest first, with the reasons they gave. */
export function DecisionHistory({ tenant, expense, me }: { tenant: string | undefined; expense: CaseExpense; me: Me }) {
  const text = useText('approvals');
  const failure = useFailure();
  const history = useHistory(tenant, expense);
  const lines = history.data?.content ?? [];
  const who = ({ by, onBehalfBy }: HistoryLine) => {
    const name = by.id === me.user ? text('history.you') : by.label || text('history.system');
    return onBehalfBy ? text('history.onBehalf', { real: onBehalfBy.label, name }) : name;
  };
  return (
    <section className="approval-part" aria-labelledby="approval-history">
      <h3 id="approval-history">{text('history.title')}</h3>
      {history.error ? (
        <InlineError message={failure(history.error).message} onRetry={() => void history.refetch()} />
      ) : history.isPending ? (
        <Skeleton height={64} />
      ) : lines.length === 0 ? (
        <p className="hp-muted">{text('history.empty')}</p>
      ) : (
        <TimelineList
          items={lines.map((line) => ({
            id: String(line.version),
            at: line.at,
            title: text(`history.${deedOf(line)}`, { name: who(line) }),
            children: reasonOf(line) ? <p className="hp-muted">{reasonOf(line)}</p> : null,
          }))}
        />
      )}
    </section>
  );
}
