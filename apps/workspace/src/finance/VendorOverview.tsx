import { ask } from '@homeport/client';
import { caseService } from '@homeport/model/cases';
import { type VendorOverview as Standing, vendorInvoice, vendorOverview } from '@homeport/model/finance';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { KeyFacts } from '@homeport/ui/parts/KeyFacts.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { withParams } from '../frame/address.ts';
import { useScreen } from '../frame/use-screen.ts';
import { ListCard } from './ListCard.tsx';
import { postInvoicePage, vendorOverviewPage } from './menu.ts';
import { useFinanceWords } from './use-finance-words.ts';

const lists = {
  news: '/workspace/cases/case-service?filter=status:in:REQUESTED&sort=created,desc',
  running: '/workspace/cases/case-service?filter=status:in:SCHEDULED,IN_PROGRESS&sort=nextActionDate,asc',
  steps: '/workspace/cases/service-step?filter=isDone:eq:false&sort=dueDate,asc',
  review: '/workspace/vendor/vendor-invoice?filter=status:in:SUBMITTED,HELD&sort=dueDate,asc',
  questions: '/workspace/vendor/vendor-invoice?filter=status:in:QUERIED&sort=dueDate,asc',
  answers: '/workspace/cases/quality-survey?sort=answeredDate,desc',
} as const;

/** Where a vendor stands: what waits first, figures after it, and what is to be paid. */
export function VendorOverview() {
  const text = useFinanceWords();
  const host = useRecordHost();
  const { tenant, place } = useScreen(vendorOverviewPage.path);
  const query = useQuery({
    queryKey: ['finance', tenant ?? 'own', 'overview'],
    queryFn: ({ signal }) => ask(vendorOverview, { signal, ...(tenant ? { tenant } : {}) }),
  });
  return (
    <div className="hp-record">
      <PageHeader
        title={text('overview.title')}
        description={text('overview.text')}
        actions={
          <Button onClick={() => host.go(withParams(postInvoicePage.path, place))}>{text('overview.post')}</Button>
        }
      />
      <WhenLoaded query={query} rows={6} failed={text('overview.failed')}>
        {(overview) => (
          <>
            <Figures overview={overview} place={place} />
            <Cards place={place} />
          </>
        )}
      </WhenLoaded>
    </div>
  );
}

/** What came in, what is under way, and what finance asks. */
function Cards({ place }: { readonly place: Readonly<Record<string, string>> }) {
  const text = useFinanceWords();
  return (
    <div className="finance-cards">
      <ListCard
        entity={caseService}
        title={text('overview.news')}
        href={withParams(lists.news, place)}
        states={['REQUESTED']}
        sort="created"
        isDescending
        columns={['assignee', 'startDate']}
      />
      <ListCard
        entity={caseService}
        title={text('overview.running')}
        href={withParams(lists.running, place)}
        states={['SCHEDULED', 'IN_PROGRESS']}
        sort="nextActionDate"
        columns={['nextAction', 'nextActionDate']}
      />
      <ListCard
        entity={vendorInvoice}
        title={text('overview.questions')}
        href={withParams(lists.questions, place)}
        states={['QUERIED', 'REJECTED']}
        sort="dueDate"
        columns={['question', 'status']}
      />
    </div>
  );
}

/** How much of what waits, each number with the way to its list. */
function Figures({
  overview,
  place,
}: {
  readonly overview: Standing;
  readonly place: Readonly<Record<string, string>>;
}) {
  const text = useFinanceWords();
  const formats = useFormats();
  const way = (href: string, count: number) => (
    <AppLink href={withParams(href, place)}>{formats.number(count)}</AppLink>
  );
  const expected = overview.expected.map(({ currency, amount, first }) =>
    first
      ? text('overview.expectedFrom', { amount: formats.money(amount, currency), day: formats.date(first) })
      : formats.money(amount, currency),
  );
  return (
    <KeyFacts
      facts={[
        { label: text('overview.news'), value: way(lists.news, overview.newServices) },
        { label: text('overview.running'), value: way(lists.running, overview.underWay) },
        { label: text('overview.steps'), value: way(lists.steps, overview.openSteps) },
        { label: text('overview.review'), value: way(lists.review, overview.inReview) },
        {
          label: text('overview.expected'),
          value: expected.length > 0 ? formats.list(expected) : text('overview.nothingExpected'),
        },
        {
          label: text('overview.rating'),
          value: overview.rating ? (
            <AppLink href={withParams(lists.answers, place)}>
              {text('overview.ratingOf', { rating: overview.rating, answers: overview.answers })}
            </AppLink>
          ) : (
            text('overview.noAnswers')
          ),
        },
      ]}
    />
  );
}
