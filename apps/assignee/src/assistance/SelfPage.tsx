import './assistance.css';
import { personForm } from '@homeport/model/designed-forms/person';
import { cityName } from '@homeport/ui/language/cities.ts';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useFieldLabels } from '@homeport/ui/records/form/use-field-labels.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { employeeQuery, personQuery } from './queries.ts';
import { changedAt, fieldsOfTopic, topics } from './self.rules.ts';
import { TopicForm } from './TopicForm.tsx';
import { assistanceWords } from './words.ts';

/** The person's own data by topic, who sees it, and the way to change it. */
export function SelfPage() {
  const say = usePageWords(assistanceWords);
  const { me } = useApp();
  const change = useSearch({ from: '/dashboard/assistance/self' }).change;
  const person = useQuery({ ...personQuery(me.person?.id ?? ''), enabled: me.person !== null }).data;
  const employee = useQuery(employeeQuery).data;
  const labels = useFieldLabels(personForm);
  const show = useShown();
  const crumbs = [{ label: say('title'), href: '/dashboard/assistance' }];
  if (change && person)
    return (
      <>
        <PageHeader
          title={say('changeOf', { topic: say(`topic.${change}`) })}
          crumbs={[...crumbs, { label: say('self'), href: '/dashboard/assistance/self' }]}
          description={say(`seen.${change}`)}
        />
        <TopicForm key={change} topic={change} person={person} />
      </>
    );
  return (
    <>
      <PageHeader title={say('self')} crumbs={crumbs} />
      <div className="narrow">
        {person
          ? topics.map((topic) => (
              <Card
                key={topic}
                title={say(`topic.${topic}`)}
                aside={
                  <AppLink href={changedAt(topic)}>
                    {say('change')}
                    <span className="hp-hidden"> {say(`topic.${topic}`)}</span>
                  </AppLink>
                }
              >
                <dl className="summary">
                  {fieldsOfTopic[topic].map((field) => (
                    <Line key={field} label={labels.field(field)} value={show(field, person[field])} />
                  ))}
                </dl>
                <p className="hp-caption">{say(`seen.${topic}`)}</p>
              </Card>
            ))
          : null}
        {employee ? (
          <Card title={say('topic.work')}>
            <dl className="summary">
              <Line label={say('field.employeeNumber')} value={employee.employeeNumber} />
              <Line label={say('field.jobTitle')} value={employee.jobTitle} />
              <Line label={say('field.grade')} value={employee.grade?.label} />
              <Line label={say('field.lineManager')} value={employee.lineManager?.label} />
              <Line label={say('field.hireDate')} value={show('birthDate', employee.hireDate)} />
            </dl>
            <p className="hp-caption">{say('seen.work')}</p>
          </Card>
        ) : null}
      </div>
    </>
  );
}
function Line({ label, value }: { label: string; value: ReactNode }) {
  const say = usePageWords(assistanceWords);
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value || <span className="hp-muted">{say('notProvided')}</span>}</dd>
    </div>
  );
}
/** A value of a person as the reader writes it. */
function useShown(): (field: string, value: unknown) => string | null {
  const formats = useFormats();
  const { locale } = useSettings();
  return (field, value) => {
    if (value === null || value === undefined || value === '') return null;
    if (field === 'birthDate') return formats.date(String(value));
    if (field === 'nationality') return countryName(String(value), locale);
    if (typeof value !== 'object') return String(value);
    const { address1, address2, postCode, town, county, state, country } = value as Readonly<Record<string, string>>;
    const lines = [
      address1,
      address2,
      [postCode, town && cityName(town, country, locale)].filter(Boolean).join(' '),
      county,
      state,
    ];
    const land = country && countryName(country, locale);
    return [...lines, town && cityName(town, country, locale) === land ? '' : land].filter(Boolean).join(', ');
  };
}
