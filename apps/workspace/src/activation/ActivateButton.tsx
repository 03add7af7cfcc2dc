import { companyActivation } from '@homeport/model/organisation';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { Button } from '@mantine/core';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';

/** Leads from a group or company that has no tenant to its activation, with what is known of it filled in. */
export function ActivateButton({ row, as }: { readonly row: Row; readonly as: 'companyGroup' | 'company' }) {
  const text = useWords();
  const host = useRecordHost();
  const { access } = useWorkspace();
  if (!mayDo(access, 'companyActivation.create') || row.ownTenant || row.active === false) return null;
  const center = (row.dataCenter as { id?: string } | null | undefined)?.id;
  const search = {
    [as]: row.id,
    tenantCode: String(row.code),
    tenantName: String(row.name),
    ...(center ? { dataCenter: center } : {}),
    ...(typeof row.currency === 'string' ? { baseCurrency: row.currency } : {}),
  };
  const href = host.address({ to: 'new', entity: companyActivation, search });
  if (!href) return null;
  return (
    <Button variant="default" onClick={() => host.go(href)}>
      {text('activation.activate')}
    </Button>
  );
}
