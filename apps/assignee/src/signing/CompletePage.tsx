import './signing.css';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Hourglass } from 'lucide-react';
import { documentQuery } from '../library/library-data.ts';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { checkQuery } from './signing-data.ts';
import { signingWords } from './words.ts';

/** Complete: signed and checked here, or come back from the external site. */
export function CompletePage({ id }: { id: string }) {
  const text = usePageWords(signingWords);
  const formats = useFormats();
  const { me } = useApp();
  const document = useQuery(documentQuery(id, me.id)).data;
  const check = useQuery({ ...checkQuery(id), enabled: document?.signedAt != null }).data;
  if (!document) return null;
  const isSigned = document.signedAt !== null;
  return (
    <div className="stack narrow">
      <PageHeader
        title={text(isSigned ? 'completeTitle' : 'returnedTitle')}
        crumbs={[{ label: text('back'), href: '/dashboard/case-documents' }]}
      />
      <p className="signing-done">
        <Icon of={isSigned ? CircleCheck : Hourglass} />
        <span>
          <strong>{document.title}</strong>
          <span className="hp-muted">
            {isSigned && document.signedAt
              ? text('completeText', { date: formats.localTime(document.signedAt) })
              : text('returnedText')}
          </span>
        </span>
      </p>
      {check ? (
        <>
          <p role="status" className={check.isValid ? undefined : 'hp-danger'}>
            {text(check.isValid ? 'valid' : 'invalid')}
          </p>
          <details>
            <summary>{text('proof')}</summary>
            <dl className="facts signing-proof">
              <div>
                <dt>{text('originalSum')}</dt>
                <dd>{check.originalSha256}</dd>
              </div>
              <div>
                <dt>{text('signedSum')}</dt>
                <dd>{check.signedSha256}</dd>
              </div>
              <div>
                <dt>{text('certificate')}</dt>
                <dd>{check.certificate}</dd>
              </div>
            </dl>
          </details>
        </>
      ) : null}
      <div className="signing-actions">
        <AppLink href={`/dashboard/case-documents?document=${id}`} className="hp-button hp-button-filled">
          {text(isSigned ? 'show' : 'back')}
        </AppLink>
      </div>
    </div>
  );
}
