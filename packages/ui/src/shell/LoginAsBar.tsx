import { Eye, UserCog } from 'lucide-react';
import { useKitText } from '../language/use-text.ts';
import { Icon } from '../parts/Icon.tsx';

export interface WorkingAs {
  readonly client: string;
  readonly onReturn: () => void;
  /** A role is looked at, and nothing can be changed: `client` is its name. */
  readonly isPreview?: boolean;
}
/** Stands over everything while somebody works as another; it cannot be closed, only left. */
export function LoginAsBar({ client, onReturn, isPreview }: WorkingAs) {
  const text = useKitText();
  const words = text(isPreview ? 'shell.previewOf' : 'shell.workingAs', { client });
  return (
    <section className="hp-login-as" aria-label={words}>
      <Icon of={isPreview ? Eye : UserCog} small />
      <span>
        <strong>{words}</strong>
        {isPreview ? ` ${text('shell.previewHelp')}` : null}
      </span>
      <button type="button" className="hp-link-button" onClick={onReturn}>
        {text('shell.return')}
      </button>
    </section>
  );
}
