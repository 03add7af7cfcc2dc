import { ask, askTogether } from '@homeport/client';
import { type Home, home } from '@homeport/model/home';
import { useQuery } from '@tanstack/react-query';
import { useWorkspace } from '../frame/workspace.ts';

/** What stands on the home of the reader in a company (`tenant`, their own without it) or in all; work that is asked for at the same time comes with it. */
export function useHome(tenant: string | undefined) {
  const { me, need } = useWorkspace();
  return useQuery({
    queryKey: ['home', tenant ?? 'own', me.id],
    queryFn: async ({ signal }): Promise<Home> => {
      const answer = await askTogether(() => ask(home, { ...(tenant ? { tenant } : {}), signal }));
      // What fields and records are called stands in the whole declaration.
      await Promise.all([...new Set(answer.cards.map(({ on }) => on))].map(need));
      return answer;
    },
    refetchInterval: 120_000,
  });
}
