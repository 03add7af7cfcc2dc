import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useMemo } from 'react';
import { tenantParam, withParams } from './address.ts';
import { inAddress } from './company.rules.ts';
import { useAddress } from './search.ts';
import { rolesOf, useWorkspace } from './workspace.ts';

type Search = Readonly<Record<string, string | undefined>>;

/** What a hand-made screen is given: who, in which company, and the state of its address. */
export function useScreen(path: string) {
  const { me, access } = useWorkspace();
  const host = useRecordHost();
  const { [tenantParam]: tenant, ...search } = useAddress();
  const away = host.tenant === me.tenant.id ? undefined : host.tenant;
  const who = useMemo(
    () => ({ user: me.id, person: me.person?.id ?? null, name: me.displayName, roles: rolesOf(access) }),
    [me, access],
  );
  const delegators = useMemo(() => me.delegators.map(({ id, label }) => ({ id, name: label })), [me]);
  const onSearch = (next: Search) => {
    const given = Object.entries(next).filter((entry): entry is [string, string] => entry[1] !== undefined);
    host.go(withParams(path, { ...Object.fromEntries(given), ...(tenant ? { [tenantParam]: tenant } : {}) }), {
      replace: true,
    });
  };
  const company = inAddress(me, host.tenant);
  // As other addresses of the same company name it.
  const place = useMemo((): Readonly<Record<string, string>> => (company ? { [tenantParam]: company } : {}), [company]);
  return { ...(away ? { tenant: away } : {}), place, me: who, delegators, search, onSearch };
}
