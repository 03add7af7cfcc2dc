import type { FormHost } from '@homeport/ui/records/host/form-host.ts';
import { useMemo } from 'react';
import { useOptionName } from '../data/option-name.ts';
import type { Option } from '../data/queries.ts';
import { eq, search } from '../data/records.ts';
import { useApp } from '../shell/app-context.ts';

/** The application as the fields of a designed form see it. */
export function useFormHost(): FormHost {
  const { me, access } = useApp();
  const nameOf = useOptionName();
  return useMemo(() => {
    const { roles, narrowings } = access.permissionSetting;
    return {
      viewer: { roles, narrowings },
      tenant: me.tenant.id,
      choices: async (type, signal) => {
        const filter = { all: [eq('optionTypeCode', type), eq('active', true)] };
        const { content } = await search<Option>('dataOption', { filter, sort: ['sequence,asc'] }, signal);
        return content.map((one) => ({ value: one.code, label: nameOf(one) }));
      },
    };
  }, [me.tenant.id, access, nameOf]);
}
