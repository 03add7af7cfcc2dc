import './profile.css';
import '../shell/form-styles.css';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useWords } from '../words/use-words.ts';
import { NoticesCard } from './NoticesCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { PersonCard } from './PersonCard.tsx';
import { PreferencesCard } from './PreferencesCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { TwoFactorCard } from './TwoFactorCard.tsx';

/** The person's own settings. Switches and choices save at once; the password has a form of its own. */
export function ProfilePage() {
  const text = useWords();
  const sections = ['person', 'preferences', 'notices', 'password', 'twoFactor', 'sessions'] as const;
  return (
    <>
      <PageHeader title={text('menu.settings')} />
      <div className="settings">
        <nav className="settings-menu" aria-label={text('profile.sections')}>
          <ul>
            {sections.map((section) => (
              <li key={section}>
                <a href={`#${section}`}>{text(`profile.${section}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="stack">
          <div id="person">
            <PersonCard />
          </div>
          <div id="preferences">
            <PreferencesCard />
          </div>
          <div id="notices">
            <NoticesCard />
          </div>
          <div id="password">
            <PasswordCard />
          </div>
          <div id="twoFactor">
            <TwoFactorCard />
          </div>
          <div id="sessions">
            <SessionsCard />
          </div>
        </div>
      </div>
    </>
  );
}
