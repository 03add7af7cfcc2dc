import { useKitText } from '../language/use-text.ts';
import { Banner } from './Banner.tsx';

export interface InlineErrorProps {
  /** The catalogued message, as it is. */
  readonly message: string;
  /** What to do next, added after the message. */
  readonly advice?: string;
  /** The number support can find the failure by. */
  readonly reference?: string;
  readonly onRetry?: () => void;
}
/** A failure where the action was, with Retry and reference. */
export function InlineError({ message, advice, reference, onRetry }: InlineErrorProps) {
  const text = useKitText();
  return (
    <Banner tone="danger" isUrgent {...(onRetry ? { action: { label: text('retry'), onClick: onRetry } } : {})}>
      <span>{message}</span>
      {advice ? <span className="hp-advice">{advice}</span> : null}
      {reference ? <span className="hp-reference">{text('reference', { reference })}</span> : null}
    </Banner>
  );
}
