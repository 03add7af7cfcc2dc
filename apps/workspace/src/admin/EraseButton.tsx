import { ask } from '@homeport/client';
import { startErasure } from '@homeport/model/privacy';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tenantParam, withParams } from '../frame/address.ts';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { erasuresPath } from './paths.ts';
import { sentenceOf, useAdmin } from './use-admin.ts';
import { adminWords } from './words.ts';

/** Enters what a person asked for in another way, and leads to what it would do; nothing is erased before that was seen. */
export function EraseButton({ row }: { readonly row: Row }) {
  const text = useAdmin();
  const host = useRecordHost();
  const queries = useQueryClient();
  const { access, me, learn } = useWorkspace();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const may = mayDo(access, 'call.startErasure') && !me.actingBy && row.id !== me.person?.id;
  const words = useQuery({
    queryKey: ['words', 'admin'],
    queryFn: async () => {
      await learn('admin', adminWords);
      return true;
    },
    enabled: may,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!may || !words.data) return null;
  const away = host.tenant === me.tenant.id ? {} : { tenant: host.tenant };
  const start = async () => {
    if (!reason?.trim()) return text('erase.reasonMissing');
    try {
      const { id } = await ask(startErasure, { params: { id: row.id }, body: { reason }, ...away });
      void queries.invalidateQueries({ queryKey: ['erasures'] });
      host.go(withParams(erasuresPath, { request: id, ...('tenant' in away ? { [tenantParam]: away.tenant } : {}) }));
      return undefined;
    } catch (error) {
      return sentenceOf(error, text('failed'));
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
