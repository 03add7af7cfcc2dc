import { Card } from '@homeport/ui/parts/Card.tsx';
import { PersonMark } from '@homeport/ui/parts/PersonMark.tsx';
import { useApp } from '../shell/app-context.ts';
import { useWords } from '../words/use-words.ts';

/** Who is signed in. */
export function PersonCard() {
  const { me } = useApp();
  const text = useWords();
  return (
    <Card title={text('profile.person')}>
      <div className="person">
        <PersonMark name={me.displayName} />
        <div className="person-words">
          <strong>{me.displayName}</strong>
          <span className="hp-muted">{me.tenant.name}</span>
        </div>
      </div>
      <dl className="facts">
        <div>
          <dt>{text('profile.login')}</dt>
          <dd>{me.login}</dd>
        </div>
        <div>
          <dt>{text('profile.email')}</dt>
          <dd>{me.email}</dd>
        </div>
      </dl>
      <p className="hp-muted">{text('profile.personHint')}</p>
    </Card>
  );
}
