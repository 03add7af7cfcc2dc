import type { FoundDocument } from '@homeport/model/library';
import { NoResults } from '@homeport/ui/parts/EmptyState.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { usePageWords } from '../words/page-words.ts';
import { useWords } from '../words/use-words.ts';
import { languageName } from './language-name.ts';
import { partsOf } from './library.rules.ts';
import { foundQuery } from './library-data.ts';
import { libraryWords } from './words.ts';

/** What a search found, best first, with the passages and the found words marked in them. */
export function FoundList({ typed }: { typed: string }) {
  const text = usePageWords(libraryWords);
  const app = useWords();
  const navigate = useNavigate();
  const found = useQuery(foundQuery(typed));
  if (found.error) return <InlineError message={app('cardFailed')} onRetry={() => void found.refetch()} />;
  if (!found.data) return <ListSkeleton rows={4} />;
  if (found.data.length === 0)
    return <NoResults query={typed} onClear={() => void navigate({ to: '/dashboard/library/sections' })} />;
  return (
    <section aria-label={text('results')}>
      <p className="hp-muted" role="status">
        {text('found', { count: found.data.length, query: typed })}
      </p>
      <ul className="rows shelf-list">
        {found.data.map((one) => (
          <Found key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}
function Found({ one }: { one: FoundDocument }) {
  const text = usePageWords(libraryWords);
  const lang = one.language ?? undefined;
  return (
    <li className="found">
      <div className="found-head">
        <AppLink href={`/dashboard/library/document/${one.id}`}>
          <strong lang={lang}>{one.title}</strong>
        </AppLink>
        {one.language ? (
          <span className="language-mark">{languageName(text, one.language as 'en' | 'es' | 'fr')}</span>
        ) : null}
      </div>
      {one.passages.map((passage) => (
        <p key={`${passage.page}${passage.text}`} className="found-passage" lang={lang}>
          {passage.page ? <span className="hp-caption">{text('page', { page: passage.page })} </span> : null}
          {partsOf(passage.text).map((part, i) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one passage never change
            part.isFound ? <mark key={i}>{part.text}</mark> : part.text,
          )}
        </p>
      ))}
    </li>
  );
}
