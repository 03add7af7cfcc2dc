import './services.css';
import type { ServiceDetail } from '@homeport/model/cases';
import { caseServiceStatusTones } from '@homeport/model/tones';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { MailAddress } from '@homeport/ui/parts/MailAddress.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { CircleCheck, CircleDashed, Mail, Phone } from 'lucide-react';
import { isFamily } from '../data/queries.ts';
import { useApp } from '../shell/app-context.ts';
import { CaseManagerCard } from '../shell/CaseManagerCard.tsx';
import { usePageWords } from '../words/page-words.ts';
import { useSaidDay } from '../words/use-said-day.ts';
import { NextAction } from './NextAction.tsx';
import { serviceQuery } from './queries.ts';
import { ServiceDocuments } from './ServiceDocuments.tsx';
import { ServiceRating } from './ServiceRating.tsx';
import { ServiceThread } from './ServiceThread.tsx';
import { servicesWords } from './words.ts';

/** One service: what happens next, who does it, when, its steps and documents. */
export function ServicePage() {
  const say = usePageWords(servicesWords);
  const isGuest = isFamily(useApp().me);
  const { id } = useParams({ from: '/dashboard/services/$id' });
  const service = useQuery(serviceQuery(id)).data;
  const crumbs = [{ label: say('title'), href: '/dashboard/services' }];
  if (!service)
    return (
      <>
        <PageHeader title={say('title')} crumbs={crumbs} />
        <EmptyState
          title={say('notFound')}
          action={
            <AppLink href="/dashboard/services" className="hp-button hp-button-filled">
              {say('all')}
            </AppLink>
          }
        >
          <AppLink href="/dashboard/help">{say('help')}</AppLink>
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHeader
        title={service.name}
        crumbs={crumbs}
        chip={
          <StatusChip
            state={service.status}
            tone={caseServiceStatusTones[service.status]}
            label={say(`status.${service.status}`)}
          />
        }
      />
      <div className="two-columns">
        <div className="stack">
          <NextAction service={service} canConfirm={!isGuest} />
          <Dates service={service} />
          {service.information ? (
            <Card title={say('information')}>
              <p className="service-text">{service.information}</p>
            </Card>
          ) : null}
          {service.allSteps.length > 0 ? <Steps service={service} /> : null}
          <ServiceDocuments id={service.id} />
          {isGuest ? null : <ServiceRating service={service} />}
        </div>
        <div className="stack">
          <Provider service={service} />
          {isGuest ? null : <ServiceThread id={service.id} />}
          {service.cost ? <Cost cost={service.cost} /> : null}
          <CaseManagerCard />
        </div>
      </div>
    </>
  );
}
function Provider({ service: { providerName, contact } }: { service: ServiceDetail }) {
  const say = usePageWords(servicesWords);
  return (
    <Card title={say('provider')}>
      <strong>{providerName ?? say('noProvider')}</strong>
      {contact ? (
        <>
          {contact.name ? <span>{contact.name}</span> : null}
          {contact.email ? (
            <a className="icon-link" href={`mailto:${contact.email}`}>
              <Icon of={Mail} small />
              <span>
                <MailAddress of={contact.email} />
              </span>
            </a>
          ) : null}
          {contact.phone ? (
            <a className="icon-link" href={`tel:${contact.phone}`}>
              <Icon of={Phone} small />
              {contact.phone}
            </a>
          ) : null}
        </>
      ) : null}
    </Card>
  );
}
function Dates({ service: { startDate, endDate } }: { service: ServiceDetail }) {
  const say = usePageWords(servicesWords);
  const said = useSaidDay();
  const span = said.span(startDate, endDate);
  const shown = (day: string | null) => day ?? say('toBeConfirmed');
  return (
    <Card title={say('dates')}>
      <dl className="facts">
        <div>
          <dt>{say('start')}</dt>
          <dd className="hp-number">{shown(span.from)}</dd>
        </div>
        <div>
          <dt>{say('end')}</dt>
          <dd className="hp-number">{shown(span.to)}</dd>
        </div>
      </dl>
    </Card>
  );
}
function Steps({ service: { allSteps, steps } }: { service: ServiceDetail }) {
  const say = usePageWords(servicesWords);
  const formats = useFormats();
  return (
    <Card
      title={say('stepsTitle')}
      aside={<span className="hp-muted">{say('steps', { done: steps.done, count: steps.of })}</span>}
    >
      <ol className="service-steps">
        {allSteps.map((step) => (
          <li key={step.id} data-done={step.isDone || undefined}>
            <Icon of={step.isDone ? CircleCheck : CircleDashed} />
            <span className="row-words">
              <span>
                {step.description}
                <span className="hp-hidden"> ({say(step.isDone ? 'step.done' : 'step.open')})</span>
              </span>
              {step.dueDate && !step.isDone ? (
                <span className="hp-caption hp-number">
                  {say('dueBy', { date: formats.dayInSentence(step.dueDate) })}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
function Cost({ cost }: { cost: NonNullable<ServiceDetail['cost']> }) {
  const say = usePageWords(servicesWords);
  const formats = useFormats();
  return (
    <Card title={say('cost')}>
      <strong className="hp-number">{formats.money(cost.amount, cost.currency)}</strong>
      <p className="hp-muted">{say('costText')}</p>
    </Card>
  );
}
