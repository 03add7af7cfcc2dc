import { Circle, CircleCheck, CircleDot, CircleX } from 'lucide-react';
import { useFormats } from '../language/settings.tsx';
import { useKitText } from '../language/use-text.ts';
import { Icon } from './Icon.tsx';

export type StageState = 'done' | 'current' | 'coming' | 'stopped';
export interface Stage {
  readonly id: string;
  readonly label: string;
  readonly state: StageState;
  /** Who has it, a name or a role. */
  readonly owner?: string | null;
  /** `yyyy-MM-dd`: when it was reached. */
  readonly date?: string | null;
  /** Why it stopped, or what is waited for. */
  readonly reason?: string | null;
}
const icons = { done: CircleCheck, current: CircleDot, coming: Circle, stopped: CircleX };

/** Where something is on its way: every stage with owner, date and reason. Across on wide screens, down on phones. */
export function StageTracker({ stages, label }: { stages: readonly Stage[]; label: string }) {
  const text = useKitText();
  const formats = useFormats();
  return (
    <ol className="hp-stages" aria-label={label}>
      {stages.map((stage) => (
        <li key={stage.id} data-state={stage.state} aria-current={stage.state === 'current' ? 'step' : undefined}>
          <span className="hp-stage-mark">
            <Icon of={icons[stage.state]} />
          </span>
          <span className="hp-stage-words">
            <strong>{stage.label}</strong>
            <span className="hp-hidden">{text(`stage.${stage.state}`)}</span>
            {stage.date ? <span className="hp-caption hp-number">{formats.date(stage.date)}</span> : null}
            {stage.owner ? <span className="hp-caption">{text('stage.owner', { owner: stage.owner })}</span> : null}
            {stage.reason ? (
              <span className={stage.state === 'stopped' ? 'hp-caption hp-danger' : 'hp-caption'}>{stage.reason}</span>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
