import { useText } from '@homeport/ui/language/use-text.ts';

/** The last characters of an account; all that is ever shown of it here. */
export function AccountEnding({ ending }: { ending: string | null }) {
  const text = useText('payments');
  return <span className="hp-number">{ending ? text('account', { ending }) : text('account.none')}</span>;
}
