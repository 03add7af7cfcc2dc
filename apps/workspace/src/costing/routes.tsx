import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { root } from '../frame/root.tsx';
import { costReportPath } from './paths.ts';

const costReport = createRoute({
  getParentRoute: () => root,
  path: costReportPath,
  // In one file with the parts of an assignment: each file that is brought later has its name in the shell.
  component: lazyPage(() => import('./CostingPart.tsx'), 'CostReportPage'),
});

/** Costs over all assignments. */
export const costingRoutes = [costReport] as const;
