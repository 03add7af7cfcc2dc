import type { MyPayback } from '@homeport/model/payroll';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useQuery } from '@tanstack/react-query';
import { LoadedCard } from '../data/LoadedCard.tsx';
import { usePageWords } from '../words/page-words.ts';
import { paybacksQuery } from './queries.ts';
import { assistanceWords } from './words.ts';

/** What somebody has agreed to pay back, in plain words. Most people have nothing of the kind: for them there is no card. */
export function Paybacks() {
  const say = usePageWords(assistanceWords);
  const query = useQuery(paybacksQuery);
  if (query.isPending || query.data?.length === 0) return null;
  return (
    <LoadedCard title={say('payback')} query={query}>
      {(found) => (
        <ul className="rows">
          {found.map((one) => (
            <Agreement key={one.id} one={one} />
          ))}
        </ul>
      )}
    </LoadedCard>
  );
}

function Agreement({ one: { description, paid, due, currency, lastDay, status } }: { one: MyPayback }) {
  const say = usePageWords(assistanceWords);
  const formats = useFormats();
  const money = (value: string) => formats.money(value, currency);
  const state =
    status === 'SIGNED' || status === 'RUNNING'
      ? say('payback.today', { due: money(due), day: lastDay === null ? '' : formats.dayInSentence(lastDay) })
      : status === 'DUE' || status === 'WAIVER_ASKED'
        ? say('payback.due', { due: money(due) })
        : say(`payback.${status === 'SETTLED' ? 'SETTLED' : 'over'}`, { due: money(due) });
  return (
    <li className="row">
      <span className="row-words">
        <span>{description}</span>
        <span className="hp-caption">{state}</span>
      </span>
      <span className="row-amount hp-number">{paid === null ? null : money(paid)}</span>
    </li>
  );
}
