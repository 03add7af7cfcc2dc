import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { root } from '../frame/root.tsx';
import { attentionPath } from './paths.ts';
import { casesWords } from './words.ts';

const attention = createRoute({
  getParentRoute: () => root,
  path: attentionPath,
  loader: ({ context: { workspace } }) => workspace.learn('cases', casesWords),
  component: lazyPage(() => import('./AttentionPage.tsx'), 'AttentionPage'),
});

/** Lists of assignments that are more than generated. */
export const caseRoutes = [attention] as const;
