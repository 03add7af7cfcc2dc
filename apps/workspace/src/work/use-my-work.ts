import { ask } from '@homeport/client';
import { type MyWork, myWork, type WorkLine } from '@homeport/model/work';
import { useQuery } from '@tanstack/react-query';
import { allCompanies } from '../frame/company.rules.ts';
import { useWorkspace } from '../frame/workspace.ts';

export interface Company {
  readonly id: string;
  readonly name: string;
}
/** Something that waits, and in which company. */
export interface Waiting extends WorkLine {
  readonly company: Company;
}
export interface WorkOfAll {
  readonly lines: readonly Waiting[];
  readonly more: MyWork['more'];
}

/** The first key of what is asked of work, for whoever changes something that may have waited. */
export const workKey = ['my-work'] as const;

/** What waits for the reader in every company they act in, asked at once. */
export function useMyWork() {
  const { me, need } = useWorkspace();
  return useQuery({
    queryKey: [...workKey, me.id],
    queryFn: async ({ signal }): Promise<WorkOfAll> => {
      const { content, more } = await ask(myWork, {
        ...(me.tenants.length > 1 ? { tenant: allCompanies } : {}),
        signal,
      });
      // What a kind is called, and what can be done with it, stands in the whole declaration.
      await Promise.all([...new Set(content.map(({ entity }) => entity))].map(need));
      const companies: readonly Company[] = me.tenants;
      const of = (id: string | undefined): Company => companies.find((one) => one.id === id) ?? me.tenant;
      return { lines: content.map((line) => ({ ...line, company: of(line.tenantId) })), more };
    },
    refetchInterval: 60_000,
  });
}
