import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';

const RolePermissions = lazyPart(() => import('./RolePermissions.tsx').then((it) => it.RolePermissions));

/** What a role may do, line by line. */
export const recordParts: RecordParts = {
  role: {
    tabs: [
      {
        id: 'permissions',
        word: 'previewAs.permissions',
        right: 'call.permissionMatrix',
        draw: (row) => (
          <Suspense>
            <RolePermissions role={row.id} />
          </Suspense>
        ),
      },
    ],
  },
};
