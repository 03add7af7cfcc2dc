import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowanceOf, type Entity, kebab } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { castellane, demoTenants, meridian, nordlys } from '../../apps/server/src/modules/demo/tenants.data.ts';
import { demoUsers } from '../../apps/server/src/modules/demo/users.data.ts';
import { entityAt, tenantParam } from '../../apps/workspace/src/frame/address.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { coveringSet } from '../support/covering/covering-set.ts';
import { traitsOf } from '../support/covering/entity-traits.ts';
import { type Look, looksOf, openDirectly, strangeLooks } from './control-looks.ts';
import { walkIn } from './inner-walk.ts';
import { sharedStage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

// Nobody reads this fast; the limits of calls have tests of their own.
const here = sharedStage();
const who = 'admin.one';
const roles = demoUsers.find((user) => user.login === who)?.roles ?? [];
const rightsOn = (entity: Entity) => allowanceOf(entity.access, roles).deeds;
/** Everything with pages of its own; the rest is shown inside other records. */
const shown = catalogue.entities.filter((entity) => entity.menu && !entity.internal);

/** The entity whose generated list an entry opens as it is; a further way to a list says more in its address than the company. */
const listAt = (href: string): Entity | undefined => {
  const { pathname, searchParams } = new URL(href, 'http://here');
  const [, , menu = '', name = '', ...more] = pathname.split('/');
  const isPlain = more.length === 0 && [...searchParams.keys()].every((key) => key === tenantParam);
  return isPlain ? entityAt(catalogue, menu, name) : undefined;
};

/** A page is called what its entry says; only a further way to a form says what is made there. */
function isCalled(title: string, label: string): boolean {
  const way = catalogue.screens.find((screen) => screen.label === label && screen.kind === 'form');
  if (way && title.toLowerCase().includes(catalogue.entity(way.on).label.toLowerCase())) return true;
  return title.toLowerCase() === label.toLowerCase();
}

/**
 * Every entry leads to its page. A generated list is one page, whatever its entity: entries of lists lead to the list they are called
 * after, and the lists themselves are drawn by law (`tests/drawn`, `every-width`), answered by law (`asked-by-screens`), and opened
 * here of a set that has everything any of them has.
 */
test('every entry of the menu leads to its page for an administrator, in the own company and in that of a client', async () => {
  await using desk = await here.enter(who, 'workspace');
  const { page } = desk;
  const walk = await walkIn(page);
  const admin = workspaceSteps(page, 'en');
  await page.goto('/workspace');
  const menu = page.getByRole('navigation', { name: admin.say('shell.mainMenu') });
  await menu.waitFor();
  const wrong: unknown[] = [];
  const opened: string[][] = [];
  const own = new Set(ownAddresses());
  const isOwn = (href: string) => own.has(href.split('?')[0] ?? '');
  for (const company of [castellane, meridian]) {
    await admin.workFor(company.name);
    const entries = await everyEntry(menu);
    opened.push(entries.map(({ label }) => label));
    const walked = entries.filter(({ href }) => !listAt(href));
    for (const { href, label } of entries) {
      const entity = listAt(href);
      if (entity && (entity.plural !== label || isOwn(href))) wrong.push([company.code, label, href]);
    }
    expect([entries.length > 150, walked.length > 15]).toEqual([true, true]);
    // The company opens with a page that may be an entry itself: from another one its heading is new.
    await walk.to(`/workspace/help?tenant=${company.id}`, 'h1');
    let last = '';
    for (const { href, label } of walked) {
      const path = href.split('?')[0] ?? '';
      // Two ways to one list: from another page, as one would notice.
      if (path === last) await walk.to(`/workspace/help?tenant=${company.id}`, 'h1');
      last = path;
      const stood = await walk.to(href, 'h1');
      if (!isCalled(stood.title, label) || stood.alerts.length + stood.faults.length > 0)
        wrong.push([company.code, label, stood]);
      if (company === castellane) await expectAccessible(page, entries[0]?.href === href ? {} : { within: 'main' });
    }
  }
  expect(wrong).toEqual([]);
  expect(opened[1]).toEqual(opened[0]);
}, 900_000);

test('list, record and form open of a few entities that have everything any of them has', async () => {
  const as = await here.token(who);
  /** A record of the entity: of one client where it has one, else of any company that may be worked for. */
  const recordOf = async (entity: Entity) => {
    for (const { id } of new Set([castellane, ...demoTenants.filter((tenant) => tenant !== nordlys)])) {
      const { body } = await here.homeport.call('GET', `for-tenant/${id}/fe/${kebab(entity.name)}/search?size=1`, {
        as,
      });
      if (body.content?.[0]) return { tenant: id, id: body.content[0].id as string };
    }
    return undefined;
  };
  await using desk = await here.enter(who, 'workspace');
  const { page } = desk;
  const walk = await walkIn(page);
  await page.goto('/workspace/help');
  await page.locator('main h1').waitFor();
  const wrong: unknown[] = [];
  const opened = { lists: 0, records: 0, forms: 0 };
  const covering = coveringSet(new Map(shown.map((entity) => [entity.name, traitsOf(catalogue, entity, roles)])));
  for (const entity of covering.map((name) => catalogue.entity(name))) {
    const base = `/workspace/${entity.menu}/${kebab(entity.name)}`;
    const found = await recordOf(entity);
    const tenant = `?tenant=${found?.tenant ?? castellane.id}`;
    const look = async (what: keyof typeof opened, address: string, wanted: string): Promise<void> => {
      const stood = await walk.to(address + tenant, wanted);
      const isCalledSo = what !== 'lists' || stood.title === entity.plural;
      if (!stood.has || !isCalledSo || stood.alerts.length + stood.faults.length > 0)
        wrong.push([what, address, stood]);
      opened[what] += 1;
      if (what !== 'lists') await expectAccessible(page, { within: 'main' });
    };
    // What looks ahead may have nothing to come.
    const rows = entity.ahead ? ':is(.hp-table-row, .hp-empty)' : '.hp-table-row';
    await look('lists', base, `.hp-list ${found ? rows : '.hp-empty'}`);
    if (found) await look('records', `${base}/${found.id}`, '.hp-record .hp-record-main');
    if (rightsOn(entity).create) await look('forms', `${base}/new`, '.hp-record-form');
  }
  expect(wrong).toEqual([]);
  expect(opened.lists).toBe(covering.length);
  expect(opened.records).toBeGreaterThan(covering.length - 5);
  expect(opened.forms).toBeGreaterThan(20);
}, 900_000);

test('pages that are opened by their address have controls that look as on every other', async () => {
  // A page that is somebody else's says so.
  await using desk = await here.enter(who, 'workspace', { expectedErrors: [/Problem: 403/] });
  const as = await here.token(who);
  const first = async (entity: string, filter = '') =>
    (await here.homeport.call('GET', `for-tenant/${castellane.id}/fe/${entity}/search?size=1${filter}`, { as })).body
      .content[0];
  const { id } = await first('case-detail');
  const { receipt } = await first('case-expense', '&filter={"field":"receipt","op":"notNull"}');
  // Of the generated pages one of each kind: they are the same for every entity. Tabs of our own are more than that.
  const places = ['', '/new', `/${id}`, ...['family', 'chat', 'diary'].map((tab) => `/${id}/${tab}`)];
  const generated = places.map((place) => `/workspace/cases/case-detail${place}`);
  const file = `/workspace/file/${receipt.id}`;
  const addresses = [...ownAddresses(), ...generated, file, '/workspace/customers/person/new'];
  expect(addresses.length).toBeGreaterThan(15);
  const drawn = new Map<string, readonly Look[]>();
  // Several at a time: each waits for its own silence.
  const waiting = [...addresses];
  const lane = async (page: Page) => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await openDirectly(page, `${address}?tenant=${castellane.id}`);
      // What a page still asks for when it is left would be told as lost.
      await page.waitForLoadState('networkidle');
      drawn.set(address, await looksOf(page));
    }
  };
  await Promise.all([lane(desk.page), lane(await desk.context.newPage()), lane(await desk.context.newPage())]);
  expect(drawn.size).toBe(new Set(addresses).size);
  expect(strangeLooks(drawn)).toEqual([]);
  // Who is not signed in signs in there; that page has sheets of its own, and its controls are drawn by them.
  await using guest = await here.open();
  await guest.page.goto('/workspace');
  await guest.page.locator('input[type=password]').waitFor();
  expect(strangeLooks(new Map([['sign-in', await looksOf(guest.page)]]))).toEqual([]);
  expect([...drawn.values()].flat().length).toBeGreaterThan(200);
}, 600_000);

/** Addresses of pages that are more than generated, as the domains declare them. */
function ownAddresses(): string[] {
  const source = join(import.meta.dirname, '../../apps/workspace/src');
  const texts = globSync('*/{routes.tsx,paths.ts}', { cwd: source }).map((file) =>
    readFileSync(join(source, file), 'utf8'),
  );
  const found = texts.flatMap((text) => [...text.matchAll(/'(\/workspace\/[a-z/-]+)'/g)].map(([, path = '']) => path));
  return [...new Set([...found, '/workspace/help'])].sort();
}

/** Opens all groups of the menu and answers their entries. */
async function everyEntry(menu: Locator) {
  const closed = menu.locator('.hp-menu-group[aria-expanded=false]');
  while ((await closed.count()) > 0) await closed.first().click();
  return menu.locator('.hp-menu-list a').evaluateAll((links) => {
    const all = links.map((link) => ({ href: link.getAttribute('href') ?? '', label: link.textContent?.trim() ?? '' }));
    return all.filter(({ href }, at) => all.findIndex((other) => other.href === href) === at);
  });
}
