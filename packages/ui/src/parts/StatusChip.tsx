import './status-chip.css';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './Icon.tsx';
import { statusLook, type Tone } from './status-look.ts';

export interface StatusChipProps {
  /** Key or English name of the state; decides tone and icon. */
  readonly state: string;
  /** The word shown, in the reader's language. */
  readonly label: string;
  /** Overrules the map for states of a tenant's own making. */
  readonly tone?: Tone;
  readonly icon?: LucideIcon;
  /** Danger that blocks work: filled. */
  readonly isBlocking?: boolean;
}
/** Icon, word and tone of a state. */
export function StatusChip({ state, label, tone, icon, isBlocking }: StatusChipProps) {
  const look = statusLook(state, tone);
  return (
    <span
      className="hp-chip"
      data-tone={look.tone}
      data-solid={isBlocking && look.tone === 'danger' ? true : undefined}
    >
      <Icon of={icon ?? look.icon} small />
      <span>{label}</span>
    </span>
  );
}
