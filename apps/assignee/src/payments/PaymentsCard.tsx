import { expensePaymentStatusTones } from '@homeport/model/tones';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { useQuery } from '@tanstack/react-query';
import { LoadedCard } from '../data/LoadedCard.tsx';
import { paymentsQuery } from '../data/queries.ts';
import { useWords } from '../words/use-words.ts';
import { dayOf } from './payment.rules.ts';

/** The last two payments. */
export function PaymentsCard() {
  const text = useWords();
  const formats = useFormats();
  const payments = useQuery(paymentsQuery);
  return (
    <LoadedCard
      title={text('payments.title')}
      query={payments}
      rows={2}
      aside={<AppLink href="/dashboard/payments">{text('payments.all')}</AppLink>}
    >
      {(found) =>
        found.length === 0 ? (
          <p className="hp-muted">{text('payments.empty')}</p>
        ) : (
          <ul className="rows">
            {found.slice(0, 2).map((payment) => (
              <li key={payment.id} className="row">
                <span className="row-words">
                  <StatusChip
                    state={payment.status}
                    tone={expensePaymentStatusTones[payment.status]}
                    label={text(`payment.${payment.status}`)}
                  />
                  <span className="hp-muted">
                    {text('payments.line', { date: formats.date(dayOf(payment)), ending: payment.accountEnding ?? '' })}
                  </span>
                </span>
                <span className="hp-number row-amount">{formats.money(payment.amountRequested, payment.currency)}</span>
              </li>
            ))}
          </ul>
        )
      }
    </LoadedCard>
  );
}
