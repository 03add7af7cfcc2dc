import type { HomeCard } from '@homeport/model/home';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { TriangleAlert } from 'lucide-react';
import { listOf } from './card-list.ts';
import { useHomeWords } from './use-home-words.ts';

/** How many of what; each leads to the list of them. Amounts stand below, one for each currency. */
export function Figures({ cards }: { readonly cards: readonly HomeCard[] }) {
  const text = useHomeWords();
  if (cards.length === 0) return null;
  return (
    <section className="home-figures-part" aria-label={text('figures')}>
      <ul className="home-figures">
        {cards.map((card) => (
          <Figure key={card.name} card={card} />
        ))}
      </ul>
    </section>
  );
}

function Figure({ card }: { readonly card: HomeCard }) {
  const host = useRecordHost();
  const labels = useLabels();
  const formats = useFormats();
  const isUrgent = card.isUrgent === true && card.count > 0;
  const amounts = (card.sums ?? []).map(({ currency, value }) =>
    currency === null ? formats.number(value) : formats.money(value, currency),
  );
  return (
    <li data-urgent={isUrgent || undefined}>
      <AppLink className="home-figure" href={listOf(host, card)}>
        <span className="home-number">
          {isUrgent ? <Icon of={TriangleAlert} /> : null}
          {formats.number(card.count)}
        </span>
        <span className="home-figure-name">{labels.key(`card.${card.name}`, card.label)}</span>
        {amounts.length > 0 ? <span className="hp-caption hp-number">{formats.list(amounts)}</span> : null}
      </AppLink>
    </li>
  );
}
