import type { ServiceLine } from '@homeport/model/cases';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { assignmentQuery, reportsQuery } from '../data/queries.ts';
import { caseDocumentsQuery, requiredQuery } from '../documents/document-data.ts';
import { formsQuery } from '../forms/queries.ts';
import { readingsQuery } from '../library/library-data.ts';
import { servicesQuery } from '../services/queries.ts';
import { AppSession } from '../shell/app-context.ts';
import { surveysQuery } from '../surveys/queries.ts';
import { DoNextCard } from './DoNextCard.tsx';
import home from './words/en.json' with { type: 'json' };

const service = (id: string): ServiceLine =>
  ({
    ...{ id, name: `Service ${id}`, group: 'NEEDS_YOU' },
    nextAction: { description: `Do ${id}`, dueDate: `2027-01-0${id}`, byAssignee: true, isOverdue: false },
  }) as unknown as ServiceLine;
async function drawn(...ids: string[]): Promise<void> {
  const none = [reportsQuery, formsQuery, surveysQuery, requiredQuery, caseDocumentsQuery, readingsQuery];
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(assignmentQuery.queryKey, null);
  queries.setQueryData(servicesQuery.queryKey, ids.map(service));
  for (const { queryKey } of none) queries.setQueryData<unknown>(queryKey, []);
  await draw(
    <QueryClientProvider client={queries}>
      <AppSession value={{ me: { role: { code: 'ASSIGNEE' }, roles: [{ code: 'ASSIGNEE' }] } } as never}>
        <DoNextCard />
      </AppSession>
    </QueryClientProvider>,
    {},
    { en: { home } },
  );
}
const shown = () => screen.getAllByText(/^Do \d$/, { selector: 'strong' }).map((one) => one.textContent);

test('three things are seen at first, how many more there are is said, and one press shows them', async () => {
  await drawn('3', '1', '5', '2', '4');
  expect(shown()).toEqual(['Do 1', 'Do 2', 'Do 3']);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(shown()).toEqual(['Do 1', 'Do 2', 'Do 3', 'Do 4', 'Do 5']);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(shown()).toHaveLength(3);
});
test('nothing more is offered where all of it is seen', async () => {
  await drawn('1', '2', '3');
  expect(shown()).toHaveLength(3);
  expect(screen.queryByRole('button')).toBeNull();
});
