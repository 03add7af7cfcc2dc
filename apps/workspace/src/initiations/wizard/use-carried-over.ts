import { records } from '@homeport/client';
import { type CaseDetail, caseDetail, caseType } from '@homeport/model/cases';
import { carriedOver, nextKinds } from '@homeport/model/initiations';
import { person } from '@homeport/model/people';
import type { FormValues } from '@homeport/ui/records/form/form-values.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useQuery } from '@tanstack/react-query';
import { useWorkspace } from '../../frame/workspace.ts';
import { idIn, saidOf } from './known-person.ts';

/** What a request takes over from the assignment that it follows; undefined while that is read, or where it follows none. */
export function useCarriedOver(from: string | undefined, kind: string | undefined) {
  const host = useRecordHost();
  const { me } = useWorkspace();
  const next = nextKinds.find((one) => one === kind);
  return useQuery({
    queryKey: ['carried-over', host.tenant, from, next],
    queryFn: async ({ signal }): Promise<FormValues> => {
      if (next === undefined) return {};
      const before = await records(caseDetail, host.tenant === me.tenant.id ? undefined : host.tenant).get(
        from ?? '',
        signal,
      );
      return { ...(await called(before)), ...carriedOver(before, next), caseType: await typeOf() };
    },
    enabled: from !== undefined && next !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  async function called(before: Pick<CaseDetail, 'assignee'>): Promise<FormValues> {
    const { homeCountry: _, ...names } = saidOf(await host.source.get(person, idIn(before.assignee) ?? ''));
    return names;
  }
  /** The case type of that kind, where there is one. */
  async function typeOf(): Promise<string | null> {
    const filter = {
      all: [
        { field: 'kind', op: 'eq', value: next ?? '' },
        { field: 'active', op: 'eq', value: true },
      ],
    } as const;
    const { content } = await host.source.list(caseType, { filter, size: 1, total: 'none' });
    return content[0]?.id ?? null;
  }
}
