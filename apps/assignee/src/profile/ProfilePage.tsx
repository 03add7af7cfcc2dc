import './profile.css';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useQuery } from '@tanstack/react-query';
import { personQuery } from '../assistance/queries.ts';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { useWords, type WordKey } from '../words/use-words.ts';
import { ComfortCard } from './ComfortCard.tsx';
import { DataCard } from './DataCard.tsx';
import { NoticesCard } from './NoticesCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { PersonCard } from './PersonCard.tsx';
import { PersonForm } from './PersonForm.tsx';
import { PhoneCard } from './PhoneCard.tsx';
import { PreferencesCard } from './PreferencesCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { TwoFactorCard } from './TwoFactorCard.tsx';
import { profileWords } from './words.ts';

/** The person's own settings. Switches and choices save at once; the password has a form of its own. */
export function ProfilePage() {
  const text = useWords();
  const say = usePageWords(profileWords);
  const { me } = useApp();
  const person = useQuery({ ...personQuery(me.person?.id ?? ''), enabled: me.person !== null }).data;
  const sections = [
    'person',
    ...(person ? ['addresses'] : []),
    'phone',
    'preferences',
    'notices',
    'password',
    'twoFactor',
    'sessions',
    'comfort',
    ...(person ? ['data'] : []),
  ];
  const title = (section: string) =>
    section === 'addresses' || section === 'comfort' || section === 'data'
      ? say(section)
      : text(`profile.${section}` as WordKey);
  return (
    <>
      <PageHeader title={text('menu.settings')} />
      <div className="settings">
        <nav className="settings-menu" aria-label={text('profile.sections')}>
          <ul>
            {sections.map((section) => (
              <li key={section}>
                <a href={`#${section}`}>{title(section)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="stack">
          {person ? (
            <PersonForm key={person.id} person={person} />
          ) : (
            <div id="person">
              <PersonCard />
            </div>
          )}
          <div id="phone">
            <PhoneCard />
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
          <div id="comfort">
            <ComfortCard />
          </div>
          {person ? (
            <div id="data">
              <DataCard />
            </div>
          ) : null}
        </div>
      </div>
    </>
  );
}
