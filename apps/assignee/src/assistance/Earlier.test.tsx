import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { Earlier } from './Earlier.tsx';
import { assignmentsQuery } from './queries.ts';

test('what is left of earlier assignments is closed, and open where the address leads into it', async () => {
  const queries = new QueryClient();
  queries.setQueryDefaults(assignmentsQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(assignmentsQuery.queryKey, []);
  const groups = [{ assignment: 'a1', records: [{ id: 'd1' }] }];
  const show = async (wanted: string | undefined) => {
    const { container, unmount } = await draw(
      <QueryClientProvider client={queries}>
        <Earlier groups={groups} wanted={wanted}>
          {(records) => records.map(({ id }) => <p key={id}>{id}</p>)}
        </Earlier>
      </QueryClientProvider>,
    );
    const isOpen = container.querySelector('details')?.open;
    unmount();
    return isOpen;
  };
  expect(await show(undefined)).toBe(false);
  expect(await show('d2')).toBe(false);
  expect(await show('d1')).toBe(true);
});
