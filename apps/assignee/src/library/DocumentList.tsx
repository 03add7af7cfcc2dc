import type { Document } from '@homeport/model/documents';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { FileText } from 'lucide-react';
import { usePageWords } from '../words/page-words.ts';
import { languageName } from './language-name.ts';
import { libraryWords } from './words.ts';

/** Documents as rows: title, version date, language. `isBare` inside a card. */
export function DocumentList({ documents, isBare }: { documents: readonly Document[]; isBare?: boolean }) {
  const text = usePageWords(libraryWords);
  const formats = useFormats();
  return (
    <ul className={isBare ? 'rows' : 'rows shelf-list'}>
      {documents.map((one) => (
        <li key={one.id}>
          <AppLink href={`/dashboard/library/document/${one.id}`} className="row-link">
            <Icon of={FileText} />
            <span className="row-words">
              <span lang={one.language ?? undefined}>{one.title}</span>
              <span className="hp-caption">
                {one.versionDate ? text('versionOf', { date: formats.date(one.versionDate) }) : null}
              </span>
            </span>
            {one.language ? <span className="language-mark">{languageName(text, one.language)}</span> : null}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
