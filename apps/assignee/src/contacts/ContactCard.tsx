import { type Contact, hoursIn, hoursOf, isAtWork } from '@homeport/model/contacts';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { MailAddress } from '@homeport/ui/parts/MailAddress.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Clock, Mail, MessageCircle, Moon, Phone } from 'lucide-react';
import { usePageWords } from '../words/page-words.ts';
import { mailsTo } from './contact-data.ts';
import { useClock } from './use-clock.ts';
import { contactWords } from './words.ts';

/** How to reach somebody, when, and what for. */
export function ContactCard({ contact }: { contact: Contact }) {
  const text = usePageWords(contactWords);
  const router = useRouter();
  const base = `/dashboard/contactUs/contacts/${contact.id}`;
  return (
    <div className="hp-lines">
      <Card title={text(`role.${contact.role}`)}>
        <p className="hp-muted">{[contact.jobTitle, contact.company].filter(Boolean).join(' · ')}</p>
        <div className="contact-acts">
          {contact.email ? (
            <Button leftSection={<Icon of={Mail} small />} onClick={() => router.history.push(`${base}/email`)}>
              {text('write')}
            </Button>
          ) : null}
          {contact.canChat ? (
            <Button
              variant="default"
              leftSection={<Icon of={MessageCircle} small />}
              onClick={() => router.history.push('/dashboard/contactUs/chat')}
            >
              {text('chat')}
            </Button>
          ) : null}
        </div>
        <dl className="hp-facts">
          <div>
            <dt>{text('email')}</dt>
            <dd>{contact.email ? <MailAddress of={contact.email} /> : text('none')}</dd>
          </div>
          <div>
            <dt>{text('phone')}</dt>
            <dd>
              {contact.phone ? (
                <a className="icon-link" href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
                  <Icon of={Phone} small />
                  {contact.phone}
                </a>
              ) : (
                text('none')
              )}
            </dd>
          </div>
        </dl>
      </Card>
      <Hours contact={contact} />
      {contact.services.length > 0 ? (
        <Card title={text('services')}>
          <ul>
            {contact.services.map((one) => (
              <li key={one.id}>
                <AppLink href={`/dashboard/services/${one.id}`}>{one.label}</AppLink>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {contact.email ? <Mails email={contact.email} /> : null}
    </div>
  );
}

/** Working hours in both zones, and whether somebody is at work right now. */
function Hours({ contact }: { contact: Contact }) {
  const text = usePageWords(contactWords);
  const clock = useClock();
  const hours = hoursOf(contact);
  if (!contact.timeZone) return null;
  const isThere = hours ? isAtWork(hours, Temporal.Instant.fromEpochMilliseconds(clock.now)) : null;
  const today = Temporal.Now.plainDateISO(contact.timeZone);
  const mine = hours ? hoursIn(hours, clock.mine, today) : null;
  const dayMark = (days: number) => (days === 0 ? '' : ` ${text(days > 0 ? 'nextDay' : 'dayBefore')}`);
  return (
    <Card title={text('hours')}>
      {isThere === null ? null : (
        <p>
          <StatusChip
            state={isThere ? 'atWork' : 'notAtWork'}
            tone={isThere ? 'success' : 'neutral'}
            icon={isThere ? Clock : Moon}
            label={text(isThere ? 'atWork' : 'notAtWork')}
          />
        </p>
      )}
      <dl className="hp-facts">
        <div>
          <dt>{text('now')}</dt>
          <dd>{clock.there(contact.timeZone)}</dd>
        </div>
        {hours && mine ? (
          <>
            <div>
              <dt>{text('hoursThere', { place: clock.place(contact.timeZone) })}</dt>
              <dd>
                {text(`days.${hours.workingDays}`)}, {clock.clock(hours.worksFrom)}–{clock.clock(hours.worksUntil)}
              </dd>
            </div>
            <div>
              <dt>{text('hoursHere', { place: clock.place(clock.mine) })}</dt>
              <dd>
                {clock.clock(mine.from)}
                {dayMark(mine.fromDay)}–{clock.clock(mine.until)}
                {dayMark(mine.untilDay)}
              </dd>
            </div>
          </>
        ) : (
          <div>
            <dt>{text('hours')}</dt>
            <dd>{text('none')}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

function Mails({ email }: { email: string }) {
  const text = usePageWords(contactWords);
  const formats = useFormats();
  const { data } = useQuery(mailsTo(email));
  if (!data || data.length === 0) return null;
  return (
    <Card title={text('history')}>
      <ul className="contact-list">
        {data.map((mail) => (
          <li key={mail.id} className="person-words">
            <span>{mail.subject}</span>
            <span className="hp-caption">{formats.localTime(mail.created)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
