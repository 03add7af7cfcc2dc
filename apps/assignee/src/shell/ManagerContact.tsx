import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { PersonMark } from '@homeport/ui/parts/PersonMark.tsx';
import { Mail } from 'lucide-react';
import { useWords } from '../words/use-words.ts';
import { useApp } from './app-context.ts';

/** Name and mail of who helps; both may be missing. */
export function ManagerContact({ name, subject }: { name: string | null; subject: string | null }) {
  const text = useWords();
  const { theme } = useApp();
  const mail = theme.supportEmail;
  return (
    <>
      <div className="person">
        <PersonMark name={name ?? theme.appName} />
        <div className="person-words">
          <strong>{name ?? text('help.noManager')}</strong>
          {name ? <span className="hp-muted">{text('help.managerRole')}</span> : null}
        </div>
      </div>
      {mail ? (
        <a className="icon-link" href={`mailto:${mail}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}>
          <Icon of={Mail} small />
          {mail}
        </a>
      ) : (
        <span className="hp-muted">{text('help.noMail')}</span>
      )}
    </>
  );
}
