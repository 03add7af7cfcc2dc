import { UserCog } from 'lucide-react';
import { Icon } from '../controls/Icon.tsx';
import { useKitText } from '../language/use-text.ts';

/** Stands over everything while somebody works as another; it cannot be closed, only left. */
export function LoginAsBar({ client, onReturn }: { client: string; onReturn: () => void }) {
  const text = useKitText();
  return (
    <section className="hp-login-as" aria-label={text('shell.workingAs', { client })}>
      <Icon of={UserCog} small />
      <strong>{text('shell.workingAs', { client })}</strong>
      <button type="button" className="hp-link-button" onClick={onReturn}>
        {text('shell.return')}
      </button>
    </section>
  );
}
