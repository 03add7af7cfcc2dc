import { allowanceOf, kebab } from '@homeport/grammar';
import { catalogue, type RoleKey, roles } from '@homeport/model';
import { accessSettingsOf, menuHeadings, menus, seededLandingPage, seededMenus } from '@homeport/model/identity';
import { describe, expect, test } from 'vitest';

/** Menus are data: nothing in them leads nowhere, and nothing of a long menu stands without a heading. */
const keys = Object.keys(roles) as RoleKey[];
/** Pages that are more than a list; their own tests tell who opens them. */
const ownPaths = new Set(['/workspace/dashboard/home', '/workspace/vendor/overview']);
const settingsOf = (role: RoleKey) =>
  accessSettingsOf(catalogue, { roles: [role] }, [
    { code: role, landingPage: null, helpDocument: null, menus: seededMenus(role), dashboards: [] },
  ]);
const lists = new Set(
  catalogue.entities.filter((e) => e.menu && !e.internal).map((e) => `/workspace/${e.menu}/${kebab(e.name)}`),
);

describe.each(keys.filter((role) => settingsOf(role).menuSettingItems.length > 0))('the menus of %s', (role) => {
  const items = settingsOf(role).menuSettingItems.filter((item) => item.menu !== 'assignee');
  test('have entries that lead to a list of theirs, or to a new record of it', () => {
    const leads = items.map((item) => [item.code, (item.path ?? '').split('?')[0]?.replace(/\/new$/, '')] as const);
    // Pages of their own have no entity behind them.
    const wrong = leads.filter(([code, path]) => !lists.has(path ?? '') && catalogue.hasEntity(code));
    expect(wrong).toEqual([]);
    expect(new Set(items.map((item) => item.code)).size).toBe(items.length);
  });
  test('have no entry to a list that the role may not read', () => {
    const closed = items.filter(({ path = '' }) => {
      const at = path.split('?')[0]?.replace(/\/new$/, '');
      const entity = catalogue.entities.find((e) => `/workspace/${e.menu}/${kebab(e.name)}` === at);
      return entity !== undefined && allowanceOf(entity.access, [role]).deeds.read === undefined;
    });
    expect(closed.map((item) => item.code)).toEqual([]);
  });
  test('keep what stands under one heading together, in the order of the headings', () => {
    for (const [menu, headings] of Object.entries(menuHeadings)) {
      const seen = items.filter((item) => item.menu === menu).map((item) => item.heading);
      expect(seen).not.toContain(undefined);
      const order = (headings ?? []).map((heading) => heading.code).filter((code) => seen.includes(code));
      expect([...new Set(seen)]).toEqual(order);
    }
  });
});

/** Parts that are work of their own, and stand open: why. */
const openParts: Readonly<Record<string, string>> = {
  scenario: 'costs of a move are compared across assignments before any of them is chosen',
  rateRequestQuote: 'offers of several vendors are compared as they come in',
  caseExpense: 'expenses are looked for across reports, by person, item and amount',
  creditNote: 'a document that is sent and numbered, like the invoice it belongs to',
};
const isFoldedPart = (code: string): boolean => {
  if (!catalogue.hasEntity(code)) return false;
  const { partOf } = catalogue.entity(code);
  return (partOf !== undefined && !(code in openParts)) || /(Line|Column|Condition|Step|Band|Use)$/.test(code);
};
test('what is a part of another record stands folded, in every menu and for every role', () => {
  const entries = keys.flatMap((role) => settingsOf(role).menuSettingItems);
  const open = entries.filter(({ code, heading }) => isFoldedPart(code) && heading !== 'parts');
  expect([...new Set(open.map(({ menu, code }) => `${menu} ${code}`))]).toEqual([]);
  // Who takes one of them out of its record says here why it stands open.
  const parts = catalogue.entities.filter((one) => one.partOf !== undefined).map(({ name }) => name);
  expect(parts).toEqual(expect.arrayContaining(Object.keys(openParts)));
  const seen = new Set(entries.map(({ code }) => code));
  expect(parts.filter((name) => seen.has(name) && isFoldedPart(name)).length).toBeGreaterThan(4);
});
test('every role of the workspace starts at a page of its own menus', () => {
  for (const role of keys) {
    const start = seededLandingPage(role);
    if (!start.startsWith('/workspace/')) continue;
    const own = ownPaths.has(start) || settingsOf(role).menuSettingItems.some((item) => item.path === start);
    expect([role, start, own]).toEqual([role, start, true]);
  }
});
test('headings name only domains, entities and screens that exist, in menus that exist', () => {
  const known = new Set([...catalogue.entities.map((e) => e.name), ...catalogue.screens.map((s) => s.name)]);
  for (const [menu, headings] of Object.entries(menuHeadings)) {
    expect(Object.keys(menus)).toContain(menu);
    for (const { entries, domains } of headings ?? []) {
      expect(entries.filter((entry) => !known.has(entry))).toEqual([]);
      expect(domains.length + entries.length).toBeGreaterThan(0);
    }
  }
});
test('every screen with an address of a list names an entity whose list it is', () => {
  const wrong = catalogue.screens
    .filter((screen) => screen.path !== undefined)
    .filter((screen) => {
      const of = catalogue.entity(screen.on);
      return !screen.path?.startsWith(`/workspace/${of.menu}/${kebab(of.name)}`);
    });
  expect(wrong.map((screen) => screen.name)).toEqual([]);
});
