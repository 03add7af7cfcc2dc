import '../shell/form-styles.css';
import './surveys.css';
import { ask, Problem } from '@homeport/client';
import { answerSurvey, type SurveySheet } from '@homeport/model/surveys';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { ErrorSummary } from '@homeport/ui/parts/ErrorSummary.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useDraft } from '@homeport/ui/parts/use-draft.ts';
import { useLeaveGuard } from '@homeport/ui/parts/use-leave-guard.ts';
import { AppLink } from '@homeport/ui/shell/link.tsx';
import { Button, Radio } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { surveysQuery } from './queries.ts';
import { surveyWords } from './words.ts';

/** One survey: a score for every question, N/A to excellent, and a comment. */
export function SurveyPage() {
  const say = usePageWords(surveyWords);
  const formats = useFormats();
  const { id } = useParams({ from: '/dashboard/survey/$id' });
  const survey = useQuery(surveysQuery).data?.find((one) => one.id === id);
  if (!survey)
    return (
      <>
        <PageHeader title={say('title')} />
        <EmptyState title={say('notFound')} action={<HomeLink />} />
      </>
    );
  const title = say(survey.kind === 'PULSE' ? 'pulse' : 'title');
  return (
    <>
      <PageHeader
        title={title}
        description={survey.about ? say('about', { name: survey.about }) : say('aboutAll')}
        {...(survey.dueDate && survey.status === 'SENT'
          ? { aside: say(survey.isOverdue ? 'overdue' : 'due', { date: formats.date(survey.dueDate) }) }
          : {})}
      />
      <div className="narrow">
        {survey.status === 'ANSWERED' ? (
          <>
            <Banner tone="success" title={say('thanks')}>
              {say('thanksText')}
            </Banner>
            <HomeLink />
          </>
        ) : (
          <SurveyForm survey={survey} />
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
interface Given {
  readonly scores: Readonly<Record<string, string>>;
  readonly recommend: string;
  readonly comment: string;
}
const nothing: Given = { scores: {}, recommend: '', comment: '' };
const tenths = Array.from({ length: 11 }, (_, at) => String(at));

function SurveyForm({ survey }: { survey: SurveySheet }) {
  const say = usePageWords(surveyWords);
  const queries = useQueryClient();
  const [own, setGiven] = useState<Given | null>(null);
  const [hasTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const draft = useDraft(`survey.${survey.id}`, own ?? nothing, own !== null);
  const given = own ?? draft.found?.values ?? nothing;
  const change = (next: Partial<Given>) => setGiven({ ...given, ...next });
  const missing = survey.questions.filter((question) => !given.scores[question.code]);
  const send = async (): Promise<boolean> => {
    setTried(true);
    if (missing.length > 0) return false;
    setSending(true);
    setProblem(null);
    try {
      await ask(answerSurvey, {
        body: {
          id: survey.id,
          answers: given.scores as never,
          recommend: given.recommend === '' ? null : Number(given.recommend),
          comment: given.comment.trim() || null,
        },
      });
      draft.erase();
      setGiven(null);
      await queries.invalidateQueries({ queryKey: surveysQuery.queryKey });
      return true;
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
      return false;
    } finally {
      setSending(false);
    }
  };
  useLeaveGuard({ isChanged: own !== null, save: send, discard: draft.erase });
  const errors = hasTried
    ? missing.map((question) => ({
        fieldId: `survey-${question.code}`,
        message: say('complete', { question: question.text }),
      }))
    : [];
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <Card>
        <div className="hp-lines">
          <ErrorSummary errors={errors} />
          {problem ? (
            <InlineError
              message={say('failed')}
              advice={problem.status > 0 && problem.status < 500 ? problem.message : ''}
            />
          ) : null}
          {survey.questions.map((question) => (
            <Radio.Group
              key={question.code}
              id={`survey-${question.code}`}
              tabIndex={-1}
              label={question.text}
              withAsterisk
              error={
                hasTried && !given.scores[question.code] ? say('complete', { question: question.text }) : undefined
              }
              value={given.scores[question.code] ?? ''}
              onChange={(score) => change({ scores: { ...given.scores, [question.code]: score } })}
            >
              <div className="scale">
                {survey.scale.map((score) => (
                  <Radio key={score} value={score} label={say(`score.${score}` as 'score.NA')} />
                ))}
              </div>
            </Radio.Group>
          ))}
          {survey.kind === 'QUALITY' ? (
            <Radio.Group
              label={say('recommend')}
              description={say('recommendHint')}
              value={given.recommend}
              onChange={(recommend) => change({ recommend })}
            >
              <div className="scale">
                {tenths.map((tenth) => (
                  <Radio key={tenth} value={tenth} label={tenth} />
                ))}
              </div>
            </Radio.Group>
          ) : null}
          <LongTextField
            label={say('comment')}
            rows={3}
            maxLength={4000}
            value={given.comment}
            onChange={(comment) => change({ comment: comment ?? '' })}
          />
        </div>
        <div className="form-actions">
          <Button type="submit" loading={isSending}>
            {say('send')}
          </Button>
        </div>
      </Card>
    </form>
  );
}
