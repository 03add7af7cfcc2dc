import type { Row } from '@homeport/ui/records/host/row.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { MergeDialog } from './MergeDialog.tsx';
import { useCrmWords } from './use-crm-words.ts';

/** Leads to the dialog in which two parties become one. */
export function MergeButton({ row }: { readonly row: Row }) {
  const text = useCrmWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
        {text('merge.do')}
      </Button>
      {isOpen ? <MergeDialog row={row} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
