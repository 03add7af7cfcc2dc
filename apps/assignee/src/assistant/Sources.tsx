import type { AnswerSource } from '@homeport/model/assistant';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { BookOpen, UserRound } from 'lucide-react';
import { usePageWords } from '../words/page-words.ts';
import { assistantWords } from './words.ts';

/** What an answer was taken from; each opens where it stands. */
export function Sources({ sources }: { sources: readonly AnswerSource[] }) {
  const text = usePageWords(assistantWords);
  if (sources.length === 0) return null;
  return (
    <ul className="gpt-sources" aria-label={text('sources')}>
      {sources.map((one) => (
        <li key={one.number}>
          <AppLink href={one.href} className="gpt-source">
            <span className="hp-number">[{one.number}]</span>
            <Icon of={one.kind === 'DOCUMENT' ? BookOpen : UserRound} small />
            <span>{one.title}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
