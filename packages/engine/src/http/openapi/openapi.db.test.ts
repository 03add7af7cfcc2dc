import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, type ShopServer, shopServer } from '../../../../../tests/support/engine/shop-server.ts';
import { operationsIn } from '../fuzz/bad-requests.ts';
import { differences, resolve } from './conforms.ts';
import type { Document } from './document.ts';
import type { Schema } from './field-schema.ts';

let server: ShopServer;
let document: Document;
beforeAll(async () => {
  server = await shopServer();
  document = (await server.app.inject('/api/openapi.json')).json();
});
afterAll(() => server.close());

const refsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([k, v]) => (k === '$ref' && typeof v === 'string' ? [v] : refsIn(v)));

describe('the document', () => {
  test('is OpenAPI 3.1 whose references all lead somewhere and whose operations have names of their own', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Homeport' },
      servers: [{ url: '/api' }],
      security: [{ bearer: [] }],
    });
    const refs = refsIn(document);
    expect(refs.length).toBeGreaterThan(500);
    for (const ref of new Set(refs)) expect(() => resolve(document, ref)).not.toThrow();
    const names = operationsIn(document).map((o) => o.operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  test('has every operation that is served, and nothing else', () => {
    const { table } = server.app.homeport;
    const documented = operationsIn(document).map(({ method, path }) => `${method} ${path}`);
    const served = table.operations.flatMap((o) => [
      `${o.method} /${o.path}`,
      ...(o.forTenant ? [`${o.method} /for-tenant/{tenantId}/${o.path}`] : []),
    ]);
    expect(documented.sort()).toEqual([...served, 'POST /together'].sort());
    for (const { method, path, operation } of operationsIn(document).filter((one) => one.path !== '/together')) {
      const found = table.find(
        method,
        path
          .slice(1)
          .replace('{tenantId}', 'T')
          .replace(/\{\w+\}/g, 'x'),
      );
      expect(found, path).toMatchObject({ operation: { id: operation.operationId.replace(/ForTenant$/, '') } });
    }
  });

  test('says of every operation who may call it, what it takes and every way it can fail', () => {
    for (const { path, operation } of operationsIn(document)) {
      const part = operation as unknown as Record<string, unknown>;
      expect(part['x-permission'], path).toBeDefined();
      const declared = [...path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]);
      const parameters = (operation.parameters ?? []).map((p) =>
        typeof p.$ref === 'string' ? resolve(document, p.$ref) : p,
      ) as { name: string; in: string; required?: boolean }[];
      expect(
        parameters.filter((p) => p.in === 'path').map((p) => p.name),
        path,
      ).toEqual(declared);
      expect(parameters.filter((p) => p.in === 'path').every((p) => p.required)).toBe(true);
      for (const status of ['400', '401', '403', '404', '429', '500', '503'])
        expect(operation.responses, path).toHaveProperty(status);
    }
    const paths = document.paths as Record<string, Record<string, Record<string, unknown>>>;
    expect(paths['/fe/order/{id}']?.put?.responses).toMatchObject({
      412: {},
      428: {},
      422: {},
      413: {},
      415: {},
      409: {},
    });
    expect(paths['/fe/order/{id}/pay-out']?.post).toMatchObject({
      'x-proof': 'freshSignIn',
      'x-permission': ['clerk'],
      'x-refusals': ['shop.noMoney'],
    });
    expect(paths['/hello']?.get).toMatchObject({ security: [], 'x-permission': 'anyone' });
  });

  test('marks fields that only some may see, and leaves out what nobody may', () => {
    const { schemas } = document.components as { schemas: Record<string, Schema> };
    const properties = schemas.Customer?.properties as Record<string, Schema>;
    expect(properties.limit?.['x-visible-to']).toEqual(['clerk', 'chief']);
    expect(properties.name).not.toHaveProperty('x-visible-to');
    expect(properties).not.toHaveProperty('secretHint');
    expect(schemas).not.toHaveProperty('Ledger');
    expect(schemas.OrderInput?.properties).not.toHaveProperty('fee');
    expect(schemas.OrderInput?.['x-required-on-create']).toEqual(['customerId', 'reference', 'amount']);
  });

  test('is true to the answers', async () => {
    const { token } = server.person(['clerk']);
    const { schemas } = document.components as { schemas: Record<string, Schema> };
    const customer = (
      await call(server, token, 'POST', 'fe/customer', {
        body: { name: 'A', number: 'A1', limit: 5, iban: 'FR7630006000011234567890189' },
      })
    ).body;
    expect(differences(document, schemas.Customer as Schema, customer)).toEqual([]);
    expect(Object.keys(customer).sort()).toEqual(Object.keys(schemas.Customer?.properties as object).sort());
    const tag = (await call(server, token, 'POST', 'fe/tag', { body: { name: 'T' } })).body;
    const order = (
      await call(server, token, 'POST', 'fe/order', {
        body: { customerId: customer.id, reference: 'R', amount: '1.5', due: '2026-02-03T00:00:00Z', tags: [tag.id] },
      })
    ).body;
    expect(differences(document, schemas.Order as Schema, order)).toEqual([]);
    expect(
      differences(document, schemas.OrderPage as Schema, (await call(server, token, 'GET', 'fe/order')).body),
    ).toEqual([]);
    expect(
      differences(
        document,
        schemas.History as Schema,
        (await call(server, token, 'GET', `fe/order/${order.id}/history`)).body,
      ),
    ).toEqual([]);
    expect(
      differences(
        document,
        schemas.Problem as Schema,
        (await call(server, token, 'POST', 'fe/tag', { body: {} })).body,
      ),
    ).toEqual([]);
    expect(differences(document, schemas.Order as Schema, { ...order, amount: 1.5 })).toEqual([
      expect.stringContaining('$.amount is number'),
    ]);
  });
});

describe('the page', () => {
  test('shows every part without a script, under the strictest policy', async () => {
    const index = await server.app.inject('/api/docs');
    expect(index.statusCode).toBe(200);
    expect(index.body).not.toMatch(/<script|style=|onclick/i);
    expect(index.headers['content-security-policy']).toContain("script-src 'self'");
    expect(index.headers['content-security-policy']).not.toContain('unsafe');
    const part = await server.app.inject('/api/docs?tag=Order');
    expect(part.body).toContain('/api/fe/order/{id}/pay-out');
    expect((await server.app.inject('/api/docs?tag=%3Cscript%3E')).statusCode).toBe(404);
    expect((await server.app.inject('/api/docs.css')).headers['content-type']).toContain('text/css');
  });
});
