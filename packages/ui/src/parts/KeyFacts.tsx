import type { ReactNode } from 'react';
import { useKitText } from '../language/use-text.ts';

export interface Fact {
  readonly label: string;
  /** Empty shows "Not provided". */
  readonly value: ReactNode;
  /** Amounts, dates and codes stand in equal-width digits. */
  readonly isNumber?: boolean;
  /** It is read in one piece and takes the room of two. */
  readonly isWide?: boolean;
}
/** Up to six facts of a record in a row, wrapping on narrow screens. */
export function KeyFacts({ facts }: { facts: readonly Fact[] }) {
  const text = useKitText();
  return (
    <dl className="hp-facts">
      {facts.map(({ label, value, isNumber, isWide }) => (
        <div key={label} data-wide={isWide || undefined}>
          <dt>{label}</dt>
          <dd className={isNumber ? 'hp-number' : undefined}>
            {value === null || value === undefined || value === '' ? (
              <span className="hp-muted">{text('notProvided')}</span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
