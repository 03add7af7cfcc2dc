import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute, Navigate } from '@tanstack/react-router';
import { assistanceRoutes } from '../assistance/routes.tsx';
import { assistantRoutes } from '../assistant/routes.tsx';
import { bankingRoutes } from '../banking/routes.tsx';
import { callRoutes } from '../calls/routes.tsx';
import { chatRoutes } from '../chat/routes.tsx';
import { contactRoutes } from '../contacts/routes.tsx';
import { contentRoutes } from '../content/routes.tsx';
import { diaryRoutes } from '../diary/routes.tsx';
import { documentRoutes } from '../documents/routes.tsx';
import { expenseRoutes } from '../expenses/routes.tsx';
import { helpRoutes } from '../help/routes.tsx';
import { deskRoutes } from '../helpdesk/routes.tsx';
import { homeRoutes } from '../home/routes.tsx';
import { libraryRoutes } from '../library/routes.tsx';
import { lumpSumRoutes } from '../lump-sum/routes.tsx';
import { notificationRoutes } from '../notifications/routes.tsx';
import { paymentRoutes } from '../payments/routes.tsx';
import { profileRoutes } from '../profile/routes.tsx';
import { serviceRoutes } from '../services/routes.tsx';
import { signingRoutes } from '../signing/routes.tsx';
import { surveyRoutes } from '../surveys/routes.tsx';
import { timelineRoutes } from '../timeline/routes.tsx';
import { travelRoutes } from '../travel/routes.tsx';
import { widgetRoutes } from '../widgets/routes.tsx';
import { askingOnlyOfOwn } from './closed-pages.ts';
import { dashboard, root } from './dashboard.tsx';
import { ErrorPage, NotFoundPage } from './ErrorPage.tsx';

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: () => <Navigate to="/dashboard" replace />,
});
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: () => <Navigate to="/dashboard" replace />,
});
const more = createRoute({
  getParentRoute: () => dashboard,
  path: '/more',
  component: lazyPage(() => import('./MorePage.tsx'), 'MorePage'),
});
const logout = createRoute({
  getParentRoute: () => dashboard,
  path: '/logout',
  component: lazyPage(() => import('./LogoutPage.tsx'), 'LogoutPage'),
});

/** Every page of the application, by its address; each domain brings its own. */
export const routeTree = root.addChildren([
  start,
  login,
  dashboard.addChildren(
    askingOnlyOfOwn([
      ...homeRoutes,
      ...widgetRoutes,
      ...expenseRoutes,
      ...paymentRoutes,
      ...bankingRoutes,
      ...profileRoutes,
      ...notificationRoutes,
      ...documentRoutes,
      ...libraryRoutes,
      ...signingRoutes,
      ...helpRoutes,
      ...assistantRoutes,
      ...contactRoutes,
      ...chatRoutes,
      ...deskRoutes,
      ...callRoutes,
      ...diaryRoutes,
      ...travelRoutes,
      ...assistanceRoutes,
      ...timelineRoutes,
      ...serviceRoutes,
      ...contentRoutes,
      ...surveyRoutes,
      ...lumpSumRoutes,
      more,
      logout,
    ]),
  ),
]);
export { ErrorPage, NotFoundPage };
