import { createRoute, Navigate } from '@tanstack/react-router';
import { homeRoute } from './home/home-route.ts';
import { homeAsks } from './home-asks.generated.ts';
import { pages } from './pages.generated.ts';
import { askingOnlyOfOwn } from './shell/closed-pages.ts';
import { dashboard, root } from './shell/dashboard.tsx';

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

const home = homeRoute(homeAsks, () => import('./home-page.tsx'));

/** Every page of the application, by its address; each folder brings its own. */
export const routeTree = root.addChildren([start, login, dashboard.addChildren(askingOnlyOfOwn([home, ...pages]))]);
