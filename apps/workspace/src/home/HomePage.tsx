import type { HomeCard } from '@homeport/model/home';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { House } from 'lucide-react';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useScreen } from '../frame/use-screen.ts';
import { DaysCard } from './DaysCard.tsx';
import { Figures } from './Figures.tsx';
import { FirstRows } from './FirstRows.tsx';
import { GroupsCard } from './GroupsCard.tsx';
import { homePath } from './paths.ts';
import { StartHere } from './StartHere.tsx';
import { useHome } from './use-home.ts';
import { useHomeWords } from './use-home-words.ts';
import { WorkToday } from './WorkToday.tsx';

/** Where somebody's day begins: what is to be done, how things stand, what comes next. Every number leads to its list. */
export function HomePage() {
  const text = useHomeWords();
  const { tenant } = useScreen(homePath);
  const query = useHome(tenant);
  return (
    <div className="home-page">
      <PageHeader title={text('title')} actions={<StartHere />} />
      <div className="home-columns">
        <WorkToday />
        <WhenLoaded query={query} rows={6} failed={text('failed')}>
          {({ cards }) => <Cards cards={cards} />}
        </WhenLoaded>
      </div>
    </div>
  );
}

function Cards({ cards }: { readonly cards: readonly HomeCard[] }) {
  const text = useHomeWords();
  const drawn = (...forms: readonly HomeCard['draws'][]) => cards.filter(({ draws }) => forms.includes(draws));
  const days = drawn('days');
  if (cards.length === 0)
    return (
      <EmptyState icon={House} title={text('nothing')}>
        {text('nothingText')}
      </EmptyState>
    );
  return (
    <>
      <Figures cards={drawn('figure')} />
      {drawn('list').map((card) => (
        <FirstRows key={card.name} card={card} />
      ))}
      {days.length > 0 ? <DaysCard cards={days} /> : null}
      {drawn('groups', 'companies').map((card) => (
        <GroupsCard key={card.name} card={card} />
      ))}
    </>
  );
}
