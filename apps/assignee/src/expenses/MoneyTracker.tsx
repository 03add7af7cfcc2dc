import './money-tracker.css';
import type { NamedStageTracker, Stage } from '@homeport/model/expenses';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { type Stage as DrawnStage, StageTracker } from '@homeport/ui/parts/StageTracker.tsx';
import { useQuery } from '@tanstack/react-query';
import { LoadedCard } from '../data/LoadedCard.tsx';
import { onItsWayQuery, stagesQuery } from '../data/queries.ts';
import type { Report } from '../data/types.ts';
import { isPaidWithSalary } from '../payments/payment.rules.ts';
import { today } from '../words/today.ts';
import { useWords, type Words } from '../words/use-words.ts';
import { isExpected } from './money-where.rules.ts';

/** "Where is my money": every stage with its owner, its date and the reason where there is one. */
export function MoneyTracker({ report }: { report: Report }) {
  const text = useWords();
  const tracker = useQuery(stagesQuery(report.id));
  const isComing = useExpectedWord(report);
  return (
    <LoadedCard title={text('tracker.title')} query={tracker} rows={5}>
      {(found) => (
        <div className="money-tracker">
          <p className="hp-muted">{sentenceOf(found, text)}</p>
          <StageTracker
            label={text('tracker.title')}
            stages={found.stages.map((stage) => isComing(drawn(stage, found, text)))}
          />
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
/** The last stage says until when it is to come, where a day is known that has not passed. */
function useExpectedWord(report: Report): (stage: DrawnStage) => DrawnStage {
  const text = useWords();
  const formats = useFormats();
  const ways = useQuery({ ...onItsWayQuery, enabled: isExpected(report) }).data;
  const day = ways?.find((one) => one.report === report.id)?.expected ?? null;
  if (day === null || day < today()) return (stage) => stage;
  const reason = text('tracker.usuallyBy', { date: formats.dayInSentence(day) });
  return (stage) => (stage.id === 'paid' && stage.state === 'coming' ? { ...stage, reason } : stage);
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
