import type { SurveySheet } from '@homeport/model/surveys';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { usePageWords } from '../words/page-words.ts';
import { surveyWords } from './words.ts';

/** What a survey is, what it is about, and until when it can be answered. */
export function SurveyHeader({ survey }: { survey: SurveySheet }) {
  const say = usePageWords(surveyWords);
  const formats = useFormats();
  return (
    <PageHeader
      title={say(survey.kind === 'PULSE' ? 'pulse' : 'title')}
      description={survey.about ? say('about', { name: survey.about }) : say('aboutAll')}
      {...(survey.dueDate && survey.status === 'SENT'
        ? { aside: say(survey.isOverdue ? 'overdue' : 'due', { date: formats.dayInSentence(survey.dueDate) }) }
        : {})}
    />
  );
}
