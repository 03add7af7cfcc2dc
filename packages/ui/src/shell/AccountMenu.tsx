import { useKitText } from '../language/use-text.ts';
import { late } from '../parts/late.tsx';
import { PersonMark } from '../parts/PersonMark.tsx';
import type { Account } from './account.ts';
import { LateMenu } from './LateMenu.tsx';

const panel = late(() => import('./AccountPanel.tsx').then((it) => it.AccountPanel));

/** Avatar with profile, appearance and sign out. */
export function AccountMenu({ account }: { account: Account }) {
  const text = useKitText();
  return (
    <LateMenu
      part={panel}
      menu={{ account }}
      button={
        <button type="button" className="hp-plain-button hp-avatar-button">
          <PersonMark name={account.name} image={account.image} />
          <span className="hp-hidden">{text('shell.account', { name: account.name })}</span>
        </button>
      }
    />
  );
}
