import { caseDetail } from '@homeport/model/cases';
import { deedsOf } from '@homeport/ui/records/actions/deeds.ts';
import { useDeedLabel, useStartDeed } from '@homeport/ui/records/actions/RecordActions.tsx';
import { useDeclared } from '@homeport/ui/records/fields/use-declared.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { Button } from '@mantine/core';

/** The button of a deed on an assignment, by its name; nothing where the reader may not do it. */
export function CaseDeed({ row, of }: { readonly row: Row; readonly of: string }) {
  const host = useRecordHost();
  const entity = useDeclared(caseDetail.name) ?? caseDetail;
  const label = useDeedLabel(entity);
  const { start, dialog, busy } = useStartDeed(entity);
  const deed = deedsOf(host.catalogue, entity, row).find(({ name }) => name === of);
  if (!deed) return null;
  return (
    <div className="costing-deeds">
      <Button variant="default" loading={busy === deed.name} onClick={() => start(deed, row)}>
        {label(deed)}
      </Button>
      {dialog}
    </div>
  );
}
