import './money-tracker.css';
import type { NamedStageTracker, Stage } from '@homeport/model/expenses';
import { type Stage as DrawnStage, StageTracker } from '@homeport/ui/parts/StageTracker.tsx';
import { useQuery } from '@tanstack/react-query';
import { LoadedCard } from '../data/LoadedCard.tsx';
import { stagesQuery } from '../data/queries.ts';
import type { Report } from '../data/types.ts';
import { isPaidWithSalary } from '../payments/payment.rules.ts';
import { useWords, type Words } from '../words/use-words.ts';

/** "Where is my money": every stage with its owner, its date and the reason where there is one. */
export function MoneyTracker({ report }: { report: Report }) {
  const text = useWords();
  const tracker = useQuery(stagesQuery(report.id));
  return (
    <LoadedCard title={text('tracker.title')} query={tracker} rows={5}>
      {(found) => (
        <div className="money-tracker">
          <p className="hp-muted">{sentenceOf(found, text)}</p>
          <StageTracker label={text('tracker.title')} stages={found.stages.map((stage) => drawn(stage, found, text))} />
          {found.payment?.reference ? (
            <p className="hp-muted">
              {text('tracker.payment', {
                reference: found.payment.reference,
                ending: found.payment.accountEnding ?? '',
              })}
            </p>
          ) : isPaidWithSalary(report) ? (
            <p className="hp-muted">{text('tracker.withSalary')}</p>
          ) : null}
        </div>
      )}
    </LoadedCard>
  );
}
function ownerOf(owner: Stage['owner'], tracker: NamedStageTracker, text: Words): string {
  return (owner.person && tracker.names[owner.person]) || text(`tracker.role.${owner.role}`);
}
function sentenceOf(tracker: NamedStageTracker, text: Words): string {
  if (tracker.waitingFor?.role === 'assignee') return text('tracker.waitsForYou');
  if (tracker.waitingFor) return text('tracker.waitsFor', { who: ownerOf(tracker.waitingFor, tracker, text) });
  const isPaid = tracker.stages.at(-1)?.state === 'done';
  return text(isPaid ? 'tracker.paid' : 'tracker.over');
}
/** The words of the stages and of the ways a stage can stop. */
const stageWords = {
  draft: 'tracker.draft',
  submitted: 'tracker.submitted',
  approval: 'tracker.approval',
  payment: 'tracker.payment.stage',
  paid: 'tracker.paidStage',
} as const;
function drawn(stage: Stage, tracker: NamedStageTracker, text: Words): DrawnStage {
  const { state } = stage;
  const isMoving = state === 'done' || state === 'current' || state === 'waiting';
  return {
    id: stage.stage,
    label: text(isMoving ? stageWords[stage.stage] : `tracker.${state}`),
    state: isMoving ? (state === 'waiting' ? 'coming' : state) : 'stopped',
    owner: stage.state === 'waiting' ? null : ownerOf(stage.owner, tracker, text),
    date: stage.date?.slice(0, 10) ?? null,
    reason: stage.reason ?? null,
  };
}
