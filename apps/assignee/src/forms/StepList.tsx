import { inLanguage, type PageStep } from '@homeport/model/forms';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { Check } from 'lucide-react';
import { usePageWords } from '../words/page-words.ts';
import { formWords } from './words.ts';

export interface StepListProps {
  readonly steps: readonly PageStep[];
  readonly open: string;
  /** Steps before this place were passed. */
  readonly done: number;
  readonly onStep: (step: string) => void;
}
/** The steps of a form beside it on a wide screen; those that were passed can be opened again. */
export function StepList({ steps, open, done, onStep }: StepListProps) {
  const say = usePageWords(formWords);
  const { locale } = useSettings();
  const isChecking = open === 'check';
  return (
    <nav className="form-steps" aria-label={say('steps')}>
      <ol>
        {steps.map((step, at) => {
          const isOpen = step.code === open;
          const isPassed = isChecking || at < done;
          return (
            <li key={step.code} aria-current={isOpen ? 'step' : undefined}>
              {isPassed && !isOpen ? (
                <button type="button" className="hp-link-button" onClick={() => onStep(step.code)}>
                  <Icon of={Check} small />
                  {inLanguage(step.title, locale)}
                </button>
              ) : (
                <span>{inLanguage(step.title, locale)}</span>
              )}
            </li>
          );
        })}
        <li aria-current={isChecking ? 'step' : undefined}>
          <span>{say('check')}</span>
        </li>
      </ol>
    </nav>
  );
}
