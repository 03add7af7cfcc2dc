import { initiationMember } from '@homeport/model/initiations';
import { FieldShow } from '@homeport/ui/records/fields/FieldShow.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import type { FormValues } from '@homeport/ui/records/form/form-values.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useInitiations } from '../use-initiations.ts';
import type { StepId } from './steps.rules.ts';
import type { FamilyState } from './use-family.ts';
import type { WizardState } from './use-wizard.ts';

const isFilled = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);

/** The currency stands beside the budget already. */
const isSaidByBudget = (wire: string, values: FormValues): boolean => wire === 'currency' && isFilled(values.budget);

/** What was entered, step by step, each with the way back to it. */
export function CheckStep({
  state,
  family,
  steps,
  onChange,
}: {
  state: WizardState;
  family: FamilyState;
  steps: readonly StepId[];
  onChange: (step: StepId) => void;
}) {
  const text = useInitiations();
  const labels = useLabels();
  return (
    <div className="initiation-check">
      {steps
        .filter((step) => step !== 'check')
        .map((step) => (
          <section key={step}>
            <h3>
              {text(`step.${step}`)}{' '}
              <button type="button" className="hp-link-button" onClick={() => onChange(step)}>
                {text('wizard.change', { step: text(`step.${step}`) })}
              </button>
            </h3>
            {step === 'family' ? <Family family={family} said={state.values.familySize} /> : null}
            <dl className="hp-facts">
              {state
                .ofStep(step)
                .filter(({ wire }) => isFilled(state.values[wire]) && !isSaidByBudget(wire, state.values))
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

/** Who moves along and who stays, by name; where nobody is named, how many are said to move along. */
function Family({ family, said }: { family: FamilyState; said: unknown }) {
  const text = useInitiations();
  const labels = useLabels();
  const type = fieldAt(initiationMember, 'type');
  if (family.people.length === 0) return <p>{text('family.size', { count: family.along(said) })}</p>;
  return (
    <ul className="hp-lines">
      {family.people.map((one) => (
        <li key={one.id}>
          {`${one.firstName} ${one.lastName}`}{' '}
          <span className="hp-muted">
            {[
              type ? labels.choice(type, String(one.type)) : null,
              text(one.accompanies === true ? 'family.along' : 'family.stays'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
