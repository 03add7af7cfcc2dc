import './contacts.css';
import type { Contact } from '@homeport/model/contacts';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { PersonMark } from '@homeport/ui/parts/PersonMark.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { Earlier } from '../assistance/Earlier.tsx';
import { useFileView } from '../data/files.ts';
import { usePresent } from '../data/use-present.ts';
import { useUserPhoto } from '../data/user-photo.ts';
import { NotFoundPage } from '../shell/ErrorPage.tsx';
import { usePageWords } from '../words/page-words.ts';
import { ContactCard } from './ContactCard.tsx';
import { contactsQuery } from './contact-data.ts';
import { EmailDialog } from './EmailDialog.tsx';
import { useClock } from './use-clock.ts';
import { contactWords } from './words.ts';

/** People by role, with the time where they are. */
export function ContactsPage() {
  return <People />;
}
/** One of them, beside the others on a wide screen. */
export function ContactPage() {
  const { id } = useParams({ strict: false });
  return <People id={id} />;
}
/** The quick e-mail dialog over its contact. */
export function EmailPage() {
  const { id } = useParams({ strict: false });
  return <People id={id} isWriting />;
}

function People({ id, isWriting }: { id?: string; isWriting?: boolean }) {
  const text = usePageWords(contactWords);
  const { data = [] } = useQuery(contactsQuery);
  const open = id === undefined ? undefined : data.find((one) => one.id === id);
  const { present, earlier } = usePresent(data);
  const rows = (people: readonly Contact[]) => (
    <ul className="contact-list">
      {people.map((one) => (
        <li key={one.id}>
          <Row contact={one} isOpen={one.id === id} />
        </li>
      ))}
    </ul>
  );
  const roles = [...Map.groupBy(present, (one) => one.role)];
  const list = (
    <>
      {roles.map(([role, people]) => (
        <section key={role}>
          <h2 className="section-title">{text(`role.${role}`)}</h2>
          {rows(people)}
        </section>
      ))}
      <Earlier groups={earlier} wanted={id}>
        {rows}
      </Earlier>
    </>
  );
  if (id !== undefined && !open) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={open ? open.name : text('title')}
        crumbs={[
          { label: text('us.title'), href: '/dashboard/contactUs' },
          ...(open ? [{ label: text('title'), href: '/dashboard/contactUs/contacts' }] : []),
        ]}
        {...(open ? {} : { description: text('text') })}
      />
      {data.length === 0 ? (
        <EmptyState icon={Users} title={text('empty')}>
          {text('emptyText')}
        </EmptyState>
      ) : (
        <div className={open ? 'contact-columns' : 'narrow'} data-open={open ? true : undefined}>
          <div className="contact-side hp-lines">{list}</div>
          {open ? <ContactCard contact={open} /> : null}
        </div>
      )}
      {open && isWriting ? <EmailDialog contact={open} /> : null}
    </>
  );
}

function Row({ contact, isOpen }: { contact: Contact; isOpen: boolean }) {
  const clock = useClock();
  const photo = useFileView(contact.photoId, 'thumbnail');
  const own = useUserPhoto(contact.photoId ? null : contact.userId);
  return (
    <AppLink
      href={`/dashboard/contactUs/contacts/${contact.id}`}
      className="contact-row"
      aria-current={isOpen ? 'page' : undefined}
    >
      <PersonMark name={contact.name} image={photo.url ?? own} />
      <span className="person-words">
        <strong>{contact.name}</strong>
        <span className="hp-muted">{contact.company ?? contact.jobTitle}</span>
        {contact.timeZone ? <span className="hp-caption">{clock.there(contact.timeZone)}</span> : null}
      </span>
    </AppLink>
  );
}
