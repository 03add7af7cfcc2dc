import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { usePageWords } from '../words/page-words.ts';
import { homeWords } from './words.ts';

const places = [
  ['family.forms', '/dashboard/content'],
  ['family.documents', '/dashboard/case-documents'],
  ['family.chat', '/dashboard/contactUs/chat'],
] as const;

/** What a member of the family finds here, and what stays with the assignee. */
export function FamilyCard() {
  const say = usePageWords(homeWords);
  return (
    <Card title={say('family.title')}>
      <p className="hp-muted">{say('family.text')}</p>
      <ul className="link-rows">
        {places.map(([key, href]) => (
          <li key={key}>
            <AppLink href={href}>{say(key)}</AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
