import { ask, Problem } from '@homeport/client';
import type { ServiceDetail } from '@homeport/model/cases';
import { rateService, type SurveySheet } from '@homeport/model/surveys';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button, Radio } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { surveysQuery } from './queries.ts';
import { servicesWords } from './words.ts';

/** The five words of a rating, the best first. */
const scores = ['EXCELLENT', 'GOOD', 'AVERAGE', 'FAIR', 'POOR'] as const;
type Score = (typeof scores)[number];

/** What a mean from 1 to 5 is called. */
const scoreOf = (mean: string): Score => scores[Math.min(4, Math.max(0, 5 - Math.round(Number(mean))))] ?? 'AVERAGE';

/** How a service was that is done: said once, here or in the survey that was sent about it. */
export function ServiceRating({ service }: { service: ServiceDetail }) {
  const surveys = useQuery(surveysQuery).data;
  if (service.status !== 'COMPLETED' || surveys === undefined) return null;
  const known = surveys.find((one) => one.service === service.id && one.kind === 'QUALITY');
  return known ? <Rated survey={known} /> : <Rate service={service} />;
}

function Rated({ survey }: { survey: SurveySheet }) {
  const say = usePageWords(servicesWords);
  if (survey.status === 'SENT')
    return (
      <Card title={say('rate.title')}>
        <AppLink href={`/dashboard/survey/${survey.id}`}>{say('rate.survey')}</AppLink>
      </Card>
    );
  if (survey.meanScore === null) return null;
  return (
    <Card title={say('rate.title')}>
      <p>{say('rate.given', { score: say(`rate.${scoreOf(survey.meanScore)}`) })}</p>
    </Card>
  );
}

function Rate({ service }: { service: ServiceDetail }) {
  const say = usePageWords(servicesWords);
  const queries = useQueryClient();
  const [score, setScore] = useState<Score | null>(null);
  const [comment, setComment] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (score === null) return setFault(say('rate.missing'));
    setBusy(true);
    setFault(null);
    try {
      await ask(rateService, { body: { caseService: service.id, score, comment } });
      toasts.show(say('rate.thanks'));
      await queries.invalidateQueries({ queryKey: surveysQuery.queryKey });
    } catch (error) {
      setFault(error instanceof Problem && error.status > 0 && error.status < 500 ? error.message : say('failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={say('rate.title')}>
      <div className="hp-lines">
        <Radio.Group
          label={say('rate.how', { provider: service.providerName ?? service.name })}
          description={say('rate.seen')}
          error={fault}
          value={score ?? ''}
          onChange={(next) => setScore(scores.find((one) => one === next) ?? null)}
        >
          <div className="hp-lines">
            {scores.map((one) => (
              <Radio key={one} value={one} label={say(`rate.${one}`)} />
            ))}
          </div>
        </Radio.Group>
        <LongTextField label={say('rate.comment')} value={comment} onChange={setComment} maxLength={4000} />
        <div className="form-actions">
          <Button loading={isBusy} onClick={() => void send()}>
            {say('rate.send')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
