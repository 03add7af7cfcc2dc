import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useKitText } from '../language/use-text.ts';
import { Icon } from './Icon.tsx';

export interface WizardStep {
  readonly id: string;
  readonly label: string;
  readonly isDone: boolean;
  /** Steps stay clickable once everything before them is valid. */
  readonly canOpen: boolean;
}
export interface StepWizardProps {
  readonly steps: readonly WizardStep[];
  readonly current: string;
  readonly onOpen: (step: string) => void;
  readonly children: ReactNode;
  /** Back and Continue. */
  readonly actions: ReactNode;
}
/** One step at a time; the list of steps says where one is. The step's heading takes the focus. */
export function StepWizard({ steps, current, onOpen, children, actions }: StepWizardProps) {
  const text = useKitText();
  const at = steps.findIndex((step) => step.id === current);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus();
  }, [current]);
  return (
    <div className="hp-wizard">
      <nav aria-label={text('wizard.steps')}>
        <ol className="hp-wizard-steps">
          {steps.map((step, place) => (
            <li
              key={step.id}
              data-done={step.isDone || undefined}
              aria-current={step.id === current ? 'step' : undefined}
            >
              <button
                type="button"
                className="hp-plain-button"
                disabled={!step.canOpen}
                onClick={() => onOpen(step.id)}
              >
                <span className="hp-wizard-number">
                  {step.isDone && step.id !== current ? <Icon of={Check} small /> : place + 1}
                </span>
                <span>{step.label}</span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <section className="hp-wizard-body">
        <p className="hp-caption">{text('wizard.step', { step: at + 1, total: steps.length })}</p>
        <h2 ref={heading} tabIndex={-1} data-quiet-focus>
          {steps[at]?.label}
        </h2>
        {children}
        <div className="hp-wizard-actions">{actions}</div>
      </section>
    </div>
  );
}
