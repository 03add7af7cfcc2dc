import { accountRoutes } from '@homeport/client';
import { catalogue } from '@homeport/model';
import { expect, test } from 'vitest';

test.each(Object.entries(accountRoutes))(
  'the call %s of the browser is declared by the catalogue',
  (_, [method, path]) => {
    expect(catalogue.routes.map((route) => `${route.method} ${route.path}`)).toContain(`${method} ${path}`);
  },
);
