import './talk.css';
import { FileText } from 'lucide-react';
import { Icon } from '../parts/Icon.tsx';
import { useTalkText } from './talk-words.ts';
import type { TalkFilesControl } from './use-talk-files.ts';

/** Files that go with what is being written. */
export function WaitingFiles({ control }: { control: TalkFilesControl }) {
  const text = useTalkText();
  if (control.items.length === 0) return null;
  return (
    <ul className="hp-talk-files">
      {control.items.map((item) => (
        <li key={item.key} className="hp-talk-file">
          <Icon of={FileText} />
          <span>{item.name}</span>
          <span className="hp-caption">{item.fault ?? (item.id ? '' : text('sendingFile'))}</span>
          <button type="button" className="hp-link-button" onClick={() => control.drop(item.key)}>
            {text('removeFile', { name: item.name })}
          </button>
        </li>
      ))}
    </ul>
  );
}
