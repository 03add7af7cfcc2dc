import './home.css';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { FormSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { HomeCard, HomeCards } from '../data/home-card.ts';
import { assignmentQuery, isFamily } from '../data/queries.ts';
import { welcomeKey } from '../lean/welcome.ts';
import { useApp } from '../shell/app-context.ts';
import { useWords } from '../words/use-words.ts';
import { RouteHeader } from './RouteHeader.tsx';

/** Home: where one stands, what to do next, where the money is, who helps. */
export function HomePage({ cards }: { cards: HomeCards }) {
  const { me, theme } = useApp();
  const isGuest = isFamily(me);
  const text = useWords();
  const assignment = useQuery(assignmentQuery);
  const [welcome, setWelcome] = useState(() => sessionStorage.getItem(welcomeKey));
  const close = () => {
    sessionStorage.removeItem(welcomeKey);
    setWelcome(null);
  };
  const of = { isGuest, theme, assignment: assignment.data ?? null };
  const drawn = (place: HomeCard['place']) =>
    cards.flatMap(({ Card, ...card }, at) =>
      card.place === place && card.isOn(of)
        ? [
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards are the same as long as the application runs
            <Suspense key={at} fallback={null}>
              <Card />
            </Suspense>,
          ]
        : [],
    );
  const [left, right] = [drawn('left'), drawn('right')];
  return (
    <>
      {welcome ? (
        <div className="welcome" data-once="">
          <Banner tone="info" action={{ label: text('close'), onClick: close }}>
            {welcome}
          </Banner>
        </div>
      ) : null}
      {assignment.isPending ? <FormSkeleton fields={1} /> : <RouteHeader assignment={assignment.data ?? null} />}
      <div className="stack">
        {drawn('above')}
        {left.length + right.length > 0 ? (
          <div className="two-columns">
            <div className="stack">{left}</div>
            {right}
          </div>
        ) : null}
        {drawn('below')}
      </div>
    </>
  );
}
