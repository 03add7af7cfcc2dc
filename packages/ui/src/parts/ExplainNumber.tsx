import { Popover } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../language/settings.tsx';
import { useKitText } from '../language/use-text.ts';

export interface Explanation {
  /** In words and signs: "amount × rate". */
  readonly formula: string;
  readonly inputs: readonly { readonly label: string; readonly value: string }[];
  readonly rate?: { readonly value: string; readonly date: string; readonly source: string };
  /** The rule: "half up to 2 decimals". */
  readonly rounding?: string;
}
export interface ExplainNumberProps {
  /** What the number is: "Converted amount". */
  readonly label: string;
  /** The number as it is shown. */
  readonly children: ReactNode;
  readonly explanation: Explanation;
}
/** An amount that can be opened: formula, inputs, rate record, rounding. */
export function ExplainNumber({ label, children, explanation }: ExplainNumberProps) {
  const text = useKitText();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { formula, inputs, rate, rounding } = explanation;
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width={320} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className="hp-explain hp-plain-button" onClick={() => setOpen(!isOpen)}>
          <span className="hp-number">{children}</span>
          <span className="hp-hidden">{text('explain.open', { label })}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={text('explain.title')}>
        <h2 className="hp-panel-title">{text('explain.title')}</h2>
        <dl className="hp-explained">
          <dt>{text('explain.formula')}</dt>
          <dd>{formula}</dd>
          {inputs.map((input) => (
            <div key={input.label}>
              <dt>{input.label}</dt>
              <dd className="hp-number">{input.value}</dd>
            </div>
          ))}
          {rate ? (
            <div>
              <dt>{text('explain.rate')}</dt>
              <dd className="hp-number">
                {text('explain.rateOn', { rate: rate.value, date: formats.date(rate.date), source: rate.source })}
              </dd>
            </div>
          ) : null}
          {rounding ? (
            <div>
              <dt>{text('explain.rounding')}</dt>
              <dd>{rounding}</dd>
            </div>
          ) : null}
          <div className="hp-explained-result">
            <dt>{text('explain.result')}</dt>
            <dd className="hp-number">{children}</dd>
          </div>
        </dl>
      </Popover.Dropdown>
    </Popover>
  );
}

/** A formula as the server keeps it, with every number written as the reader writes numbers. */
export const inDigits = (formula: string, number: (value: string) => string): string =>
  formula.replace(/\d+(?:\.\d+)?/g, (value) => number(value));
