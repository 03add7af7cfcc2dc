import './permissions.css';
import { ask } from '@homeport/client';
import { type PermissionMatrix, permissionMatrix, permissionSetting } from '@homeport/model/identity';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { adminWords } from '../admin/words.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { Matrix } from './Matrix.tsx';
import { usePermissionWords } from './use-permission-words.ts';

/** What a role may do: everything it can be given, with what the company took from it. */
export function RolePermissions({ role }: { readonly role: string }) {
  const text = usePermissionWords();
  const host = useRecordHost();
  const { me, learn } = useWorkspace();
  const tenant = host.tenant === me.tenant.id ? undefined : host.tenant;
  const matrix = useQuery({
    queryKey: ['permissions', tenant ?? 'own', role],
    queryFn: async ({ signal }) => {
      await learn('admin', adminWords);
      return ask(permissionMatrix, { params: { role }, signal, ...(tenant ? { tenant } : {}) });
    },
  });
  const { data, error } = matrix;
  // Reading again behind choices that are not saved may fail: they stay.
  if (!data)
    return error ? (
      <InlineError message={error.message} onRetry={() => void matrix.refetch()} />
    ) : (
      <ListSkeleton rows={12} />
    );
  return (
    <div className="hp-lines permissions-page">
      <p className="hp-muted">{text('description')}</p>
      <About matrix={data} />
      {data.closed ? <Banner tone="warning">{data.closed}</Banner> : null}
      {data.rows.length === 0 ? (
        <EmptyState icon={KeyRound} title={text('none')}>
          {text('noneText')}
        </EmptyState>
      ) : (
        <Matrix key={data.role.id} matrix={data} tenant={tenant} onStale={() => void matrix.refetch()} />
      )}
    </div>
  );
}

/** How many people it is about, who changed it last, and where its settings and their history stand. */
function About({ matrix: { role, people, lastChange } }: { readonly matrix: PermissionMatrix }) {
  const text = usePermissionWords();
  const formats = useFormats();
  const host = useRecordHost();
  const filter = JSON.stringify({ field: 'role', op: 'in', value: [role.id] });
  const list = host.address({ to: 'list', entity: permissionSetting, search: { filter } });
  return (
    <div className="hp-lines">
      <p>
        {text('people', { count: people })}{' '}
        {lastChange ? text('last', { at: formats.localTime(lastChange.at), by: lastChange.by }) : null}
      </p>
      {list ? <AppLink href={list}>{text('list')}</AppLink> : null}
    </div>
  );
}
