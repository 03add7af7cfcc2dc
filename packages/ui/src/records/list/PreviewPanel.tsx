import { ActionIcon, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useShortcut } from '../../keys/use-shortcut.ts';
import { useKitText } from '../../language/use-text.ts';
import { Icon } from '../../parts/Icon.tsx';
import { RecordSkeleton } from '../../parts/Skeletons.tsx';
import { titleOf } from '../fields/title-of.ts';
import { useShow } from '../fields/use-show.ts';
import { recordQuery } from '../host/queries.ts';
import { useRecordHost } from '../host/record-host.ts';
import { RecordRead } from '../record/RecordRead.tsx';
import { StatusChips } from '../record/StatusChips.tsx';
import { FailureNote } from '../states/FailureNote.tsx';
import { useRecordText } from '../words/use-record-text.ts';
import type { List } from './use-list.ts';

/** A record beside its list; it pages through what the list found. */
export function PreviewPanel({
  list,
  id,
  onMove,
  onClose,
}: {
  list: List;
  id: string;
  onMove: (by: number) => void;
  onClose: () => void;
}) {
  const text = useRecordText();
  const kit = useKitText();
  const show = useShow();
  const host = useRecordHost();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(recordQuery(host, list.entity, id));
  const row = query.data ?? list.rows.find((one) => one.id === id);
  const href = host.address({ to: 'record', entity: list.entity, id });
  const place = list.rows.findIndex((one) => one.id === id);
  useShortcut('escape', onClose, { label: text('preview.close'), group: text('list.keys') });
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside className="hp-preview hp-no-print" aria-label={text('preview.label')}>
      <div className="hp-preview-head">
        <ActionIcon
          variant="subtle"
          color="neutral"
          aria-label={text('preview.previous')}
          disabled={place <= 0}
          onClick={() => onMove(-1)}
        >
          <Icon of={ChevronUp} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="neutral"
          aria-label={text('preview.next')}
          disabled={place < 0 || place >= list.rows.length - 1}
          onClick={() => onMove(1)}
        >
          <Icon of={ChevronDown} />
        </ActionIcon>
        <span className="hp-spring" />
        {href ? (
          <Button variant="default" onClick={() => host.go(href)}>
            {kit('open')}
          </Button>
        ) : null}
        <ActionIcon variant="subtle" color="neutral" aria-label={text('preview.close')} onClick={onClose}>
          <Icon of={X} />
        </ActionIcon>
      </div>
      {row ? (
        <>
          <h2 ref={heading} tabIndex={-1} data-quiet-focus className="hp-preview-title">
            {titleOf(list.entity, row, show) || text('row.unnamed')} <StatusChips entity={list.entity} row={row} />
          </h2>
          {query.error ? <FailureNote error={query.error} onRetry={() => void query.refetch()} /> : null}
          <RecordRead entity={list.entity} row={row} allowance={list.allowance} isShort />
        </>
      ) : query.error ? (
        <FailureNote error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <RecordSkeleton />
      )}
    </aside>
  );
}
