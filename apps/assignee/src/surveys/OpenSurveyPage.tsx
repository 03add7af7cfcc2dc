import { ask } from '@homeport/client';
import { answerOpenSurvey, type OpenSurvey } from '@homeport/model/surveys';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { SurveyForm } from './SurveyForm.tsx';
import { SurveyHeader } from './SurveyHeader.tsx';
import { surveyWords } from './words.ts';

/** A survey for who has its link: it takes one answer, and says so when it has one. */
export function OpenSurveyPage({ survey, token }: { survey: OpenSurvey | null; token: string }) {
  const say = usePageWords(surveyWords);
  const [isSent, setSent] = useState(false);
  if (!survey || survey.status === 'WITHDRAWN')
    return (
      <>
        <PageHeader title={say('title')} />
        <EmptyState icon={Link2Off} title={say('linkInvalid')}>
          {say('linkInvalidText')}
        </EmptyState>
      </>
    );
  return (
    <>
      <SurveyHeader survey={survey} />
      <div className="narrow">
        {isSent ? (
          <Banner tone="success" title={say('thanks')}>
            {say('thanksText')}
          </Banner>
        ) : survey.status === 'ANSWERED' ? (
          <Banner tone="info" title={say('used')}>
            {say('usedText')}
          </Banner>
        ) : (
          <SurveyForm
            survey={survey}
            send={(given) => ask(answerOpenSurvey, { body: { token, ...given } })}
            onSent={() => setSent(true)}
          />
        )}
      </div>
    </>
  );
}
