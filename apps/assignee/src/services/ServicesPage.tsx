import './services.css';
import { type ServiceLine, serviceGroups } from '@homeport/model/cases';
import { caseServiceStatusTones } from '@homeport/model/tones';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleCheck, HandHelping } from 'lucide-react';
import { usePageWords } from '../words/page-words.ts';
import { servicesQuery } from './queries.ts';
import { useWhen } from './use-when.ts';
import { servicesWords } from './words.ts';

/** All services by how near they are to the person. */
export function ServicesPage() {
  const say = usePageWords(servicesWords);
  const services = useQuery(servicesQuery).data ?? [];
  const first = services.find((service) => service.group === 'NEEDS_YOU');
  if (services.length === 0)
    return (
      <>
        <PageHeader title={say('title')} />
        <EmptyState icon={HandHelping} title={say('empty')}>
          {say('emptyText')}
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHeader
        title={say('title')}
        aside={say('count', { count: services.length })}
        {...(first
          ? {
              actions: (
                <AppLink href={`/dashboard/services/${first.id}`} className="hp-button hp-button-filled">
                  {say('openFirst', { name: first.name })}
                </AppLink>
              ),
            }
          : {})}
      />
      <div className="stack">
        {serviceGroups.map((group) => {
          const of = services.filter((service) => service.group === group);
          if (of.length === 0 && group !== 'NEEDS_YOU') return null;
          return (
            <section key={group} aria-labelledby={`services-${group}`}>
              <h2 className="services-group" id={`services-${group}`}>
                {say(`group.${group}`)} <span className="hp-muted hp-number">{of.length}</span>
              </h2>
              {of.length === 0 ? (
                <p className="icon-line hp-success">
                  <Icon of={CircleCheck} />
                  {say('nothing')}
                </p>
              ) : (
                <ul className="services">
                  {of.map((service) => (
                    <Line key={service.id} service={service} />
                  ))}
                </ul>
              )}
            </section>
          );
        })}
      </div>
    </>
  );
}
function Line({ service }: { service: ServiceLine }) {
  const say = usePageWords(servicesWords);
  const formats = useFormats();
  const when = useWhen();
  const { nextAction, steps } = service;
  return (
    <li>
      <AppLink href={`/dashboard/services/${service.id}`} className="service">
        <span className="service-words">
          <strong>{service.name}</strong>
          <span className="hp-muted">{service.providerName ?? say('noProvider')}</span>
          {nextAction ? (
            <span>
              {nextAction.description}
              {nextAction.dueDate ? (
                <span className={nextAction.isOverdue ? 'hp-danger' : 'hp-muted'}>
                  {' · '}
                  {say(nextAction.isOverdue ? 'overdue' : 'dueBy', { date: formats.dayInSentence(nextAction.dueDate) })}
                </span>
              ) : null}
            </span>
          ) : null}
          <span className="hp-caption hp-number">
            {when(service)}
            {steps.of > 0 ? (
              <>
                {' · '}
                <span className="service-done">{say('steps', { done: steps.done, count: steps.of })}</span>
              </>
            ) : null}
          </span>
        </span>
        <StatusChip
          state={service.status}
          tone={caseServiceStatusTones[service.status]}
          label={say(`status.${service.status}`)}
        />
        <Icon of={ChevronRight} />
      </AppLink>
    </li>
  );
}
