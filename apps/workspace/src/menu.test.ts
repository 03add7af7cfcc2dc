import { catalogue, type RoleKey, roles } from '@homeport/model';
import { type AccessSettings, accessSettingsOf, seededMenus, workMenuOf } from '@homeport/model/identity';
import { Wallet } from 'lucide-react';
import { describe, expect, it, test } from 'vitest';
import { goKeys } from './frame/go-keys.ts';
import { menuOf } from './frame/menu-of.ts';
import { ownMenu } from './own-menu.ts';
import texts from './words/en.json' with { type: 'json' };

const words = {
  menu: (code: string, english: string) => english || code,
  page: (key: string) => key,
  plural: (_entity: string, english: string) => english,
  screen: (_name: string, english: string) => english,
  heading: (code: string) => `# ${code}`,
};
const access = (own: Partial<AccessSettings>): AccessSettings => ({
  menuSetting: { code: 'X', menus: [] },
  menuSettingItems: [],
  dashboardSetting: { code: 'X', landingPage: null, helpDocument: null },
  dashboards: [],
  permissionSetting: { code: 'X', roles: [] },
  permissionSettingItems: [],
  ...own,
});
const financial = { code: 'financial', label: 'Financial', access: 'F', order: 3 } as const;
const dashboard = { code: 'dashboard', label: 'Dashboard', access: 'F', order: 0 } as const;
const reports = { code: 'reports', label: 'Reports', access: 'F', order: 0 } as const;
const expenses = { code: 'caseExpense', label: 'Expenses', menu: 'financial', entity: 'caseExpense', order: 1 };

test('a letter after "g" leads to one page, that of its domain where it is more than a list', () => {
  const { pages, letters } = ownMenu;
  const given = pages.flatMap(({ letter }) => letter ?? []);
  expect(new Set(given).size).toBe(given.length);
  expect(letters).toMatchObject({ a: 'approvals', c: 'caseDetail', y: 'payments' });
  expect(letters).not.toHaveProperty('h');
  const entry = { key: 'payments', label: 'Payments', href: '/workspace/financial/payments' };
  const home = { label: 'Home', href: '/workspace' };
  expect(goKeys([{ key: 'financial', label: 'Financial', icon: Wallet, entries: [entry] }], letters, home)).toEqual([
    { letter: 'h', ...home },
    { letter: 'y', label: entry.label, href: entry.href },
  ]);
});

describe('what each role has in sight', () => {
  const keys = Object.keys(roles) as RoleKey[];
  const settingsOf = (role: RoleKey) =>
    accessSettingsOf(catalogue, { roles: [role] }, [
      { code: role, landingPage: null, helpDocument: null, menus: seededMenus(role), dashboards: [] },
    ]);
  const english = {
    ...words,
    page: (key: string) => texts[`page.${key}` as keyof typeof texts] ?? key,
    menu: (_: string, label: string) => label,
    plural: (_: string, label: string) => label,
    screen: (_: string, label: string) => label,
  };
  const entriesOf = (role: RoleKey) => {
    const settings = settingsOf(role);
    const all = menuOf(ownMenu.pages, settings, catalogue, english, {}).flatMap(({ entries }) => entries);
    return {
      all,
      near: settings.menuSetting.work?.map((key) => [key, all.find((one) => one.key === key)] as const) ?? [],
    };
  };
  const staff = keys.filter((role) => !['assignee', 'dependant'].includes(role));

  it.each(staff)('%s: a dozen at most, each of which opens', (role) => {
    const { near } = entriesOf(role);
    expect(near.filter(([, entry]) => entry === undefined).map(([key]) => key)).toEqual([]);
    expect(near.length).toBeLessThanOrEqual(12);
    expect(near.length).toBeGreaterThanOrEqual(3);
    // Two entries of one name are told apart by nobody.
    const labels = near.map(([, entry]) => entry?.label);
    expect(new Set(labels).size).toBe(labels.length);
  });
  it('are the areas of the specification, by their names (section 2)', () => {
    const labelsOf = (role: RoleKey) => entriesOf(role).near.map(([, entry]) => entry?.label);
    // A case is called an assignment in English (section 1).
    expect(labelsOf('hr')).toEqual(
      expect.arrayContaining(['Approvals', 'Case Search', 'Assignments', 'Pending Cases', 'New Initiation']),
    );
    expect(labelsOf('vendor')).toEqual(
      expect.arrayContaining([
        ...['Billing', 'Current Overview', 'Company Details', 'Post an Invoice', 'Invoice Review'],
        ...['New Initiations', 'Service Review', 'Services', 'Share Plans', 'Tasks'],
      ]),
    );
  });
  it('of somebody with several roles is what the first has, then the rest, within bounds', () => {
    const both = workMenuOf(['approver', 'caseManager']);
    expect(both.slice(0, 4)).toEqual(['home', 'myWork', 'approvals', 'decision']);
    expect(both).toContain('newInitiation');
    expect(new Set(both).size).toBe(both.length);
    expect(both.length).toBeLessThanOrEqual(16);
  });
});

test('whoever signs in starts with the first page of their own: decisions before the help desk, and so on', () => {
  // What waits for somebody is everybody's; the first page that a right opens is where they start.
  expect(ownMenu.pages.slice(0, 4).map(({ key }) => key)).toEqual(['home', 'myWork', 'approvals', 'helpdesk']);
  expect(new Set(ownMenu.pages.map(({ path }) => path)).size).toBe(ownMenu.pages.length);
});

describe('the left menu', () => {
  it('shows what the access settings open, in their order, and leaves empty menus out', () => {
    const menu = menuOf(
      ownMenu.pages,
      access({ menuSetting: { code: 'X', menus: [financial, reports] }, menuSettingItems: [expenses] }),
      catalogue,
      words,
      {},
    );
    expect(menu.map((group) => [group.label, group.entries.map((entry) => entry.href)])).toEqual([
      ['Financial', ['/workspace/financial/case-expense']],
    ]);
  });

  it('offers pages of their own to who has the right behind them', () => {
    const given = access({
      menuSetting: { code: 'X', menus: [dashboard] },
      permissionSettingItems: [{ code: 'caseExpense.approve', entity: 'caseExpense', scope: 'all' }],
    });
    const keys = (of: AccessSettings) =>
      menuOf(ownMenu.pages, of, catalogue, words, {})[0]?.entries.map((entry) => entry.key);
    expect(keys(given)).toEqual(['home', 'myWork', 'approvals']);
    expect(keys({ ...given, permissionSettingItems: [] })).toEqual(['home', 'myWork']);
  });

  it('keeps the company worked for in every address', () => {
    const given = access({ menuSetting: { code: 'X', menus: [financial] }, menuSettingItems: [expenses] });
    expect(menuOf(ownMenu.pages, given, catalogue, words, { tenant: 't1' })[0]?.entries[0]?.href).toBe(
      '/workspace/financial/case-expense?tenant=t1',
    );
  });

  it('keeps the headings of a long menu, and a second way to a list under its own name', () => {
    const admin = { code: 'admin', label: 'Admin', access: 'F', order: 1 } as const;
    const given = access({
      menuSetting: { code: 'X', menus: [admin] },
      menuSettingItems: [
        { code: 'company', label: 'Companies', menu: 'admin', entity: 'company', heading: 'companyData', order: 0 },
        {
          code: 'pendingCases',
          label: 'Pending Cases',
          menu: 'admin',
          entity: 'caseDetail',
          path: '/workspace/cases/case-detail?filter=status:eq:PENDING',
          order: 1,
        },
      ],
    });
    expect(menuOf(ownMenu.pages, given, catalogue, words, { tenant: 't1' })[0]?.entries).toEqual([
      {
        key: 'pendingCases',
        label: 'Pending Cases',
        href: '/workspace/cases/case-detail?filter=status:eq:PENDING&tenant=t1',
      },
      { key: 'company', label: 'Companies', href: '/workspace/admin/company?tenant=t1', heading: '# companyData' },
    ]);
  });

  it('puts own pages before the lists of their heading, and folds lines and parts', () => {
    const given = access({
      menuSetting: { code: 'X', menus: [financial] },
      menuSettingItems: [
        { ...expenses, heading: 'expenses' },
        { code: 'paymentBatch', label: 'x', menu: 'financial', entity: 'paymentBatch', heading: 'payments', order: 2 },
        { code: 'invoiceLine', label: 'x', menu: 'financial', entity: 'invoiceLine', heading: 'parts', order: 3 },
      ],
      permissionSettingItems: [{ code: 'call.paymentsToBuild', label: 'Payments' }],
    } as never);
    const entries = menuOf(ownMenu.pages, given, catalogue, words, {})[0]?.entries ?? [];
    expect(entries.map(({ heading, key, isFolded }) => [heading, key, isFolded])).toEqual([
      ['# expenses', expenses.code, undefined],
      ['# payments', 'payments', undefined],
      ['# payments', 'paymentBatch', undefined],
      ['# parts', 'invoiceLine', true],
    ]);
  });

  it('leaves out entries of entities that are not there', () => {
    const given = access({
      menuSetting: { code: 'X', menus: [financial] },
      menuSettingItems: [{ ...expenses, entity: 'gone' }],
    });
    expect(menuOf(ownMenu.pages, given, catalogue, words, {})).toEqual([]);
  });
});
