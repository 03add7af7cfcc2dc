import '../frame/page-styles.css';
import { ask } from '@homeport/client';
import { type LoggedInUser, loggedInUsers, signOutSession } from '@homeport/model/identity';
import { deviceOf } from '@homeport/ui/account/device.rules.ts';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { EmptyState, NoResults } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useScreen } from '../frame/use-screen.ts';
import { AdminTable } from './AdminTable.tsx';
import { signedInPath } from './paths.ts';
import { RowButton } from './RowButton.tsx';
import { type AdminKey, refusalOf, useAdmin } from './use-admin.ts';
import { WhenLoaded } from './WhenLoaded.tsx';

/** Who is signed in to this company now, last seen first, and signing a device out. */
export function SignedInPage() {
  const text = useAdmin();
  const queries = useQueryClient();
  const { tenant, search, onSearch } = useScreen(signedInPath);
  const away = tenant ? { tenant } : {};
  const key = ['signed-in', tenant ?? 'own'];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(loggedInUsers, { ...away, signal }),
    refetchInterval: 15_000,
  });
  const [ending, setEnding] = useState<LoggedInUser | null>(null);
  const sought = (search.q ?? '').trim().toLocaleLowerCase();
  const all = query.data ?? [];
  const shown = all.filter((one) => `${one.displayName} ${one.login}`.toLocaleLowerCase().includes(sought));
  const end = async (one: LoggedInUser) => {
    const refusal = await refusalOf(() => ask(signOutSession, { params: { id: one.id }, ...away }), text('failed'));
    if (refusal) return refusal;
    toasts.show(text('signedIn.ended', { name: one.displayName }));
    await queries.invalidateQueries({ queryKey: key });
    return undefined;
  };
  return (
    <div className="admin-page">
      <PageHeader
        title={text('signedIn.title')}
        aside={query.data ? all.length : undefined}
        description={text('signedIn.text')}
      />
      <TextInput
        type="search"
        className="admin-find"
        label={text('signedIn.find')}
        value={search.q ?? ''}
        onChange={(event) => onSearch({ q: event.currentTarget.value || undefined })}
      />
      <WhenLoaded query={query} rows={5} failed={text('failed')}>
        {() =>
          all.length === 0 ? (
            <EmptyState icon={MonitorSmartphone} title={text('signedIn.empty')} />
          ) : shown.length === 0 ? (
            <NoResults query={search.q ?? ''} onClear={() => onSearch({ q: undefined })} />
          ) : (
            <SessionTable sessions={shown} onEnd={setEnding} />
          )
        }
      </WhenLoaded>
      <ConfirmDialog
        isOpen={ending !== null}
        onClose={() => setEnding(null)}
        title={text('signedIn.end', { name: ending?.displayName ?? '' })}
        confirmLabel={text('signedIn.endShort')}
        isDangerous
        onConfirm={() => (ending ? end(ending) : undefined)}
      >
        {text('signedIn.endText')}
      </ConfirmDialog>
    </div>
  );
}

const columns = ['user', 'device', 'since', 'seen', 'act'] as const satisfies readonly string[];

function SessionTable({ sessions, onEnd }: { sessions: readonly LoggedInUser[]; onEnd: (one: LoggedInUser) => void }) {
  const text = useAdmin();
  const formats = useFormats();
  const deviceName = (one: LoggedInUser) => {
    const { browser, system } = deviceOf(one.userAgent);
    return browser && system ? text('signedIn.browser', { browser, system }) : text('signedIn.unknown');
  };
  return (
    <AdminTable
      columns={columns.map((one) => text(`signedIn.${one}`))}
      rows={sessions}
      keyOf={(one) => one.id}
      head={(one) => one.displayName}
      under={(one) => (one.actingName ? text('signedIn.acting', { name: one.actingName }) : one.login)}
      cells={(one) => (
        <>
          <td>
            {text(`signedIn.app.${one.application}` as AdminKey)}
            <span className="hp-caption">
              {deviceName(one)}
              {one.address ? <span className="hp-number"> · {one.address}</span> : null}
            </span>
          </td>
          <td className="hp-number" data-label={text('signedIn.since')}>
            {formats.localTime(one.created)}
          </td>
          <td className="hp-number" data-label={text('signedIn.seen')}>
            {formats.localTime(one.lastSeen)}
          </td>
          <td>
            <RowButton label={text('signedIn.endShort')} about={one.displayName} onClick={() => onEnd(one)} />
          </td>
        </>
      )}
    />
  );
}
