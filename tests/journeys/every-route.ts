import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../../apps/assignee/src');
type Get = (path: string) => Promise<unknown>;
/** Answers the body of a call; a `path` below /api/. */
type Post = (path: string, body: object) => Promise<unknown>;
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

const search = (entity: string, filter?: object): string =>
  `fe/${entity}/search?size=1${filter ? `&filter=${encodeURIComponent(JSON.stringify(filter))}` : ''}`;

const openReport = async (get: Get): Promise<One> =>
  first(await get(search('case-expense-batch', { field: 'status', op: 'eq', value: 'OPEN' })));

/** Every address of the application as one assignee of the demo opens it; a path nobody has an example for throws. */
export async function everyAddress(get: Get): Promise<string[]> {
  const batch = await openReport(get);
  const ofCategory = (value: string) => get(search('document', { field: 'category', op: 'eq', value }));
  const document = first(await ofCategory('LIBRARY'));
  const shared = first(await ofCategory('CASE'));
  const toSign = first(await get(search('document', { field: 'requiresSignature', op: 'eq', value: true })));
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
    '/signing/$id': `/signing/${toSign.id}`,
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

/**
 * Pages with something open in them because their address says so: forms, dialogs, steps. Each with what has to be drawn
 * there, a CSS selector.
 */
export async function everyOpening(get: Get): Promise<ReadonlyMap<string, string>> {
  const idOf = async (entity: string, filter?: object) => first(await get(search(entity, filter))).id;
  const report = (await openReport(get)).id;
  const line = first(await get(search('case-expense', { field: 'caseExpenseBatch', op: 'eq', value: report })));
  const [dependant, trip, paper, event] = await Promise.all(
    ['dependant', 'trip', 'travel-document', 'calendar-event'].map((entity) => idOf(entity)),
  );
  const form = 'main form :is(input, textarea)';
  const dialog = '[role=dialog] :is(input, textarea)';
  const below: Readonly<Record<string, string>> = {
    '/assistance/family?edit=new': form,
    [`/assistance/family?edit=${dependant}`]: form,
    '/assistance/self?change=personal': form,
    '/assistance/self?change=home': form,
    '/assistance/self?change=host': form,
    '/banking?form=new': form,
    [`/batch/${report}?step=check`]: 'main button.mantine-Button-root',
    [`/batch/${report}/expense/${line.id}`]: '#expense-amount',
    [`/calendar-entry?id=${event}`]: form,
    '/contactUs/helpdesk?raise=true': dialog,
    '/list?new=true': dialog,
    [`/tracker?add=${Temporal.Now.plainDateISO().add({ days: 9 })}`]: '[role=dialog] [data-day]',
    '/travel?trip=new': dialog,
    [`/travel?trip=${trip}`]: '[role=dialog] dl.facts',
    '/travel/document-check?document=new': dialog,
    [`/trips&Visas?document=${paper}`]: dialog,
    '/video-calls?schedule=true': dialog,
    '/widgetDashboard?arrange=true': 'main button.mantine-Button-root',
  };
  return new Map(Object.entries(below).map(([address, drawn]) => [`/dashboard${address}`, drawn]));
}

/** A word without a space, longer than any line of a phone. */
const wordWithoutEnd = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(5).slice(0, 200);

/** Says it wherever an assignee writes: of a service, of an expense, to the help desk and in the chat. */
export async function sayWordWithoutEnd(get: Get, post: Post): Promise<void> {
  const report = await openReport(get);
  const kind = first(await get(search('expense-item')));
  const service = first(await get('case-service/with-next-action'));
  const chat = first(await get('conversation/mai'));
  const { id: helpDeskId } = (await post('help-desk', { subject: wordWithoutEnd, detail: wordWithoutEnd })) as One;
  await post('correspondence/help-desk', { helpDeskId, message: wordWithoutEnd });
  await post('comment', { category: 'SERVICE', entityId: service.id, comment: wordWithoutEnd });
  await post(`conversation/${chat.id}/message`, { id: crypto.randomUUID(), text: wordWithoutEnd, attachments: [] });
  await post('fe/case-expense', {
    caseExpenseBatch: report.id,
    expenseItem: kind.id,
    activity: wordWithoutEnd,
    amount: '12.00',
    currency: report.currency,
    expenseDate: Temporal.Now.plainDateISO().toString(),
  });
}

/**
 * Pages for whoever is not signed in, each with what has to be drawn there: the ways in, and the pages that links open, which
 * staff makes with `post` of what the assignee has.
 */
export async function everyPageOutside(get: Get, post: Post): Promise<ReadonlyMap<string, string>> {
  const ofState = async (path: string, key: string, value: string) =>
    ((await get(path)) as One[]).find((one) => one[key] === value)?.id;
  const survey = await ofState('quality-survey/assignee', 'status', 'SENT');
  const form = await ofState('udp/mai', 'state', 'IN_PROGRESS');
  const document = first(await get(search('document', { field: 'category', op: 'eq', value: 'CASE' })));
  const letter = { kind: 'DOCUMENT', target: document.id, recipient: 'bailleur@partenaire.example', language: 'fr' };
  const links = await Promise.all([
    post(`fe/quality-survey/${survey}/create-link`, { days: 1 }),
    post(`fe/page-form/${form}/create-link`, { days: 1 }),
    post('fe/external-access/send', { ...letter, days: 1 }),
  ]);
  const addresses = links.map((made) => {
    const { pathname, search: token } = new URL(String((made as One).link));
    return [pathname + token, 'main :is(button, input)'] as const;
  });
  return new Map([['/', 'main button'], ['/login', 'main input[type=password]'], ...addresses]);
}
