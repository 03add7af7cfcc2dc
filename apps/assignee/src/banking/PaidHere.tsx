import { SwitchField } from '@homeport/ui/controls/SwitchField.tsx';
import type { Account } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';

/** Which account the reports in a currency go to, and the choice of this one where it is another. */
export function PaidHere({
  currency,
  elsewhere,
  value,
  onChange,
}: {
  currency: string;
  elsewhere: Account | null;
  value: boolean;
  onChange: (next: boolean) => void;
}) {
  const text = useWords();
  if (!elsewhere) return <p className="hp-muted">{text('bank.paidHere', { currency })}</p>;
  return (
    <SwitchField
      label={text('bank.payHere', { currency })}
      description={text('bank.paidElsewhere', { currency, name: elsewhere.name })}
      value={value}
      onChange={(next) => onChange(next === true)}
    />
  );
}
