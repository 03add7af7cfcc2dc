import './arrival.css';
import { type Arrival, type ArrivalPerson, isArrivalNear } from '@homeport/model/travel';
import { cityName } from '@homeport/ui/language/cities.ts';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { assignmentQuery } from '../data/queries.ts';
import { travelWords } from '../travel/words.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { arrivalQuery, mayArrive } from './arrival-data.ts';
import { arrivalWords } from './words.ts';

/** The emergency line and who answers for the assignment stand first; the others are a tap away. */
const mostNumbers = 3;

/** The day of arrival at a glance, from some days before until the day after. What nobody recorded is not made up. */
export function ArrivalCard() {
  const assignment = useQuery(assignmentQuery).data ?? null;
  const arrival = useQuery({ ...arrivalQuery, enabled: mayArrive(assignment, today()) }).data ?? null;
  if (!assignment || !arrival || arrival.caseDetailId !== assignment.id || !isArrivalNear(arrival.day, today()))
    return null;
  return <ArrivalDay arrival={arrival} manager={assignment.manager?.label ?? null} />;
}

/** What the card says of one arrival; `manager` is who is asked for what is missing. */
function ArrivalDay({ arrival, manager }: { readonly arrival: Arrival; readonly manager: string | null }) {
  const say = usePageWords(arrivalWords);
  const ofTravel = usePageWords(travelWords);
  const formats = useFormats();
  const { locale } = useSettings();
  const nameOf = (country: string | null) => (country ? countryName(country, locale) : null);
  const place = arrival.town ? cityName(arrival.town, arrival.country, locale) : nameOf(arrival.country);
  const { lodging, meets, appointments, dates, documents, contacts } = arrival;
  const land = nameOf(lodging?.country ?? null) ?? '';
  // A city state has said its name in "018956 Singapore".
  const isSaid = lodging?.address.some((line) => line.endsWith(land)) ?? false;
  const missing = (what: string) => (
    <p className="hp-muted">
      {what} {manager ? say('ask', { name: manager }) : say('askTeam')}{' '}
      <AppLink href="/dashboard/contactUs/contacts">{say('contacts')}</AppLink>
    </p>
  );
  return (
    <Card
      title={place ? say('title', { place }) : say('titlePlain')}
      aside={
        <time className="hp-number" dateTime={arrival.day}>
          {formats.spokenDay(arrival.day)}
        </time>
      }
    >
      <div className="arrival">
        <Part title={say('where')}>
          {lodging ? (
            <>
              <address className="arrival-address">
                {lodging.name ? <strong>{lodging.name}</strong> : null}
                {lodging.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
                {isSaid ? null : <span>{land}</span>}
              </address>
              {lodging.address.length === 0 ? missing(say('noAddress')) : null}
              {lodging.bookingReference ? <p>{say('booking', { reference: lodging.bookingReference })}</p> : null}
              {lodging.notes ? <p className="arrival-text">{lodging.notes}</p> : null}
              {lodging.contact ? <PersonLine person={lodging.contact} /> : null}
            </>
          ) : (
            missing(say('noLodging'))
          )}
        </Part>
        <Part title={say('who')}>
          {meets.length > 0
            ? meets.map((person) => <PersonLine key={`${person.name} ${person.about}`} person={person} />)
            : missing(say('noOne'))}
        </Part>
        <Part title={say('that')}>
          {appointments.length + dates.length > 0 ? (
            <ul className="arrival-list">
              {appointments.map((one) => (
                <li key={one.id}>
                  <time dateTime={one.startsAt} className="hp-number">
                    {formats.localTime(one.startsAt, one.timeZone ?? undefined)}
                  </time>
                  <span>{one.title}</span>
                </li>
              ))}
              {dates.map((one) => (
                <li key={one.id}>{one.description}</li>
              ))}
            </ul>
          ) : (
            <p className="hp-muted">{say('noAppointments')}</p>
          )}
        </Part>
        <Part title={say('carry')}>
          {documents.length > 0 ? (
            <ul className="arrival-list">
              {documents.map((one) => (
                <li key={one.id}>
                  <span>
                    {say('document', {
                      what: ofTravel(`type.${one.type}`),
                      country: nameOf(one.country) ?? one.country,
                      holder: one.holder ?? say('you'),
                    })}
                  </span>
                  {one.expiryDate ? (
                    <span className="hp-muted">{say('validUntil', { date: formats.date(one.expiryDate) })}</span>
                  ) : null}
                </li>
              ))}
            </ul>
          ) : (
            missing(say('noDocuments'))
          )}
        </Part>
        <Part title={say('call')}>
          {contacts.length > 0 ? (
            <>
              {contacts.slice(0, mostNumbers).map((one) => (
                <PersonLine key={one.id} person={one.isEmergency ? { ...one, about: say('emergency') } : one} />
              ))}
              <AppLink href="/dashboard/contactUs/contacts">{say('contacts')}</AppLink>
            </>
          ) : (
            missing(say('noNumbers'))
          )}
        </Part>
      </div>
    </Card>
  );
}
function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="arrival-part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Somebody with their number to tap. */
function PersonLine({ person: { name, about, phone, email } }: { readonly person: ArrivalPerson }) {
  const say = usePageWords(arrivalWords);
  return (
    <div className="arrival-person">
      <span>
        {name}
        {about ? <span className="hp-muted"> · {about}</span> : null}
      </span>
      {phone ? (
        <a className="icon-link hp-number" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <Icon of={Phone} small />
          <span className="hp-hidden">{say('callName', { name })} </span>
          {phone}
        </a>
      ) : email ? (
        <a className="icon-link" href={`mailto:${email}`}>
          {email}
        </a>
      ) : null}
    </div>
  );
}
