import type { Expiry } from '@homeport/model/travel';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { usePageWords } from '../words/page-words.ts';
import { travelWords } from './words.ts';

const tones = {
  valid: 'success',
  warning: 'warning',
  critical: 'danger',
  expired: 'danger',
  applied: 'info',
  undated: 'neutral',
} as const;
/** Two years fill the bar. */
const whole = 730;

/** How near the end of a document is: bar, word and date. */
export function ExpiryBar({ expiry, expiryDate }: { expiry: Expiry; expiryDate: string | null }) {
  const text = usePageWords(travelWords);
  const formats = useFormats();
  const { state, daysLeft } = expiry;
  const share = daysLeft === null ? 0 : Math.max(2, Math.min(100, (daysLeft / whole) * 100));
  return (
    <span className="expiry">
      {daysLeft === null ? null : (
        <span className="expiry-bar" data-state={state} aria-hidden>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" focusable="false">
            <title>{String(daysLeft)}</title>
            <rect width={share} height="8" />
          </svg>
        </span>
      )}
      <span className="row">
        <StatusChip state={state} tone={tones[state]} label={text(`state.${state}`)} />
        {expiryDate ? (
          <span className="hp-caption hp-number">{text('until', { date: formats.date(expiryDate) })}</span>
        ) : null}
        {daysLeft !== null && daysLeft >= 0 && state !== 'valid' ? (
          <span className="hp-caption hp-number">{text('left', { count: daysLeft })}</span>
        ) : null}
      </span>
    </span>
  );
}
