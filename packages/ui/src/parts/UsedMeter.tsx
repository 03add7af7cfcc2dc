import './used-meter.css';

export interface UsedMeterProps {
  /** Amounts in one currency, as decimals; only the bar is drawn from them. */
  readonly used: string;
  readonly granted: string;
  /** What the bar says, in words. */
  readonly label: string;
}
/** How much of an amount is used: full, and in the colour of what went wrong, where more is used than was granted. */
export function UsedMeter({ used, granted, label }: UsedMeterProps) {
  const [part, whole] = [Number(used), Number(granted)];
  return (
    <progress
      className="hp-used-meter"
      max={whole}
      value={Math.min(part, whole)}
      data-over={part > whole || undefined}
      aria-label={label}
    />
  );
}
