import { catalogue } from '@homeport/model';
import { RecordHostContext } from '@homeport/ui/records/host/record-host.ts';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { WorkspaceContext } from '../../apps/workspace/src/frame/workspace.ts';
import { type DrawnPage, drawPage, type PageHow } from './draw-page.tsx';
import { toyHost } from './toy-host.tsx';

const me = { id: 'u1', displayName: 'Grace', person: null, preview: null, tenants: [], delegators: [] };

export interface StaffHow extends PageHow {
  /** The company worked for, where it is not the own one. */
  readonly company?: string;
  /** What the roles allow, by code: `call.startErasure`. */
  readonly may?: readonly string[];
}
export interface DrawnStaffPage extends DrawnPage {
  /** Where the page sent its reader. */
  readonly go: ReturnType<typeof vi.fn>;
}

/** Draws a page of the workspace for Grace, who works for her own company unless told; for component tests only. */
export async function drawStaffPage(
  children: ReactNode,
  { company = 'own', may = [], ...how }: StaffHow = {},
): Promise<DrawnStaffPage> {
  const go = vi.fn();
  const workspace = {
    me: { ...me, tenant: { id: 'own' } },
    access: { permissionSetting: { roles: [] }, permissionSettingItems: may.map((code) => ({ code })) },
    hostOf: (tenant: string) => toyHost(catalogue, { tenant, go }),
    learn: async () => undefined,
  };
  const page = await drawPage(
    <WorkspaceContext value={workspace as never}>
      <RecordHostContext value={toyHost(catalogue, { tenant: company, go })}>{children}</RecordHostContext>
    </WorkspaceContext>,
    how,
  );
  return { ...page, go };
}
