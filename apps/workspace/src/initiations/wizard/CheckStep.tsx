import { FieldShow } from '@homeport/ui/records/fields/FieldShow.tsx';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useInitiations } from '../use-initiations.ts';
import type { StepId } from './steps.rules.ts';
import type { WizardState } from './use-wizard.ts';

const isFilled = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);

/** What was entered, step by step, each with the way back to it. */
export function CheckStep({
  state,
  steps,
  onChange,
}: {
  state: WizardState;
  steps: readonly StepId[];
  onChange: (step: StepId) => void;
}) {
  const text = useInitiations();
  const labels = useLabels();
  return (
    <div className="initiation-check">
      {steps
        .filter((step) => step !== 'check' && step !== 'family')
        .map((step) => (
          <section key={step}>
            <h3>
              {text(`step.${step}`)}{' '}
              <button type="button" className="hp-link-button" onClick={() => onChange(step)}>
                {text('wizard.change', { step: text(`step.${step}`) })}
              </button>
            </h3>
            <dl className="hp-facts">
              {state
                .ofStep(step)
                .filter(({ wire }) => isFilled(state.values[wire]))
                .map((at) => (
                  <div key={at.wire}>
                    <dt>{labels.field(at)}</dt>
                    <dd>
                      <FieldShow at={at} value={state.values[at.wire]} row={state.values} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
    </div>
  );
}
