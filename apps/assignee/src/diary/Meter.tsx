import type { DayState } from '@homeport/model/diary';

const looks = {
  over: 'over',
  plannedOver: 'over',
  full: 'near',
  near: 'near',
  within: 'within',
  resident: 'within',
} as const;

/** A bar beside a sentence that says the same; so it is silent. What is planned stands paler behind what is used. */
export function Meter({
  used,
  planned,
  allowed,
  state,
}: {
  used: number;
  planned: number;
  allowed: number;
  state: DayState;
}) {
  const share = (days: number) => (allowed === 0 ? 100 : Math.min(100, (days / allowed) * 100));
  return (
    <div className="meter" data-state={looks[state]} aria-hidden>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" focusable="false">
        <title>{`${used}/${allowed}`}</title>
        <rect width={share(used + planned)} height="8" className="meter-planned" />
        <rect width={share(used)} height="8" />
      </svg>
    </div>
  );
}
