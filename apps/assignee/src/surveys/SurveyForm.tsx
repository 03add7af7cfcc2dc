import './surveys.css';
import { Problem } from '@homeport/client';
import type { SurveySheet } from '@homeport/model/surveys';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { ErrorSummary } from '@homeport/ui/parts/ErrorSummary.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { useDraft } from '@homeport/ui/parts/use-draft.ts';
import { useLeaveGuard } from '@homeport/ui/parts/use-leave-guard.ts';
import { Button, Radio } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { surveyWords } from './words.ts';

/** What is sent: a score by question, 0 to 10 for a recommendation, and words. */
interface GivenAnswers {
  readonly answers: never;
  readonly recommend: number | null;
  readonly comment: string | null;
}
interface Given {
  readonly scores: Readonly<Record<string, string>>;
  readonly recommend: string;
  readonly comment: string;
}
const nothing: Given = { scores: {}, recommend: '', comment: '' };
const tenths = Array.from({ length: 11 }, (_, at) => String(at));

export interface SurveyFormProps {
  readonly survey: SurveySheet;
  readonly send: (given: GivenAnswers) => Promise<unknown>;
  readonly onSent: () => unknown;
}
/** The questions of a survey, each with its scale. What was given is kept until it is sent. */
export function SurveyForm({ survey, send: sendAnswers, onSent }: SurveyFormProps) {
  const say = usePageWords(surveyWords);
  const [own, setGiven] = useState<Given | null>(null);
  const [hasTried, setTried] = useState(false);
  const [failed, setFailed] = useState(0);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const draft = useDraft(`survey.${survey.id}`, own ?? nothing, own !== null);
  const given = own ?? draft.found?.values ?? nothing;
  const change = (next: Partial<Given>) => setGiven({ ...given, ...next });
  const missing = survey.questions.filter((question) => !given.scores[question.code]);
  const send = async (): Promise<boolean> => {
    setTried(true);
    if (missing.length > 0) {
      setFailed((count) => count + 1);
      return false;
    }
    setSending(true);
    setProblem(null);
    try {
      await sendAnswers({
        answers: given.scores as never,
        recommend: given.recommend === '' ? null : Number(given.recommend),
        comment: given.comment.trim() || null,
      });
      draft.erase();
      setGiven(null);
      await onSent();
      return true;
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
      return false;
    } finally {
      setSending(false);
    }
  };
  useLeaveGuard({ isChanged: own !== null, save: send, discard: draft.erase, keep: draft.flush });
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
        <div className="survey">
          <ErrorSummary errors={errors} failed={failed} />
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
              <div className="scale" data-tenths>
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
