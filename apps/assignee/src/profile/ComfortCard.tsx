import { SwitchField } from '@homeport/ui/controls/SwitchField.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { keepMessages, keepsMessages } from '@homeport/ui/parts/message-timing.ts';
import { useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { profileWords } from './words.ts';

/** How long messages stand, and what the keyboard does. Both belong to this device. */
export function ComfortCard() {
  const say = usePageWords(profileWords);
  const [isKept, setKept] = useState(keepsMessages);
  return (
    <Card title={say('comfort')}>
      <div className="hp-lines">
        <SwitchField
          label={say('messages.keep')}
          description={say('messages.text')}
          value={isKept}
          onChange={(next) => {
            keepMessages(next === true);
            setKept(next === true);
          }}
        />
        <dl className="facts">
          <div>
            <dt>{say('shortcut.save')}</dt>
            <dd>
              <kbd>Ctrl</kbd> / <kbd>⌘</kbd> <kbd>S</kbd>
            </dd>
          </div>
          <div>
            <dt>{say('shortcut.close')}</dt>
            <dd>
              <kbd>Esc</kbd>
            </dd>
          </div>
        </dl>
      </div>
    </Card>
  );
}
