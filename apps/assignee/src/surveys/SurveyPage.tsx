import './surveys.css';
import { ask } from '@homeport/client';
import { answerSurvey } from '@homeport/model/surveys';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { usePageWords } from '../words/page-words.ts';
import { surveysQuery } from './queries.ts';
import { SurveyForm } from './SurveyForm.tsx';
import { SurveyHeader } from './SurveyHeader.tsx';
import { surveyWords } from './words.ts';

/** One survey: a score for every question, N/A to excellent, and a comment. */
export function SurveyPage() {
  const say = usePageWords(surveyWords);
  const queries = useQueryClient();
  const { id } = useParams({ from: '/dashboard/survey/$id' });
  const survey = useQuery(surveysQuery).data?.find((one) => one.id === id);
  if (!survey)
    return (
      <>
        <PageHeader title={say('title')} />
        <EmptyState title={say('notFound')} action={<HomeLink />} />
      </>
    );
  return (
    <>
      <SurveyHeader survey={survey} />
      <div className="narrow">
        {survey.status === 'ANSWERED' ? (
          <>
            <Banner tone="success" title={say('thanks')}>
              {say('thanksText')}
            </Banner>
            <HomeLink />
          </>
        ) : (
          <SurveyForm
            survey={survey}
            send={(given) => ask(answerSurvey, { body: { id: survey.id, ...given } })}
            onSent={() => queries.invalidateQueries({ queryKey: surveysQuery.queryKey })}
          />
        )}
      </div>
    </>
  );
}
function HomeLink() {
  const say = usePageWords(surveyWords);
  return (
    <AppLink href="/dashboard" className="hp-button hp-button-filled">
      {say('home')}
    </AppLink>
  );
}
