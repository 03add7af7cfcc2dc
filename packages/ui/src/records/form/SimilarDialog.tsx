import type { Entity } from '@homeport/grammar';
import { Button } from '@mantine/core';
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
  common = [],
  onTake,
  onClose,
  onSave,
}: {
  entity: Entity;
  found: readonly SimilarRecord[];
  /** What the new record could be a side of; taking one goes back to the form with it. */
  common?: readonly SimilarRecord[];
  onTake?: (one: SimilarRecord) => void;
  onClose: () => void;
  onSave: () => void;
}) {
  const text = useRecordText();
  const labels = useLabels();
  const host = useRecordHost();
  return (
    <ConfirmDialog
      isOpen={found.length + common.length > 0}
      onClose={onClose}
      title={text('similar.title')}
      confirmLabel={text('similar.save', { entity: labels.entity(entity) })}
      keepLabel={text('similar.back')}
      onConfirm={() => {
        onSave();
        return undefined;
      }}
    >
      {found.length > 0 ? <p>{text('similar.text')}</p> : null}
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
      {common.length > 0 ? (
        <>
          <p>{text('similar.common')}</p>
          <ul className="hp-similar">
            {common.map((one) => (
              <li key={one.id}>
                <Button variant="default" size="compact-sm" onClick={() => onTake?.(one)}>
                  {text('similar.take', { name: one.title })}
                </Button>
                {one.detail ? <span className="hp-caption">{one.detail}</span> : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </ConfirmDialog>
  );
}
