import type { Payable } from '@homeport/model/payments';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { CircleSlash2 } from 'lucide-react';

/** Approved reports that are not paid now, each with its reason. Nothing is drawn when there are none. */
export function LeftOutList({ items }: { items: readonly Payable[] }) {
  const text = useText('payments');
  const formats = useFormats();
  if (items.length === 0) return null;
  return (
    <section className="payments-part" aria-labelledby="payments-left-out">
      <h2 id="payments-left-out">{text('left.title', { count: items.length })}</h2>
      <ul className="payments-lines payments-left">
        {items.map((item) => (
          <li key={item.report}>
            <span className="payments-what">
              <span>
                <strong>{item.payeeName}</strong> · {item.description}
              </span>
              <span className="hp-caption hp-number">{item.reference}</span>
              <span className="payments-why">
                <Icon of={CircleSlash2} small />
                <span>
                  {item.leftOut
                    ? text(
                        `refusal.${item.leftOut.code}`,
                        { payee: item.payeeName, currency: item.currency, ...item.leftOut.params },
                        text('left.other'),
                      )
                    : text('left.other')}
                </span>
              </span>
            </span>
            <span className="hp-number">{formats.money(item.amount, item.currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
