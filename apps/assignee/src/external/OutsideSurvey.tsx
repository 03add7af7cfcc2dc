import { ask } from '@homeport/client';
import { answerExternalSurvey } from '@homeport/model/external';
import type { SurveySheet } from '@homeport/model/surveys';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { useState } from 'react';
import { SurveyForm } from '../surveys/SurveyForm.tsx';
import { SurveyHeader } from '../surveys/SurveyHeader.tsx';
import { surveyWords } from '../surveys/words.ts';
import { usePageWords } from '../words/page-words.ts';

/** A survey for who has its link. */
export function OutsideSurvey({ survey, token }: { survey: SurveySheet; token: string }) {
  const say = usePageWords(surveyWords);
  const [isSent, setSent] = useState(false);
  return (
    <>
      <SurveyHeader survey={survey} />
      <div className="narrow">
        {isSent ? (
          <Banner tone="success" title={say('thanks')} isUrgent>
            {say('thanksText')}
          </Banner>
        ) : (
          <SurveyForm
            survey={survey}
            send={(given) => ask(answerExternalSurvey, { body: { token, ...given } })}
            onSent={() => setSent(true)}
          />
        )}
      </div>
    </>
  );
}
