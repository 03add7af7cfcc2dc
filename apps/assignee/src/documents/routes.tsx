import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute, redirect } from '@tanstack/react-router';
import { assistanceWords } from '../assistance/words.ts';
import { assignmentQuery, isFamily, meQuery } from '../data/queries.ts';
import { readingsQuery } from '../library/library-data.ts';
import { libraryWords } from '../library/words.ts';
import { type Context, dashboard, known, settled } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';
import { caseDocumentsQuery, kindsQuery, requiredQuery, uploadsQuery } from './document-data.ts';
import type { DocumentSearch } from './documents.rules.ts';
import { documentWords } from './words.ts';

const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value) ? value : undefined;
const searchOf = (search: Readonly<Record<string, unknown>>): DocumentSearch => {
  const found = { document: idOf(search.document), required: idOf(search.required), file: idOf(search.file) };
  return Object.fromEntries(Object.entries(found).filter(([, id]) => id !== undefined));
};
const documents = createRoute({
  getParentRoute: () => dashboard,
  path: '/documents',
  validateSearch: searchOf,
  component: lazyPage(() => import('./DocumentsPage.tsx'), 'DocumentsPage'),
  pendingComponent: () => <Opening shape={<ListSkeleton />} />,
  loader: async ({ context: { queries, learn } }: Context) => {
    // Members of the family have what is shared with them; nothing is asked of them here.
    if (isFamily(queries.getQueryData(meQuery.queryKey))) throw redirect({ href: '/dashboard/case-documents' });
    await Promise.all([
      learn(documentWords),
      learn(libraryWords),
      learn(assistanceWords),
      settled(queries.ensureQueryData(assignmentQuery)),
      queries.ensureQueryData({ ...requiredQuery, revalidateIfStale: true }).catch(known),
      settled(
        queries.ensureQueryData({ ...uploadsQuery, revalidateIfStale: true }),
        queries.ensureQueryData(kindsQuery),
        queries.ensureQueryData(caseDocumentsQuery),
        queries.ensureQueryData(readingsQuery),
      ),
    ]);
  },
});
const shared = createRoute({
  getParentRoute: () => dashboard,
  path: '/case-documents',
  validateSearch: searchOf,
  component: lazyPage(() => import('./CaseDocumentsPage.tsx'), 'CaseDocumentsPage'),
  pendingComponent: () => <Opening shape={<ListSkeleton />} />,
  loader: async ({ context: { queries, learn } }: Context) => {
    await Promise.all([
      learn(documentWords),
      learn(libraryWords),
      learn(assistanceWords),
      settled(queries.ensureQueryData(assignmentQuery)),
      queries.ensureQueryData({ ...caseDocumentsQuery, revalidateIfStale: true }).catch(known),
      queries.ensureQueryData({ ...readingsQuery, revalidateIfStale: true }).catch(known),
      ...(isFamily(queries.getQueryData(meQuery.queryKey)) ? [] : [settled(queries.ensureQueryData(requiredQuery))]),
      settled(queries.ensureQueryData(kindsQuery)),
    ]);
  },
});

/** Documents to provide, own uploads, and documents the team shared. */
export const documentRoutes = [documents, shared] as const;
