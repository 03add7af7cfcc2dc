import type { Entity } from '@homeport/grammar';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { AppLink } from '../../parts/link.tsx';
import { useRecordHost } from '../host/record-host.ts';
import type { SimilarRecord } from '../host/record-source.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';

/** Before somebody new is saved: those of a similar name, each with the way to it. */
export function SimilarDialog({
  entity,
  found,
  onClose,
  onSave,
}: {
  entity: Entity;
  found: readonly SimilarRecord[];
  onClose: () => void;
  onSave: () => void;
}) {
  const text = useRecordText();
  const labels = useLabels();
  const host = useRecordHost();
  return (
    <ConfirmDialog
      isOpen={found.length > 0}
      onClose={onClose}
      title={text('similar.title')}
      confirmLabel={text('similar.save', { entity: labels.entity(entity) })}
      keepLabel={text('similar.back')}
      onConfirm={() => {
        onSave();
        return undefined;
      }}
    >
      <p>{text('similar.text')}</p>
      <ul className="hp-similar">
        {found.map(({ id, title, detail }) => {
          const href = host.address({ to: 'record', entity, id });
          return (
            <li key={id}>
              {href ? <AppLink href={href}>{title}</AppLink> : <strong>{title}</strong>}
              {detail ? <span className="hp-caption">{detail}</span> : null}
            </li>
          );
        })}
      </ul>
    </ConfirmDialog>
  );
}
