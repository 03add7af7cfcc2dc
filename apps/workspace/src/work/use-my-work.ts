import { ask } from '@homeport/client';
import { inOrder, type MyWork, myWork, type WorkLine } from '@homeport/model/work';
import { useQuery } from '@tanstack/react-query';
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
  readonly more: readonly (MyWork['more'][number] & { readonly company: Company })[];
  /** Companies that did not answer. */
  readonly unreached: readonly Company[];
}

/** The first key of what is asked of work, for whoever changes something that may have waited. */
export const workKey = ['my-work'] as const;

/** What waits for the reader in every company they act in. One that does not answer keeps nothing of the others back. */
export function useMyWork() {
  const { me, need } = useWorkspace();
  const companies: readonly Company[] = me.tenants.length > 0 ? me.tenants : [me.tenant];
  return useQuery({
    queryKey: [...workKey, me.id],
    queryFn: async ({ signal }): Promise<WorkOfAll> => {
      const asked = companies.map(async (company) => ({
        company,
        work: await ask(myWork, { ...(company.id === me.tenant.id ? {} : { tenant: company.id }), signal }),
      }));
      const answers = await Promise.allSettled(asked);
      const failure = answers.find((one) => one.status === 'rejected');
      const got = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      if (got.length === 0 && failure) throw failure.reason;
      // What a kind is called, and what can be done with it, stands in the whole declaration.
      await Promise.all([...new Set(got.flatMap(({ work }) => work.content.map(({ entity }) => entity)))].map(need));
      return {
        lines: inOrder(got.flatMap(({ company, work }) => work.content.map((line) => ({ ...line, company })))),
        more: got.flatMap(({ company, work }) => work.more.map((one) => ({ ...one, company }))),
        unreached: companies.filter((company) => !got.some((one) => one.company.id === company.id)),
      };
    },
    refetchInterval: 60_000,
  });
}
