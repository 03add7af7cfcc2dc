import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { Check } from 'lucide-react';
import { useWords } from '../words/use-words.ts';

export interface Phase {
  readonly code: string;
  readonly name: string;
}
/** The phases of an assignment in a row; the current one is named on a phone, all of them on wider screens. */
export function PhaseBar({ phases, current }: { phases: readonly Phase[]; current: string | null }) {
  const text = useWords();
  const at = phases.findIndex((phase) => phase.code === current);
  const name = phases[at]?.name;
  return (
    <div>
      <ol className="phases" aria-label={text('home.phases')}>
        {phases.map((phase, place) => {
          const state = place < at ? 'done' : place === at ? 'current' : 'coming';
          return (
            <li key={phase.code} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span className="phase-line" />
              <span className="phase-name">
                {state === 'done' ? <Icon of={Check} small /> : null}
                <span>{phase.name}</span>
                <span className="hp-hidden">{text(`phase.${state}`)}</span>
              </span>
            </li>
          );
        })}
      </ol>
      {name ? (
        <p className="phase-now" aria-hidden>
          {text('home.phaseNow', { name, place: at + 1, count: phases.length })}
        </p>
      ) : null}
    </div>
  );
}
