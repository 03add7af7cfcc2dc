import { useAddress } from '../frame/search.ts';
import '../frame/page-styles.css';
import '@homeport/ui/records/records.css';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useOpenInSight } from '@homeport/ui/parts/use-open-in-sight.ts';
import type { ReactNode } from 'react';
import { tenantParam, withParams } from '../frame/address.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';
import { PasswordPart, SessionsPart, TwoFactorPart } from './AccountParts.tsx';
import { DelegationPart } from './DelegationPart.tsx';
import { NoticesPart } from './NoticesPart.tsx';
import { PreferencesPart } from './PreferencesPart.tsx';

const parts = ['preferences', 'notices', 'password', 'twoFactor', 'delegation', 'sessions'] as const;
type Part = (typeof parts)[number];
const pages: Readonly<Record<Part, () => ReactNode>> = {
  preferences: PreferencesPart,
  notices: NoticesPart,
  password: PasswordPart,
  twoFactor: TwoFactorPart,
  delegation: DelegationPart,
  sessions: SessionsPart,
};

/** What people decide about themselves. */
export function ProfilePage() {
  const text = useWords();
  const { me } = useWorkspace();
  const search = useAddress();
  const part = parts.find((one) => one === search.part) ?? 'preferences';
  const row = useOpenInSight<HTMLElement>(part);
  const Shown = pages[part];
  const addressOf = (one: Part) =>
    withParams('/workspace/profile', {
      ...(search[tenantParam] ? { [tenantParam]: search[tenantParam] } : {}),
      part: one === 'preferences' ? '' : one,
    });
  return (
    <div className="hp-record">
      <PageHeader
        title={text('page.profile')}
        aside={me.displayName}
        description={text('profile.who', { login: me.login, email: me.email })}
      />
      <nav ref={row} className="hp-parts" aria-label={text('page.profile')}>
        <ul>
          {parts.map((one) => (
            <li key={one}>
              <AppLink href={addressOf(one)} className="hp-part" aria-current={one === part ? 'page' : undefined}>
                {text(`profile.${one}`)}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ws-profile">
        <Shown key={part} />
      </div>
    </div>
  );
}
