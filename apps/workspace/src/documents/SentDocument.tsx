import type { RequiredDocument } from '@homeport/model/documents';
import { requiredDocumentStatusTones } from '@homeport/model/tones';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { KeyFacts } from '@homeport/ui/parts/KeyFacts.tsx';
import { RecordSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { DocumentViewer } from '@homeport/ui/viewer/DocumentViewer.tsx';
import { useSentFile } from './review-data.ts';

/** A document that was sent in: what was asked, and the file itself. */
export function SentDocument({ tenant, of }: { tenant: string | undefined; of: RequiredDocument }) {
  const text = useText('documents');
  const formats = useFormats();
  const bytes = useSentFile(tenant, of.file?.id);
  return (
    <article className="document-sent" aria-label={of.name}>
      <header className="document-head">
        <h2>{of.name}</h2>
        <StatusChip
          state={of.status}
          tone={requiredDocumentStatusTones[of.status]}
          label={text(`status.${of.status}`)}
        />
      </header>
      <KeyFacts
        facts={[
          { label: text('assignee'), value: of.assignee.label },
          ...(of.dependant ? [{ label: text('member'), value: of.dependant.label }] : []),
          { label: text('due'), value: of.dueDate ? formats.date(of.dueDate) : null, isNumber: true },
          { label: text('sent'), value: of.submittedAt ? formats.localTime(of.submittedAt) : null, isNumber: true },
        ]}
      />
      {of.reason ? <p className="hp-muted">{of.reason}</p> : null}
      {of.decisionReason ? <p>{text('reasonWas', { reason: of.decisionReason })}</p> : null}
      {bytes.error ? (
        <InlineError message={text('viewFailed')} onRetry={() => void bytes.refetch()} />
      ) : bytes.data ? (
        <DocumentViewer
          blob={bytes.data}
          name={of.file?.label ?? of.name}
          words={{
            loading: text('viewLoading'),
            failed: text('viewFailed'),
            larger: text('larger'),
            smaller: text('smaller'),
            page: (number, total) => text('pageOf', { number, total }),
          }}
        />
      ) : of.file ? (
        <RecordSkeleton />
      ) : null}
    </article>
  );
}
