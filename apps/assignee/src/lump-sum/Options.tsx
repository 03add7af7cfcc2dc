import { ask, Problem } from '@homeport/client';
import { chooseOptions, type MyLumpSum, pointsLeft, pointsUsed, type WhyNot, whyNot } from '@homeport/model/benefits';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useLeaveGuard } from '@homeport/ui/parts/use-leave-guard.ts';
import { ActionIcon, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { lumpSumQuery } from './queries.ts';
import { lumpSumWords } from './words.ts';

/** Options by points: more and less of each, what is left, and why something cannot be chosen. */
export function Options({ lumpSum }: { lumpSum: MyLumpSum }) {
  const say = usePageWords(lumpSumWords);
  const formats = useFormats();
  const queries = useQueryClient();
  const { options, currency, optionsUntil: until, children } = lumpSum;
  const [start, setStart] = useState(() => Object.fromEntries(options.map((one) => [one.id, one.chosen])));
  const [choice, setChoice] = useState<Readonly<Record<string, number>>>(start);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const used = pointsUsed(options, choice);
  const left = pointsLeft(lumpSum, used);
  const isOver = until !== null && today() > until;
  const isChanged = options.some((one) => choice[one.id] !== start[one.id]);
  // That the time to choose is over stands above all of them.
  const reason = (why: WhyNot): string | undefined =>
    why.code === 'closed'
      ? undefined
      : say(`whyNot.${why.code}`, { count: why.code === 'overBudget' ? why.missing : 0 });
  const save = async (): Promise<boolean> => {
    setSaving(true);
    setProblem(null);
    try {
      const saved = await ask(chooseOptions, { body: { choice } });
      queries.setQueryData(lumpSumQuery.queryKey, saved);
      setStart(choice);
      toasts.show(say('saved'));
      return true;
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
      return false;
    } finally {
      setSaving(false);
    }
  };
  useLeaveGuard({ isChanged, save, discard: () => setChoice(start) });
  return (
    <Card title={say('options')}>
      {until && (
        <p className="hp-muted">
          {say(isOver ? 'optionsWereUntil' : 'optionsUntil', { date: formats.dayInSentence(until) })}
        </p>
      )}
      <p role="status" className="hp-number">
        {say('pointsState', { used, count: lumpSum.points, left: left.points })}
      </p>
      {problem ? (
        <InlineError
          message={say('notSaved')}
          advice={problem.status > 0 && problem.status < 500 ? problem.message : ''}
        />
      ) : null}
      <ul className="rows">
        {options.map((option) => {
          const count = choice[option.id] ?? 0;
          const why = whyNot(option, options, choice, lumpSum, { children, today: today(), until });
          const isClosed = why?.code === 'closed';
          const said = why && !(why.code === 'maximum' && option.maximum === 1) ? reason(why) : undefined;
          return (
            <li key={option.id} className="row">
              <span className="row-words">
                <strong>{option.name}</strong>
                <span className="hp-muted hp-number">
                  {say('points', { count: option.points })}
                  {option.maximum > 1 ? ` · ${say('upTo', { count: option.maximum })}` : null}
                </span>
                {said && (
                  <span className="hp-caption" id={`why-${option.id}`}>
                    {said}
                  </span>
                )}
              </span>
              <fieldset className="stepper">
                <legend className="hp-hidden">{say('count', { name: option.name })}</legend>
                <ActionIcon
                  variant="default"
                  size={44}
                  aria-label={say('less', { name: option.name })}
                  disabled={count === 0 || isClosed}
                  onClick={() => setChoice({ ...choice, [option.id]: count - 1 })}
                >
                  <Minus size={20} aria-hidden />
                </ActionIcon>
                <output className="hp-number">{count}</output>
                <ActionIcon
                  variant="default"
                  size={44}
                  aria-label={say('more', { name: option.name })}
                  aria-describedby={said ? `why-${option.id}` : undefined}
                  disabled={why !== undefined}
                  onClick={() => setChoice({ ...choice, [option.id]: count + 1 })}
                >
                  <Plus size={20} aria-hidden />
                </ActionIcon>
              </fieldset>
            </li>
          );
        })}
      </ul>
      {left.payout && <p className="hp-muted">{say('payout', { amount: formats.money(left.payout, currency) })}</p>}
      {!isOver && (
        <div className="form-actions">
          <Button loading={isSaving} onClick={() => void save()}>
            {say('save')}
          </Button>
        </div>
      )}
    </Card>
  );
}
