import '../frame/page-styles.css';
import '@homeport/ui/records/records.css';
import '../work/work.css';
import './home.css';
import { Suspense } from 'react';
import { useLearned } from '../frame/use-learned.ts';
import { workWords } from '../work/words.ts';
import { HomePage } from './HomePage.tsx';
import { homeWords } from './words.ts';

/** Somebody's home, as soon as its texts are there. */
export const HomeRoute = () => (
  <Suspense>
    <Learned />
  </Suspense>
);

function Learned() {
  useLearned('home', homeWords);
  useLearned('work', workWords);
  return <HomePage />;
}
