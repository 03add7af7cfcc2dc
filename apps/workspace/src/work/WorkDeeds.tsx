import type { Entity, WorkSpec } from '@homeport/grammar';
import { deedOf, deedsOf } from '@homeport/ui/records/actions/deeds.ts';
import { RecordMenu, useDeedLabel, useStartDeed } from '@homeport/ui/records/actions/RecordActions.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useRecordText } from '@homeport/ui/records/words/use-record-text.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { workKey } from './use-my-work.ts';

interface WorkDeedsProps {
  readonly entity: Entity;
  readonly spec: WorkSpec;
  readonly row: Row;
  /** What the record is called in its line. */
  readonly title: string;
  /** Of whom it is and how much, which nobody sees here. */
  readonly about: string;
}

/** What can be done with something that waits: what leads on as a button, what turns it down or puts it off behind "…". */
export function WorkDeeds({ entity, spec, row, title, about }: WorkDeedsProps) {
  const text = useRecordText();
  const { catalogue } = useRecordHost();
  const client = useQueryClient();
  const label = useDeedLabel(entity);
  const { start, dialog, busy } = useStartDeed(entity, () => void client.invalidateQueries({ queryKey: workKey }), {
    about,
  });
  const offered = spec.deeds?.find((name) => row.can?.includes(name));
  const deed = offered === undefined ? undefined : deedOf(catalogue, entity, offered);
  const without = offered === undefined ? [] : [offered];
  const hasOthers = deedsOf(catalogue, entity, row).some(({ name }) => !without.includes(name));
  return (
    <span className="work-deed">
      {deed ? (
        <Button
          size="compact-sm"
          variant="default"
          loading={busy === deed.name}
          aria-label={`${label(deed)}: ${title}`}
          onClick={() => start(deed, row)}
        >
          {label(deed)}
        </Button>
      ) : null}
      {hasOthers ? (
        <RecordMenu
          entity={entity}
          row={row}
          label={text('row.menuOf', { name: title })}
          lines={[]}
          without={without}
          onDeed={(other) => start(other, row)}
        />
      ) : null}
      {dialog}
    </span>
  );
}
