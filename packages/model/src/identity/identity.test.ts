import { defineCatalogue, kebab, roleCode } from '@homeport/grammar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RoleKey, roles } from '../role-presets/door.generated.ts';
import { accessSettingsOf } from './access-settings.rules.ts';
import { menus, seededDashboards, seededLandingPage, seededMenus } from './menus.data.ts';
import { acceptedSteps, readCode, showRecoveryCode, stepOf } from './one-time.rules.ts';
import { brokenPasswordRules, checkPassword, ownWords } from './password.rules.ts';
import { role } from './role.entity.ts';
import { checkActAs, checkGivenRoles, checkMayAdminister, closedWhileActing, rankOf } from './role-rank.rules.ts';
import { idleSeconds, judgeRefresh } from './session.rules.ts';
import { user } from './user.entity.ts';
import { userRules } from './user.rules.ts';

const keys = Object.keys(roles) as RoleKey[];

describe('passwords', () => {
  test.each([
    ['Ab1!', ['length']],
    ['Zwxv-9qkp', ['length']],
    ['Zwxv-9qkpl', []],
    ['Zwxv-qkplmt', ['digit']],
    ['Zwxv9qkplmt', ['special']],
    ['zwxv-9qkplmt', ['case']],
    ['ZWXV-9QKPLMT', ['case']],
    ['Zwxv-9 qkplmt', ['whitespace']],
  ])('%s breaks exactly %j', (password, rules) => {
    expect(brokenPasswordRules(password).filter((r) => r !== 'common')).toEqual(rules);
  });
  test.each([
    'Password123!',
    'P@ssw0rd2024',
    'Qwertyuiop1!',
    'Admin@12345',
    'Abcd123456789!',
    'Aaaaaaaaaa1!',
    'Motdepasse1!',
    'Contraseña1!',
    'Homeport2026!',
  ])('%s keeps the rules of form but is easily guessed', (password) =>
    expect(brokenPasswordRules(password)).toEqual(['common']),
  );
  test.each(['Welcome-2026!', 'Correct-Horse-77', 'été-Ñandú-Ω-9876x', 'Zwxv-9qkplmt', '漢字Ab1!漢字漢字'])(
    '%s is accepted',
    (password) => {
      expect(brokenPasswordRules(password)).toEqual([]);
    },
  );
  test('the words of the user do not count, whatever their case, accents or look-alikes', () => {
    const own = ownWords('camille.laurent', 'Camille', 'Laurent', 'Castellane Beauté');
    for (const weak of ['Camille-2026', 'L@urent-1234!', 'CastellaneBeaute1!', 'Beauté-99-Ab']) {
      expect(brokenPasswordRules(weak, own), weak).toContain('common');
    }
    expect(brokenPasswordRules('Camille-vpzq-83', own)).toEqual([]);
  });
  test('a longer password is never worse, and any length up to 256 is judged', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 0, maxLength: 200 }), (more) => {
        const long = `Zwxv-9qkplmt${more.replace(/\s/g, '')}`;
        expect(brokenPasswordRules(long).filter((r) => r !== 'common')).toEqual([]);
      }),
    );
  });
  test('a repetition that differs is said first', () => {
    expect(checkPassword('x', 'y', [])?.code).toBe('identity.passwordsDiffer');
    expect(checkPassword('Zwxv-9qkplmt', 'Zwxv-9qkplmt', [])).toBeUndefined();
    expect(checkPassword('Zwxv-9qkplmt', undefined, [])).toBeUndefined();
  });
});

describe('ranks', () => {
  test('every role has one, and unknown roles have none', () => {
    for (const key of keys) expect(rankOf([key])).toBeGreaterThanOrEqual(0);
    expect(rankOf([])).toBe(-1);
    expect(rankOf(['toString', '__proto__', 'nobody'])).toBe(-1);
  });
  test('nobody works as somebody of the same reach or further', () => {
    fc.assert(
      fc.property(fc.subarray(keys), fc.subarray(keys), (mine, theirs) => {
        const refused = checkActAs({ user: 'a', roles: mine, isActing: false }, { user: 'b', roles: theirs });
        if (rankOf(theirs) >= rankOf(mine)) expect(refused).toBeDefined();
        if (refused === undefined) expect(theirs.some((r) => !closedWhileActing.includes(r))).toBe(true);
      }),
    );
  });
  test('roles given are never above one’s own, kept ones are no gift', () => {
    fc.assert(
      fc.property(fc.subarray(keys), fc.subarray(keys), fc.subarray(keys), (mine, given, before) => {
        const refused = checkGivenRoles(mine, given, before);
        const isAbove = given.some((r) => !before.includes(r) && rankOf([r]) > rankOf(mine));
        expect(refused !== undefined).toBe(isAbove);
      }),
    );
  });
  test('only who reaches as far administers a user', () => {
    expect(checkMayAdminister(['administrator'], ['master'])?.code).toBe('identity.notUpwards');
    expect(checkMayAdminister(['administrator'], ['administrator'])).toBeUndefined();
  });
});

describe('one-time codes', () => {
  test('are accepted one step around now, never at or before the used step', () => {
    fc.assert(
      fc.property(fc.nat(4_000_000_000), fc.option(fc.integer({ min: -3, max: 3 })), (seconds, used) => {
        const now = stepOf(seconds);
        const usedStep = used === null ? null : now + used;
        for (const step of acceptedSteps(seconds, usedStep)) {
          expect(Math.abs(step - now)).toBeLessThanOrEqual(1);
          if (usedStep !== null) expect(step).toBeGreaterThan(usedStep);
        }
        expect(acceptedSteps(seconds, usedStep)).toHaveLength(Math.max(0, Math.min(3, used === null ? 3 : 1 - used)));
      }),
    );
  });
  test('are read as people type them', () => {
    expect(readCode(' 123 456 ')).toBe('123456');
    expect(readCode('abcde-fghjk')).toBe('ABCDEFGHJK');
    expect(readCode(showRecoveryCode('ABCDEFGHJK'))).toBe('ABCDEFGHJK');
    for (const bad of ['', null, undefined, '12345', '1234567', 'abcdef', "' or 1=1"]) expect(readCode(bad)).toBe('');
  });
});

describe('refresh tokens', () => {
  test('the current one rotates, its predecessor repeats for ten seconds, older ones are stolen, later ones unknown', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.integer({ min: 0, max: 100 }), (n, current, secondsSinceRotation) => {
        const verdict = judgeRefresh(n, { current, secondsSinceRotation });
        const expected =
          n === current
            ? 'rotate'
            : n > current
              ? 'unknown'
              : n === current - 1 && secondsSinceRotation <= 10
                ? 'repeat'
                : 'reuse';
        expect(verdict).toBe(expected);
      }),
    );
  });
  test('idle time is the tenant’s, at most an hour', () => {
    expect([idleSeconds(30), idleSeconds(60), idleSeconds(600), idleSeconds(0)]).toEqual([1800, 3600, 3600, 60]);
  });
});

describe('menus', () => {
  test('are seeded as designed', () => {
    const of = (key: RoleKey) => Object.fromEntries(seededMenus(key).map((m) => [m.code, m.access]));
    expect(of('caseManager')).toEqual({
      dashboard: 'F',
      cases: 'F',
      customers: 'F',
      financial: 'O',
      operations: 'O',
      library: 'F',
      reports: 'F',
      profile: 'O',
    });
    expect(of('financeLead')).toEqual(of('finance'));
    expect(of('vendor')).toEqual({
      dashboard: 'O',
      cases: 'O',
      financial: 'O',
      operations: 'O',
      vendor: 'F',
      library: 'O',
      profile: 'O',
    });
    expect(Object.keys(of('master'))).toEqual(Object.keys(menus));
    expect(of('assignee')).toEqual({ profile: 'O' });
  });
  test('every role starts somewhere and has a dashboard', () => {
    for (const key of keys) {
      expect(seededLandingPage(key)).toMatch(/^\//);
      expect(seededDashboards(key, roles[key])[0]?.code).toBe(`APP_${roleCode(key)}`);
    }
  });
});

describe('access settings', () => {
  const person = {
    ...role,
    name: 'person',
    menu: undefined,
    fields: {},
    unique: [],
    title: ['id'],
    search: undefined,
    list: undefined,
  } as never;
  const catalogue = defineCatalogue([
    {
      name: 'x',
      entities: [user, role, person],
      actions: [],
      routes: [],
      events: [],
      refusals: [],
      rules: [],
      screens: [],
    },
  ]);
  const stored = (menu: string, access: string) => ({
    code: 'X',
    landingPage: '/x',
    helpDocument: null,
    menus: [{ code: menu, access }],
    dashboards: [{ code: 'D', name: 'D' }],
  });
  test('nothing is offered that access does not grant', () => {
    fc.assert(
      fc.property(fc.subarray(keys), (mine) => {
        const { menuSettingItems, permissionSettingItems } = accessSettingsOf(catalogue, { roles: mine }, [
          stored('admin', 'F'),
        ]);
        const mayRead = new Set(permissionSettingItems.filter((i) => i.code.endsWith('.read')).map((i) => i.entity));
        for (const item of menuSettingItems) if (item.entity) expect(mayRead.has(item.entity)).toBe(true);
      }),
    );
  });
  const choice = (menu: string, sequence: number, more = {}) => ({
    menu,
    sequence,
    reach: 'FULL' as const,
    isShown: true,
    ...more,
  });
  const menusOf = (...roles: Parameters<typeof accessSettingsOf>[2]) =>
    accessSettingsOf(catalogue, { roles: ['master'] }, roles).menuSetting.menus.map(
      ({ code, access }) => `${code} ${access}`,
    );
  const given = (...codes: string[]) => codes.map((code) => ({ code, access: 'F' }));
  test('menu settings take away, narrow and order what the role has, and give nothing it has not', () => {
    const menus = given('dashboard', 'cases', 'admin');
    const role = { ...stored('x', 'F'), menus };
    expect(menusOf({ ...role, menuSettings: [choice('admin', 1), choice('cases', 2)] })).toEqual([
      'admin F',
      'cases F',
      'dashboard F',
    ]);
    expect(menusOf({ ...role, menuSettings: [choice('admin', 1, { isShown: false })] })).toEqual([
      'dashboard F',
      'cases F',
    ]);
    expect(menusOf({ ...role, menuSettings: [choice('cases', 1, { reach: 'OWN' }), choice('vendor', 2)] })).toEqual([
      'cases O',
      'dashboard F',
      'admin F',
    ]);
    // The nearest role decides; another role of the caller still gives what it gives.
    const nearest = [choice('cases', 1, { isShown: true }), choice('cases', 1, { isShown: false })];
    expect(menusOf({ ...role, menuSettings: nearest })).toContain('cases F');
    const hiding = { ...role, menuSettings: [choice('cases', 1, { isShown: false })] };
    expect(menusOf(hiding)).not.toContain('cases F');
    expect(menusOf(hiding, role)).toContain('cases F');
  });
  test('entries of the company are told in its words, where they lead to what the caller may open', () => {
    const entity = kebab(catalogue.entities.find((e) => !e.internal && e.access.master)?.name ?? '');
    const smart = {
      id: '1',
      menu: 'admin',
      name: 'Held',
      nameEs: 'Retenidos',
      nameFr: null,
      path: `/workspace/admin/${entity}?filter=x`,
      sequence: 2,
    };
    const role = { ...stored('admin', 'F'), smartMenus: [smart, { ...smart, id: '2', menu: 'cases' }] };
    const items = (roles: string[], locale: string) =>
      accessSettingsOf(catalogue, { roles }, [role], locale)
        .menuSettingItems.filter(({ code }) => code.startsWith('smart.'))
        .map(({ label, menu, path }) => [label, menu, path]);
    expect(items(['master'], 'es')).toEqual([['Retenidos', 'admin', smart.path]]);
    expect(items(['master'], 'fr')).toEqual([['Held', 'admin', smart.path]]);
    expect(items([], 'en')).toEqual([]);
  });
  test('several roles add up, full access wins, nonsense in a role gives nothing', () => {
    const odd = { code: 'Y', landingPage: null, helpDocument: null, menus: 'everything', dashboards: [null, 1, {}] };
    const { menuSetting, dashboards } = accessSettingsOf(catalogue, { roles: ['master'] }, [
      stored('admin', 'O'),
      stored('admin', 'F'),
      odd,
    ]);
    expect(menuSetting.menus).toEqual([{ code: 'admin', label: 'Admin', access: 'F', order: 8 }]);
    expect(dashboards).toEqual([{ code: 'D', name: 'D' }]);
  });
});

test('a username with blanks is told what is wrong with it', () => {
  const facts = { given: [], before: [], isSelf: false, isLoginTaken: false };
  const faults = (login: string) =>
    userRules.spec
      .check?.({ login } as never, undefined as never, facts as never)
      .map(({ code, field }) => [code, field]);
  expect(faults('d test é')).toEqual([['identity.usernameBlanks', 'login']]);
  expect(faults('d.test')).toEqual([]);
});
