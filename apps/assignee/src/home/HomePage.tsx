import './home.css';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { FormSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { mayArrive } from '../arrival/arrival-data.ts';
import { assignmentQuery, isFamily } from '../data/queries.ts';
import { MoneyCard } from '../expenses/MoneyCard.tsx';
import { OnItsWay } from '../expenses/OnItsWay.tsx';
import { welcomeKey } from '../lean/welcome.ts';
import { useApp } from '../shell/app-context.ts';
import { HomeAlerts } from '../travel/alerts/HomeAlerts.tsx';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { useWords } from '../words/use-words.ts';
import { DoNextCard } from './DoNextCard.tsx';
import { FamilyCard } from './FamilyCard.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import { RouteHeader } from './RouteHeader.tsx';
import { homeWords } from './words.ts';

const ArrivalCard = lazyPart(() => import('../arrival/ArrivalCard.tsx').then((it) => it.ArrivalCard));

/** Home: where one stands, what to do next, where the money is, who helps. */
export function HomePage() {
  const { me, theme } = useApp();
  const isGuest = isFamily(me);
  const text = useWords();
  const say = usePageWords(homeWords);
  const assignment = useQuery(assignmentQuery);
  const [welcome, setWelcome] = useState(() => sessionStorage.getItem(welcomeKey));
  const close = () => {
    sessionStorage.removeItem(welcomeKey);
    setWelcome(null);
  };
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
        {!isGuest && mayArrive(assignment.data ?? null, today()) ? (
          <Suspense fallback={null}>
            <ArrivalCard />
          </Suspense>
        ) : null}
        <DoNextCard />
        <HomeAlerts />
        <PlanCard isGuest={isGuest} />
        {isGuest ? <FamilyCard /> : null}
        {theme.expensesEnabled && !isGuest ? (
          <div className="two-columns">
            <div className="stack">
              <OnItsWay />
              <PaymentsCard />
            </div>
            <MoneyCard />
          </div>
        ) : null}
        {isGuest ? null : <AppLink href="/dashboard/widgetDashboard">{say('widgets')}</AppLink>}
      </div>
    </>
  );
}
