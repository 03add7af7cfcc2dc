import { Icon } from '@homeport/ui/controls/Icon.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { PersonMark } from '@homeport/ui/parts/PersonMark.tsx';
import { AppLink } from '@homeport/ui/shell/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { LoadedCard } from '../data/LoadedCard.tsx';
import { assignmentQuery } from '../data/queries.ts';
import { useApp } from '../shell/app-context.ts';
import { useWords } from '../words/use-words.ts';

/** The case manager: who helps, and how to reach them. */
export function CaseManagerCard() {
  const text = useWords();
  const assignment = useQuery(assignmentQuery);
  return (
    <LoadedCard title={text('help.manager')} query={assignment} rows={1}>
      {(found) => <ManagerContact name={found?.manager?.label ?? null} subject={found?.reference ?? null} />}
    </LoadedCard>
  );
}
/** Name and mail of who helps; both may be missing. */
export function ManagerContact({ name, subject }: { name: string | null; subject: string | null }) {
  const text = useWords();
  const { theme } = useApp();
  const mail = theme.supportEmail;
  return (
    <div className="person">
      <PersonMark name={name ?? theme.appName} />
      <div className="person-words">
        <strong>{name ?? text('help.noManager')}</strong>
        {name ? <span className="hp-muted">{text('help.managerRole')}</span> : null}
        {mail ? (
          <a className="icon-link" href={`mailto:${mail}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}>
            <Icon of={Mail} small />
            {mail}
          </a>
        ) : (
          <span className="hp-muted">{text('help.noMail')}</span>
        )}
      </div>
    </div>
  );
}
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
