import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { assignmentQuery } from '../data/queries.ts';
import { useWords } from '../words/use-words.ts';
import { ManagerContact } from './ManagerContact.tsx';

/** Help in the right column. */
export function HelpCard() {
  const text = useWords();
  const { data } = useQuery(assignmentQuery);
  return (
    <Card title={text('help.title')}>
      <ManagerContact name={data?.manager?.label ?? null} subject={data?.reference ?? null} />
      <p className="hp-muted">{text('help.aside')}</p>
      <AppLink href="/dashboard/help">{text('help.open')}</AppLink>
    </Card>
  );
}
