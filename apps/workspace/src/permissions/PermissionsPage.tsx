import '@homeport/ui/records/records.css';
import '../frame/page-styles.css';
import './permissions.css';
import { ask } from '@homeport/client';
import { isId } from '@homeport/grammar';
import {
  type PermissionMatrix,
  permissionMatrix,
  permissionSetting,
  role as roleEntity,
} from '@homeport/model/identity';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { useRefOptions } from '@homeport/ui/records/fields/use-ref-options.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { AppLink } from '@homeport/ui/shell/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useScreen } from '../frame/use-screen.ts';
import { useWords } from '../words/use-words.ts';
import { Matrix } from './Matrix.tsx';
import { permissionsPath } from './paths.ts';
import { usePermissionWords } from './use-permission-words.ts';

/** What a role may do: the role first, then everything it can be given, with what the company took from it. */
export function PermissionsPage() {
  const text = usePermissionWords();
  const words = useWords();
  const host = useRecordHost();
  const { tenant, search, onSearch } = useScreen(permissionsPath);
  const { role } = search;
  const matrix = useQuery({
    queryKey: ['permissions', tenant ?? 'own', role],
    queryFn: ({ signal }) =>
      ask(permissionMatrix, { params: { role: role ?? '' }, signal, ...(tenant ? { tenant } : {}) }),
    enabled: isId(role),
  });
  const { data } = matrix;
  return (
    <div className="hp-record permissions-page">
      <PageHeader title={words('page.permissions')} description={text('description')} />
      <Card>
        <div className="permissions-role">
          <PickList
            label={text('role')}
            required
            load={useRefOptions(host.catalogue.entity(roleEntity.name))}
            value={role ?? null}
            selected={role ? { value: role, label: data?.role.name ?? '…' } : null}
            onChange={(next) => onSearch({ role: next ?? undefined })}
          />
          {data ? <About matrix={data} /> : null}
        </div>
      </Card>
      {matrix.error ? (
        <InlineError message={matrix.error.message} onRetry={() => void matrix.refetch()} />
      ) : data ? (
        <>
          {data.closed ? <Banner tone="warning">{data.closed}</Banner> : null}
          {data.rows.length === 0 ? (
            <EmptyState icon={KeyRound} title={text('none')}>
              {text('noneText')}
            </EmptyState>
          ) : (
            <Matrix key={data.role.id} matrix={data} tenant={tenant} onStale={() => void matrix.refetch()} />
          )}
        </>
      ) : isId(role) ? (
        <ListSkeleton rows={12} />
      ) : (
        <p className="hp-muted">{text('choose')}</p>
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
