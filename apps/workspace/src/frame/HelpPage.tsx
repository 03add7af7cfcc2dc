import '@homeport/ui/records/records.css';
import './page-styles.css';
import { ShortcutKeys } from '@homeport/ui/keys/ShortcutKeys.tsx';
import { shortcuts } from '@homeport/ui/keys/shortcuts.ts';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useWords } from '../words/use-words.ts';
import { useWorkspace } from './workspace.ts';

/** How to find one's way, and who helps. */
export function HelpPage() {
  const text = useWords();
  const { theme } = useWorkspace();
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
