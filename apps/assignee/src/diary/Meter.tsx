import { stateOf } from './meter.rules.ts';

/** A bar beside a sentence that says the same; so it is silent. */
export function Meter({ used, allowed }: { used: number; allowed: number }) {
  const share = allowed === 0 ? 100 : Math.min(100, (used / allowed) * 100);
  return (
    <div className="meter" data-state={stateOf(used, allowed)} aria-hidden>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" focusable="false">
        <title>{`${used}/${allowed}`}</title>
        <rect width={share} height="8" />
      </svg>
    </div>
  );
}
