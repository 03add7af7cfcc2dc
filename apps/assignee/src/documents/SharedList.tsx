import { useFormats } from '@homeport/ui/language/settings.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { useId } from 'react';
import { usePageWords } from '../words/page-words.ts';
import type { SharedDocument } from './documents.rules.ts';
import { useKindName } from './use-kind-name.ts';
import { documentWords } from './words.ts';

/** Tones of the states a shared document may be in for its reader. */
export const stateTones = {
  toSign: 'warning',
  toRead: 'warning',
  new: 'info',
  signed: 'success',
  confirmed: 'success',
  seen: 'neutral',
} as const;

/** Shared documents of one group as rows. */
export function SharedList({
  title,
  shared,
  openId,
}: {
  title: string;
  shared: readonly SharedDocument[];
  openId: string | undefined;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="section-title">
        {title}
      </h2>
      <SharedRows shared={shared} openId={openId} />
    </section>
  );
}

/** Shared documents, each with its kind, day and state. */
export function SharedRows({ shared, openId }: { shared: readonly SharedDocument[]; openId: string | undefined }) {
  const text = usePageWords(documentWords);
  const formats = useFormats();
  const kindName = useKindName();
  return (
    <ul className="rows boxed">
      {shared.map(({ document, state }) => (
        <li key={document.id}>
          <AppLink
            href={`/dashboard/case-documents?document=${document.id}`}
            className="row-link"
            aria-current={document.id === openId ? 'page' : undefined}
          >
            <span className="row-words">
              <strong lang={document.language ?? undefined}>{document.title}</strong>
              <span className="hp-caption">
                {[
                  kindName(document.documentType),
                  document.publishedAt
                    ? text('sharedOn', { date: formats.date(document.publishedAt.slice(0, 10)) })
                    : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <StatusChip state={state} tone={stateTones[state]} label={text(`state.${state}`)} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
