import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { root } from '../frame/root.tsx';
import { documentsWords } from './words.ts';

const review = createRoute({
  getParentRoute: () => root,
  path: '/workspace/cases/document-review',
  loader: async ({ context: { workspace } }) => workspace.learn('documents', documentsWords),
  component: lazyPage(() => import('./ReviewPage.tsx'), 'ReviewPage'),
});
const preview = createRoute({
  getParentRoute: () => root,
  path: '/workspace/library/preview',
  loader: async ({ context: { workspace } }) => workspace.learn('documents', documentsWords),
  component: lazyPage(() => import('./PreviewPage.tsx'), 'PreviewPage'),
});

/** The review of required documents, and the library as somebody else sees it. */
export const documentRoutes = [review, preview] as const;
