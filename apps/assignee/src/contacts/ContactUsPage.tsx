import './contacts.css';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { CircleHelp, MessageCircle, Users } from 'lucide-react';
import { usePageWords } from '../words/page-words.ts';
import { contactWords } from './words.ts';

const ways = [
  ['chat', '/dashboard/contactUs/chat', MessageCircle],
  ['people', '/dashboard/contactUs/contacts', Users],
  ['desk', '/dashboard/contactUs/helpdesk', CircleHelp],
] as const;

/** Three ways to a person, with the time an answer usually takes. */
export function ContactUsPage() {
  const text = usePageWords(contactWords);
  return (
    <>
      <PageHeader title={text('us.title')} description={text('us.text')} />
      <ul className="ways">
        {ways.map(([key, href, icon]) => (
          <li key={key} className="hp-card way">
            <Icon of={icon} />
            <h2>
              <AppLink href={href}>{text(`us.${key}`)}</AppLink>
            </h2>
            <p>{text(`us.${key}Text`)}</p>
            <p className="hp-caption">{text(`us.${key}Reply`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
