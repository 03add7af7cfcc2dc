import '@homeport/ui/records/records.css';
import './page-styles.css';
import { isWebAddress } from '@homeport/grammar';
import { ShortcutKeys } from '@homeport/ui/keys/ShortcutKeys.tsx';
import { shortcuts } from '@homeport/ui/keys/shortcuts.ts';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useWords } from '../words/use-words.ts';
import { useWorkspace } from './workspace.ts';

/** How to find one's way, and who helps. */
export function HelpPage() {
  const text = useWords();
  const { theme, access } = useWorkspace();
  const { helpDocument } = access.dashboardSetting;
  return (
    <div className="hp-record">
      <PageHeader title={text('help.title')} description={text('help.text')} />
      <Card title={text('help.find')}>
        <dl className="ws-keys">
          {shortcuts.list().map((shortcut) => (
            <div key={shortcut.keys}>
              <dt>{shortcut.label}</dt>
              <dd>
                <ShortcutKeys keys={shortcut.keys} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      {helpDocument && leadsSomewhere(helpDocument) ? (
        <Card title={text('help.documentTitle')}>
          <p>
            {isOwnPage(helpDocument) ? (
              <AppLink href={helpDocument}>{text('help.document')}</AppLink>
            ) : (
              <a href={helpDocument} target="_blank" rel="noreferrer">
                {text('help.document')}
              </a>
            )}
          </p>
        </Card>
      ) : null}
      {theme.supportEmail ? (
        <Card title={text('help.contact')}>
          <p>
            <a href={`mailto:${theme.supportEmail}`}>{theme.supportEmail}</a>
          </p>
        </Card>
      ) : null}
    </div>
  );
}

const isOwnPage = (address: string): boolean => /^\/(?!\/)/.test(address);
/** What a role's help document may be: whatever else somebody wrote there leads nowhere. */
const leadsSomewhere = (address: string): boolean => isOwnPage(address) || isWebAddress(address);
