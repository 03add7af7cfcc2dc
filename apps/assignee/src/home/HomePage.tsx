import '../shell/chip-styles.css';
import './home.css';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { FormSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assignmentQuery } from '../data/queries.ts';
import { welcomeKey } from '../lean/welcome.ts';
import { useApp } from '../shell/app-context.ts';
import { useWords } from '../words/use-words.ts';
import { DoNextCard } from './DoNextCard.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import { RouteHeader } from './RouteHeader.tsx';

/** Home: where one stands, what to do next, where the money is, who helps. */
export function HomePage() {
  const { theme } = useApp();
  const text = useWords();
  const assignment = useQuery(assignmentQuery);
  const [welcome, setWelcome] = useState(() => sessionStorage.getItem(welcomeKey));
  const close = () => {
    sessionStorage.removeItem(welcomeKey);
    setWelcome(null);
  };
  return (
    <>
      {welcome ? (
        <div className="welcome">
          <Banner tone="info" action={{ label: text('close'), onClick: close }}>
            {welcome}
          </Banner>
        </div>
      ) : null}
      {assignment.isPending ? <FormSkeleton fields={1} /> : <RouteHeader assignment={assignment.data ?? null} />}
      <div className="stack">
        <DoNextCard />
        <PlanCard />
        {theme.expensesEnabled ? (
          <div className="two-columns">
            <MoneyCard />
            <PaymentsCard />
          </div>
        ) : null}
      </div>
    </>
  );
}
