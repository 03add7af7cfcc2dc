import './controls.css';
import type { ReactNode } from 'react';
import type { Option } from './options.ts';

/** One line of a list: what stands in front, label, second line. */
export function OptionLine({ option, front }: { option: Option; front?: ReactNode }) {
  return (
    <span className="hp-option">
      {option.disabled ? null : front}
      <span className="hp-option-words">
        <span>{option.label}</span>
        {option.description ? <span className="hp-caption">{option.description}</span> : null}
      </span>
    </span>
  );
}
