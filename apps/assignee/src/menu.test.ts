import type { AccessSettings } from '@homeport/model/identity';
import { describe, expect, test } from 'vitest';
import { menus } from './menu.generated.ts';
import type { DomainMenu } from './shell/domain-menu.ts';
import { accountEntriesOf, addsOf, helpOf, menuOf, placeInMenu, tabOf } from './shell/menu-of.ts';
import { insideAddress } from './shell/use-notices.ts';

const text = (key: string) => key;
const everything = ['logout', 'home', 'help', 'expenses', 'settings', 'services', 'chat', 'myMove'];
const access = (codes: readonly string[], rights: readonly string[] = []) =>
  ({
    menuSettingItems: codes.map((code, order) => ({ code, label: code, menu: 'assignee', order })),
    permissionSettingItems: rights.map((code) => ({ code })),
  }) as unknown as AccessSettings;
const menuFor = (codes: readonly string[], hasPage = (_: string) => true) =>
  menuOf(menus, access(codes), hasPage, text);
const keys = (...given: Parameters<typeof menuFor>) => menuFor(...given).map(({ key }) => key);

describe('the menu', () => {
  test('has its own order, whatever order the access settings have', () => {
    const order = ['home', 'myMove', 'chat', 'expenses', 'services', 'help', 'settings', 'logout'];
    expect(keys(everything)).toEqual(order);
  });
  test('does not draw what is not given, and neither a place without a page', () => {
    expect(keys(['home', 'help'])).toEqual(['home', 'help']);
    expect(keys(everything, (href) => href !== '/dashboard/services')).not.toContain('services');
    expect(keys([])).toEqual([]);
  });
  test('counts the pages of a domain below the entry that the domain names, by the longest address', () => {
    for (const path of ['/dashboard/batch/1/item', '/dashboard/payments', '/dashboard/banking'])
      expect(placeInMenu(menus, path)).toBe('/dashboard/list');
    expect(placeInMenu(menus, '/dashboard/contactUs/helpdesk')).toBe('/dashboard/help');
    expect(placeInMenu(menus, '/dashboard/contactUs/chat/id/1')).toBe('/dashboard/contactUs/chat');
    expect(placeInMenu(menus, '/dashboard/batches')).toBe('/dashboard/batches');
    expect(placeInMenu(menus, '/dashboard')).toBe('/dashboard');
    const below: DomainMenu = { below: { help: ['/dashboard/pets'], documents: ['/dashboard/pets/papers'] } };
    expect(placeInMenu([below, ...menus], '/dashboard/pets/papers/1')).toBe('/dashboard/documents');
  });
  test('of an entry that a new domain brings costs that domain alone', () => {
    const pets: DomainMenu = {
      places: [{ code: 'pets', word: 'menu.home', href: '/dashboard/pets', icon: () => null, order: 15 } as never],
    };
    const menu = menuOf([...menus, pets], access(['home', 'pets', 'myMove']), () => true, text);
    expect(menu.map(({ key }) => key)).toEqual(['home', 'pets', 'myMove']);
  });
});

describe('the frame', () => {
  const tab = (codes: readonly string[], of: 'home' | 'myMove' | 'messages') =>
    tabOf(menus, menuFor(codes), of, text)?.href;
  test('has for a tab of the phone the first page that is given, and one where none is', () => {
    expect(tab(['myMove', 'services'], 'myMove')).toBe('/dashboard/assistance');
    expect(tab(['services', 'expenses'], 'myMove')).toBe('/dashboard/services');
    expect(tab([], 'myMove')).toBe('/dashboard/list');
    expect(tab([], 'home')).toBe('/dashboard');
    expect(tab([], 'messages')).toBeUndefined();
  });
  test('leads to the page of help, which the family has without an entry; else to the chat, else Home', () => {
    const help = (codes: readonly string[], isFamily = false) => helpOf(menus, menuFor(codes), isFamily);
    expect(help(['help', 'chat'])).toEqual({ href: '/dashboard/help', isHere: true });
    expect(help(['chat'], true)).toEqual({ href: '/dashboard/help', isHere: false });
    expect(help(['chat'])).toEqual({ href: '/dashboard/contactUs/chat', isHere: false });
    expect(help([]).href).toBe('/dashboard');
  });
  test('offers to add what one may and has a place for', () => {
    const adds = (codes: readonly string[], rights: readonly string[]) =>
      addsOf(menus, menuFor(codes), access(codes, rights), text).map(({ label }) => label);
    const rights = ['caseExpenseBatch.create', 'requiredDocument.submit', 'call.raiseTicket'];
    expect(adds(['calendar', 'documents', 'help'], rights)).toEqual([
      'add.photo',
      'add.diary',
      'add.document',
      'add.ticket',
    ]);
    expect(adds(['documents', 'help'], [])).toEqual([]);
  });
  test('has one’s own settings beside the account, given or not', () => {
    expect(accountEntriesOf(menus, text).map(({ href }) => href)).toEqual(['/dashboard/profile']);
  });
});

test('a notice leads to a page of this application only', () => {
  expect(insideAddress('/dashboard/batch/1?step=check')).toBe('/dashboard/batch/1?step=check');
  for (const link of ['https://elsewhere.example/dashboard', '//elsewhere.example', '/dashboardx', '/workspace', null])
    expect(insideAddress(link)).toBe('/dashboard');
});
