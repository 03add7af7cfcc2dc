import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../../apps/assignee/src');
type Get = (path: string) => Promise<unknown>;
type One = { readonly id: string } & Readonly<Record<string, unknown>>;

/** Paths below /dashboard as the domains declare them. */
function declaredPaths(): string[] {
  const files = readdirSync(source).map((domain) => join(source, domain, 'routes.tsx'));
  const texts = files.flatMap((file) => {
    try {
      return [readFileSync(file, 'utf8')];
    } catch {
      return [];
    }
  });
  const paths = texts.flatMap((text) => [...text.matchAll(/^ {2}path: '([^']+)'/gm)].map((found) => found[1] ?? ''));
  const outside = ['/', '/login', '/logout'];
  return [...new Set(paths)].filter((path) => !outside.includes(path)).sort();
}

const first = (answer: unknown): One => {
  const found = Array.isArray(answer) ? answer[0] : (answer as { content?: One[] }).content?.[0];
  if (!found) throw new Error(`nothing to open a page with in ${JSON.stringify(answer).slice(0, 200)}`);
  return found as One;
};

/** Every address of the application as one assignee of the demo opens it; a path nobody has an example for throws. */
export async function everyAddress(get: Get): Promise<string[]> {
  const batch = first(await get('fe/case-expense-batch/search?size=1'));
  const ofCategory = (value: string) =>
    get(
      `fe/document/search?size=1&filter=${encodeURIComponent(JSON.stringify({ field: 'category', op: 'eq', value }))}`,
    );
  const document = first(await ofCategory('LIBRARY'));
  const shared = first(await ofCategory('CASE'));
  const year = new Date().getUTCFullYear();
  const diary = await get(`fe/travel-detail?from=${year - 1}-01-01&to=${year + 1}-01-01`);
  const chosen: Readonly<Record<string, string>> = {
    '/batch/$batchId': `/batch/${batch.id}`,
    '/batch/$batchId/expense/{-$expenseId}': `/batch/${batch.id}/expense`,
    '/batch/$batchId/item': `/batch/${batch.id}/item`,
    '/contactUs/chat/id/$id': `/contactUs/chat/id/${first(await get('conversation/mai')).id}`,
    '/contactUs/helpdesk/ticket/$messageID': `/contactUs/helpdesk/ticket/${first(await get('help-desk')).id}`,
    '/content/$id': `/content/${first(await get('udp/mai')).id}`,
    '/library/document/$id': `/library/document/${document.id}`,
    '/services/$id': `/services/${first(await get('case-service/with-next-action')).id}`,
    '/signing/$id': `/signing/${shared.id}`,
    '/signing/$id/complete': `/signing/${shared.id}/complete`,
    '/survey/$id': `/survey/${first(await get('quality-survey/assignee')).id}`,
    '/tracker/entry/$id': `/tracker/entry/${first(diary).id}`,
  };
  const contact = first(await get('case-contact/all-for-user')).id;
  const contacts = { '/contactUs/contacts/$id': '', '/contactUs/contacts/$id/email': '/email' } as const;
  return declaredPaths().map((path) => {
    const own =
      path in contacts ? `/contactUs/contacts/${contact}${contacts[path as keyof typeof contacts]}` : chosen[path];
    if (own === undefined && path.includes('$')) throw new Error(`no example of the page ${path}`);
    return `/dashboard${own ?? path}`;
  });
}
