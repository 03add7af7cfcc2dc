import { ask } from '@homeport/client';
import { startErasure } from '@homeport/model/privacy';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { tenantParam, withParams } from '../records/address.ts';
import { useWords } from '../words/use-words.ts';
import { erasuresPath } from './paths.ts';

/** Enters what a person asked for in another way, and leads to what it would do; nothing is erased before that was seen. */
export function EraseButton({ row }: { readonly row: Row }) {
  const text = useWords();
  const host = useRecordHost();
  const { access, me } = useWorkspace();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  if (!mayDo(access, 'call.startErasure') || me.actingBy || row.id === me.person?.id) return null;
  const away = host.tenant === me.tenant.id ? {} : { tenant: host.tenant };
  const start = async () => {
    if (!reason?.trim()) return text('erase.reasonMissing');
    try {
      const { id } = await ask(startErasure, { params: { id: row.id }, body: { reason }, ...away });
      host.go(withParams(erasuresPath, { request: id, ...('tenant' in away ? { [tenantParam]: away.tenant } : {}) }));
      return undefined;
    } catch (error) {
      return error instanceof Error && error.message ? error.message : text('erase.failed');
    }
  };
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {text('erase.button')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text('erase.title')}
        confirmLabel={text('erase.look')}
        onConfirm={start}
      >
        <div className="hp-lines">
          <p>{text('erase.text')}</p>
          <LongTextField label={text('erase.reason')} required maxLength={1000} value={reason} onChange={setReason} />
        </div>
      </ConfirmDialog>
    </>
  );
}
