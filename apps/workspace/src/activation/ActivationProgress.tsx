import './activation.css';
import { records } from '@homeport/client';
import { type ActivationLine, activationLine, companyActivation } from '@homeport/model/organisation';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { recordQuery } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck, CircleDot, CircleX } from 'lucide-react';
import { useEffect } from 'react';
import { tenantParam, withParams } from '../frame/address.ts';
import { useLearned } from '../frame/use-learned.ts';
import { elapsed, type StepShown, stepsOf } from './activation.rules.ts';
import { type ActivationKey, useActivation } from './use-activation.ts';
import { activationWords } from './words.ts';

const icons = { done: CircleCheck, current: CircleDot, coming: Circle, stopped: CircleX };
const often = 1_000;
const known = ['dataCenter', 'names', 'rowSecurity', 'keys', 'fileStore', 'files', 'reach', 'invitation'];

/** The eight steps of an activation while they are done, and after. What it shows is stored: a reload shows the same. */
export function ActivationProgress({ row: given }: { readonly row: Row }) {
  useLearned('activation', activationWords);
  const text = useActivation();
  const formats = useFormats();
  const host = useRecordHost();
  const isOver = (row: Row | undefined) => row?.isRunning !== true;
  const query = useQuery({
    ...recordQuery(host, companyActivation, given.id),
    refetchInterval: ({ state }) => (isOver(state.data) ? false : often),
  });
  const row = query.data ?? given;
  const isRunning = !isOver(row);
  const log = useQuery({
    queryKey: ['activation', host.tenant, given.id],
    queryFn: async ({ signal }) => {
      const filter = { field: 'companyActivation', op: 'eq', value: given.id } as const;
      return (await records(activationLine, host.tenant).search({ filter, sort: ['created,asc'], size: 1000 }, signal))
        .content;
    },
    refetchInterval: isRunning ? often : false,
  });
  // The last lines are written with the last status.
  const { refetch } = log;
  useEffect(() => {
    if (!isRunning) void refetch();
  }, [isRunning, refetch]);
  const status = String(row.status);
  if (status === 'PREPARED') return <Banner tone="info">{text('prepared')}</Banner>;
  const lines = log.data ?? [];
  const now = Math.max(query.dataUpdatedAt, log.dataUpdatedAt);
  const steps = stepsOf(status, lines, now);
  const done = steps.filter(({ state }) => state === 'done').length;
  const tenant = (row.ownTenant as { id?: string } | null)?.id;
  return (
    <Card
      title={text('title')}
      aside={
        <span className="hp-muted hp-number">
          {text('summary', { done, of: steps.length, seconds: formats.number(elapsed(lines, isRunning, now)) })}
        </span>
      }
    >
      <div className="activation-lines">
        {status === 'COMPLETED' && tenant ? (
          <Banner tone="success" title={text('ready', { name: String(row.tenantName) })}>
            {text('readyText', { email: String(row.adminEmail) })}{' '}
            <a href={withParams('/workspace', { [tenantParam]: tenant })}>{text('open')}</a>
          </Banner>
        ) : null}
        {status === 'FAILED' ? (
          <Banner tone="danger" title={text('failed')} isUrgent>
            {String(row.failure ?? '')} {text('failedText')}
          </Banner>
        ) : null}
        <ol className="activation-steps" aria-label={text('title')} aria-live="polite" aria-relevant="text">
          {steps.map((step) => (
            <Step key={step.step} step={step} />
          ))}
        </ol>
      </div>
    </Card>
  );
}

function Step({ step: { step, state, seconds, did } }: { readonly step: StepShown }) {
  const text = useActivation();
  const labels = useLabels();
  const formats = useFormats();
  const name = labels.key(`companyActivation.status.${step}`, companyActivation.fields.status.states[step].label);
  return (
    <li data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <Icon of={icons[state]} />
      <span>
        {name}
        <span className="hp-hidden"> {text(`state.${state}`)}</span>
      </span>
      <span className="hp-caption hp-number">
        {seconds === null ? '' : text('seconds', { seconds: formats.number(seconds) })}
      </span>
      {did.length > 0 ? (
        <details className="hp-caption">
          <summary>
            {text('log')}
            <span className="hp-hidden"> {name}</span>
          </summary>
          <ul>
            {did.map((line) => (
              <li key={line.id}>
                <Line line={line} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}

function Line({ line: { what, about, count } }: { readonly line: ActivationLine }) {
  const text = useActivation();
  const labels = useLabels();
  const host = useRecordHost();
  const named = about ?? '';
  const thing = known.includes(named)
    ? text(`about.${named}` as ActivationKey)
    : host.catalogue.hasEntity(named)
      ? labels.plural(host.catalogue.entity(named))
      : named;
  if (what === 'RESUMED' || what === 'FAILED' || what === 'INVITED') return text(`what.${what}`);
  return text(`what.${what}` as ActivationKey, {
    about: thing,
    count: count ?? 0,
    hasCount: count === null ? 'no' : 'yes',
  });
}
