import './diary.css';
import type { TravelDetail } from '@homeport/model/diary';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CalendarPlus, Lock } from 'lucide-react';
import { Suspense } from 'react';
import { useOptionName } from '../data/option-name.ts';
import { assignmentQuery, tripsQuery } from '../data/queries.ts';
import { usePageWords } from '../words/page-words.ts';
import { BalancesCard } from './BalancesCard.tsx';
import { CountryDaysCard } from './CountryDaysCard.tsx';
import { today as dayNow, entriesQuery, travelOptionsQuery, yearsQuery } from './diary-data.ts';
import { monthOf, startOf } from './diary-entries.rules.ts';
import { EntryList } from './EntryList.tsx';
import { PurposeMark, TripMark } from './EntryMark.tsx';
import { EventsCard } from './EventsCard.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { StayCard } from './StayCard.tsx';
import { diaryWords } from './words.ts';

const WaitingEntries = lazyPart(() => import('./WaitingEntries.tsx').then((it) => it.WaitingEntries));
const EntryDialog = lazyPart(() => import('./EntryDialog.tsx').then((it) => it.EntryDialog));

export interface TrackerSearch {
  readonly month?: string;
  readonly q?: string;
  /** The day a new entry begins with. */
  readonly add?: string;
  readonly gone?: true;
}
/** The travel diary: a month, the last 30 days, days per country and what is left of every limit. */
export function TrackerPage({ search, entry }: { search: TrackerSearch; entry?: TravelDetail }) {
  const text = usePageWords(diaryWords);
  const router = useRouter();
  const nameOf = useOptionName();
  const { data: entries = [], error, refetch } = useQuery(entriesQuery);
  const years = useQuery(yearsQuery).data ?? [];
  const purposes = (useQuery(travelOptionsQuery).data ?? []).filter((o) => o.optionTypeCode === 'TRAVEL_PURPOSE');
  const assignment = useQuery(assignmentQuery).data;
  const trips = useQuery(tripsQuery).data ?? [];
  const today = dayNow();
  const month = search.month ?? monthOf(entry ? startOf(entry) : (search.add ?? today));
  const go = (next: TrackerSearch, replace = false) => {
    const params = new URLSearchParams(Object.entries({ ...next }).map(([name, value]) => [name, String(value)]));
    const href = `/dashboard/tracker${params.size > 0 ? `?${params}` : ''}`;
    if (replace) router.history.replace(href);
    else router.history.push(href);
  };
  const { q, add, gone } = search;
  const hasWaiting = useStore(waiting)?.some((write) => write.kind === 'diary') === true;
  const kept = { ...(search.month ? { month: search.month } : {}), ...(q ? { q } : {}) };
  const open = (day: string) => {
    const here = entries.find((e) => startOf(e) <= day && e.endDate.slice(0, 10) >= day);
    if (here) router.history.push(`/dashboard/tracker/entry/${here.id}`);
    else go({ ...kept, add: day });
  };
  const addLink = (
    <AppLink href={`/dashboard/tracker?add=${today}`} className="hp-button hp-button-filled">
      <Icon of={CalendarPlus} />
      {text('add')}
    </AppLink>
  );
  return (
    <>
      <PageHeader title={text('title')} description={text('description')} actions={addLink} />
      {gone ? <Banner tone="info">{text('missing')}</Banner> : null}
      {error ? <InlineError message={text('failed')} onRetry={() => void refetch()} /> : null}
      {entries.length === 0 && !error ? (
        <EmptyState icon={CalendarPlus} title={text('emptyTitle')}>
          {text('emptyText')}
        </EmptyState>
      ) : null}
      <div className="tracker">
        <div>
          {hasWaiting ? (
            <Suspense>
              <WaitingEntries />
            </Suspense>
          ) : null}
          <Card>
            <MonthGrid
              month={month}
              entries={entries}
              trips={trips}
              today={today}
              onMonth={(next) => go({ ...(q ? { q } : {}), month: next }, true)}
              onPick={open}
            />
            <ul className="legend" aria-label={text('legend')}>
              {purposes.map((purpose) => (
                <li key={purpose.code}>
                  <PurposeMark code={purpose.code} />
                  {nameOf(purpose)}
                </li>
              ))}
              <li>
                <TripMark />
                {text('trip')}
              </li>
              <li>
                <Icon of={Lock} small />
                {text('locked')}
              </li>
            </ul>
          </Card>
          <EntryList
            entries={entries}
            today={today}
            query={q ?? ''}
            onQuery={(next) =>
              go({ ...(search.month ? { month: search.month } : {}), ...(next ? { q: next } : {}) }, true)
            }
          />
        </div>
        <div>
          <BalancesCard entries={entries} today={today} home={assignment?.homeLocation?.country ?? null} />
          <StayCard entries={entries} today={today} />
          <CountryDaysCard years={years} entries={entries} today={today} />
          <EventsCard />
        </div>
      </div>
      {add || entry ? (
        <Suspense>
          <EntryDialog
            key={entry?.id ?? add}
            day={add ?? (entry ? startOf(entry) : today)}
            {...(entry ? { entry } : {})}
            onClose={() => go(kept, true)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
