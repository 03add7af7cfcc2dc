import { menuSetting, identityRefusals as no, role, smartMenuSetting, user } from '@homeport/model/identity';
import { authorisedTenant, theme } from '@homeport/model/tenancy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityWorld, type World } from '../../../../../tests/support/identity-world.ts';
import { createUser } from './provision.ts';

let world: World;
beforeAll(async () => {
  world = await identityWorld();
});
afterAll(() => world?.close());

const codesIn = (body: unknown): string => JSON.stringify(body);

describe('users', () => {
  test('a login exists once in the whole installation, whatever its case', async () => {
    const made = await world.user(world.tenants.client, ['hr']);
    const again = {
      login: made.login.toUpperCase(),
      firstName: 'A',
      lastName: 'B',
      email: 'a@example.org',
      roles: ['hr'] as const,
    };
    for (const tenant of [world.tenants.client, world.tenants.foreign]) {
      expect(codesIn(await createUser(world.in(tenant), world.identity, again))).toContain(no.loginExists().code);
    }
    const both = await Promise.allSettled(
      [world.tenants.client, world.tenants.foreign].map((t) =>
        createUser(world.in(t), world.identity, { ...again, login: 'at.the.same.time' }),
      ),
    );
    expect(both.filter((r) => r.status === 'fulfilled' && 'login' in r.value)).toHaveLength(1);
  });

  test('an administrator gives no role above the own, and does not touch who has one', async () => {
    const admin = await world.user(world.tenants.client, ['administrator']);
    const master = await world.user(world.tenants.client, ['master']);
    const hr = await world.user(world.tenants.client, ['hr']);
    const { access_token: bearer } = await world.signIn(admin.login);
    const roles = await world.in(world.tenants.client).records(role).find();
    const idOf = (code: string) => roles.find((r) => r.code === code)?.id;
    const save = (id: string, body: object) =>
      world.call('PUT', `fe/user/${id}`, { bearer, body, headers: { 'if-match': '"1"' } });
    expect(codesIn((await save(hr.id, { roles: [idOf('MASTER')] })).body)).toContain(no.cannotSelectRole().code);
    expect(codesIn((await save(admin.id, { roles: [idOf('MASTER')] })).body)).toContain(no.cannotSelectRole().code);
    expect(codesIn((await save(master.id, { email: 'mine@example.org' })).body)).toContain(no.notUpwards().code);
    expect((await save(hr.id, { roles: [idOf('FINANCE')] })).status).toBe(200);
    expect(
      codesIn(
        (
          await world.call('POST', `fe/user/${master.id}/deactivate`, {
            bearer,
            body: {},
            headers: { 'if-match': '"1"' },
          })
        ).body,
      ),
    ).toContain(no.notUpwards().code);
    expect(
      codesIn(
        (
          await world.call('POST', `fe/user/${admin.id}/deactivate`, {
            bearer,
            body: {},
            headers: { 'if-match': '"1"' },
          })
        ).body,
      ),
    ).toContain(no.notYourself().code);
  });

  test('change language, date format and delegation of themselves, and nothing else', async () => {
    const made = await world.user(world.tenants.client, ['approver']);
    const other = await world.user(world.tenants.client, ['approver']);
    const foreign = await world.user(world.tenants.foreign, ['approver']);
    const { access_token: bearer } = await world.signIn(made.login);
    const save = (body: object) => world.call('PUT', 'user/me', { bearer, body });
    expect((await save({ language: 'fr', dateFormat: 'yyyy-MM-dd' })).body).toMatchObject({
      language: 'fr',
      dateFormat: 'yyyy-MM-dd',
    });
    expect((await save({ roles: [] })).status).toBe(422);
    expect(codesIn((await save({ delegateTo: other.id })).body)).toContain(no.delegateUntilMissing().code);
    expect(codesIn((await save({ delegateTo: foreign.id, delegateUntil: '2999-01-01' })).body)).toContain(
      no.cannotDelegate().code,
    );
    expect(codesIn((await save({ delegateTo: made.id, delegateUntil: '2999-01-01' })).body)).toContain(
      no.cannotDelegate().code,
    );
    expect((await save({ delegateTo: other.id, delegateUntil: '2999-01-01' })).body.delegateTo).toEqual({
      id: other.id,
      label: other.displayName,
    });
    const { access_token } = await world.signIn(other.login);
    expect((await world.call('GET', 'user/me', { bearer: access_token })).body.delegators).toEqual([
      { id: made.id, label: made.displayName },
    ]);
    expect((await save({})).body.delegateTo).toBeNull();
  });

  test('settings are one’s own; the date format is the specified six', async () => {
    const [one, two] = [await world.user(world.tenants.client, ['hr']), await world.user(world.tenants.client, ['hr'])];
    const bearer = (await world.signIn(one.login)).access_token;
    const other = (await world.signIn(two.login)).access_token;
    const put = (name: string, settingValue: unknown) =>
      world.call('PUT', `user-setting/${name}`, { bearer, body: { settingValue } });
    const get = async (name: string, as = bearer) =>
      (await world.call('GET', `user-setting/${name}`, { bearer: as })).body.settingValue;
    expect(await get('date-format')).toBe('dd-MM-yyyy');
    expect((await put('date-format', 'MMM-dd-yyyy')).status).toBe(200);
    expect(await get('date-format')).toBe('MMM-dd-yyyy');
    expect((await put('date-format', 'yyyy/MM')).body.code).toBe(no.wrongSettingValue().code);
    expect(await get('density')).toBeNull();
    await put('density', 'compact');
    await put('density', 'relaxed');
    await put('columns', { expenses: ['a', 'b'] });
    expect(await get('density')).toBe('relaxed');
    expect(await get('columns')).toEqual({ expenses: ['a', 'b'] });
    expect(await get('density', other)).toBeNull();
  });

  test('know their person, when they have one', async () => {
    const made = await world.user(world.tenants.client, ['hr']);
    const { access_token: bearer } = await world.signIn(made.login);
    expect((await world.call('GET', 'person/me', { bearer })).body.code).toBe(no.noPerson().code);
    const person = world.identity.services.catalogue.entity('person');
    const human = await world
      .in(world.tenants.client)
      .records(person)
      .create({ firstName: 'Ada', lastName: 'Human' } as never);
    const vendor = await world.user(world.tenants.client, ['vendor'], { person: (human as { id: string }).id });
    const own = await world.signIn(vendor.login);
    expect((await world.call('GET', 'person/me', { bearer: own.access_token })).body).toMatchObject({
      firstName: 'Ada',
      lastName: 'Human',
    });
  });
});

describe('access settings', () => {
  const settingsOf = async (...roles: Parameters<World['user']>[1]) => {
    const made = await world.user(world.tenants.client, roles);
    const { access_token: bearer } = await world.signIn(made.login);
    return (await world.call('GET', 'access-settings/initialise', { bearer })).body;
  };
  test('give an assignee the app’s menu and dashboard', async () => {
    const body = await settingsOf('assignee');
    expect(body.menuSettingItems.map((i: { code: string }) => i.code).slice(0, 3)).toEqual([
      'home',
      'myMove',
      'calendar',
    ]);
    expect(body.dashboards).toEqual([{ code: 'APP_ASSIGNEE', name: 'Assignee' }]);
    expect(body.menuSetting.menus.map((m: { code: string }) => m.code)).toEqual(['profile']);
  });
  test('give an administrator menus in full and lists under them; a vendor sees none of those', async () => {
    const admin = await settingsOf('administrator');
    expect(admin.menuSetting.menus).toContainEqual({ code: 'admin', label: 'Admin', access: 'F', order: 8 });
    expect(admin.menuSettingItems.map((i: { code: string }) => i.code)).toContain('user');
    const vendor = await settingsOf('vendor');
    expect(vendor.menuSettingItems.map((i: { code: string }) => i.code)).not.toContain('user');
    expect(vendor.permissionSettingItems.map((i: { code: string }) => i.code)).not.toContain('user.read');
  });
  test('follow the tenant’s own menus of a role', async () => {
    const roles = await world.in(world.tenants.client).records(role).find();
    const planner = roles.find((r) => r.code === 'PLANNER') as { id: string };
    await world
      .in(world.tenants.client)
      .records(role)
      .update(planner.id, { menus: [{ code: 'reports', access: 'O' }] });
    expect((await settingsOf('planner')).menuSetting.menus).toEqual([
      { code: 'reports', label: 'Reports', access: 'O', order: 7 },
    ]);
  });
  test('follow the settings of menus and smart menus, of the role and of those above it, and no others', async () => {
    const inTenant = world.in(world.tenants.client);
    const roles = await inTenant.records(role).find();
    const payroll = roles.find((r) => r.code === 'PAYROLL') as { id: string };
    const own = (await inTenant.records(role).create({
      code: 'PAYROLL_NORTH',
      name: 'Payroll North',
      parentRole: payroll.id,
      menus: [
        { code: 'cases', access: 'F' },
        { code: 'financial', access: 'F' },
        { code: 'reports', access: 'F' },
      ],
    })) as { id: string };
    await inTenant.records(menuSetting).create({ role: payroll.id, menu: 'cases', isShown: false });
    await inTenant.records(menuSetting).create({ role: own.id, menu: 'reports', sequence: 1 });
    await inTenant.records(menuSetting).create({ role: own.id, menu: 'financial', sequence: 2, reach: 'OWN' });
    await inTenant.records(smartMenuSetting).create({
      role: payroll.id,
      menu: 'reports',
      name: 'Held',
      nameEs: 'Retenidos',
      path: '/workspace/reports/anything',
    });
    const made = await world.user(world.tenants.client, []);
    await inTenant.records(user).update(made.id, { roles: [own.id], language: 'es' });
    const { access_token: bearer } = await world.signIn(made.login);
    const { body } = await world.call('GET', 'access-settings/initialise', { bearer });
    expect(body.menuSetting.menus).toEqual([
      { code: 'reports', label: 'Reports', access: 'F', order: 1 },
      { code: 'financial', label: 'Financial', access: 'O', order: 2 },
    ]);
    const smart = body.menuSettingItems.filter((i: { code: string }) => i.code.startsWith('smart.'));
    expect(smart).toMatchObject([{ label: 'Retenidos', menu: 'reports', path: '/workspace/reports/anything' }]);
    const other = await settingsOf('hr');
    expect(other.menuSettingItems.filter((i: { code: string }) => i.code.startsWith('smart.'))).toEqual([]);
    expect(other.menuSetting.menus.map((m: { code: string }) => m.code)).toContain('cases');
  });
  test('a new role that says nothing has the menus, dashboards and start of the one above it', async () => {
    const inTenant = world.in(world.tenants.client);
    const finance = (await inTenant.records(role).find()).find((r) => r.code === 'FINANCE') as { id: string };
    const own = (await inTenant.records(role).create({
      code: 'FINANCE_NORTH',
      name: 'Finance North',
      parentRole: finance.id,
    })) as { id: string };
    const made = await world.user(world.tenants.client, []);
    await inTenant.records(user).update(made.id, { roles: [own.id] });
    const { access_token: bearer } = await world.signIn(made.login);
    const { body } = await world.call('GET', 'access-settings/initialise', { bearer });
    const parent = await settingsOf('finance');
    expect(body.menuSetting.menus).toEqual(parent.menuSetting.menus);
    expect(body.menuSetting.menus.length).toBeGreaterThan(3);
    expect(body.dashboards).toEqual(parent.dashboards);
    expect(body.dashboardSetting.landingPage).toBe(parent.dashboardSetting.landingPage);
  });
  test('a role of the tenant’s own has the rights of its parent', async () => {
    const inTenant = world.in(world.tenants.client);
    const roles = await inTenant.records(role).find();
    const hr = roles.find((r) => r.code === 'HR') as { id: string };
    const own = (await inTenant.records(role).create({
      code: 'SENIOR_HR',
      name: 'Senior HR',
      parentRole: hr.id,
      menus: [{ code: 'cases', access: 'F' }],
    })) as { id: string };
    const made = await world.user(world.tenants.client, []);
    await inTenant.records(user).update(made.id, { roles: [own.id] });
    const { access_token: bearer } = await world.signIn(made.login);
    const me = await world.call('GET', 'user/me', { bearer });
    expect(me.body.role).toEqual({ code: 'HR', name: 'Senior HR' });
    const settings = await world.call('GET', 'access-settings/initialise', { bearer });
    expect(settings.body.menuSetting.menus.map((m: { code: string }) => m.code)).toEqual(['cases']);
  });
});

describe('tenants', () => {
  test('staff of a managing company act in its clients, outsiders and clients only at home', async () => {
    const reach = async (tenant: string, ...roles: Parameters<World['user']>[1]) => {
      const made = await world.user(tenant, roles);
      const { access_token: bearer } = await world.signIn(made.login);
      return {
        bearer,
        tenants: (await world.call('GET', 'user/me', { bearer })).body.tenants.map((t: { id: string }) => t.id),
      };
    };
    const { managing, client, foreign } = world.tenants;
    const staff = await reach(managing, 'administrator');
    expect(staff.tenants).toEqual([managing, client]);
    expect((await reach(managing, 'vendor')).tenants).toEqual([managing]);
    expect((await reach(client, 'administrator')).tenants).toEqual([client]);
    expect((await world.call('GET', `for-tenant/${client}/fe/user`, { bearer: staff.bearer })).status).toBe(200);
    expect((await world.call('GET', `for-tenant/${foreign}/fe/user`, { bearer: staff.bearer })).status).toBe(404);
  });

  test('an authorised tenant opens another one until its day', async () => {
    const { managing, client } = world.tenants;
    const inManaging = world.in(managing);
    const { createTenant, insertDefaultValues } = await import('./provision.ts');
    const sister = crypto.randomUUID();
    await createTenant(inManaging, {
      id: sister,
      code: 'SISTER',
      name: 'Sister Foods',
      kind: 'CLIENT',
      parent: managing,
    });
    await insertDefaultValues(world.in(sister));
    const made = await world.user(sister, ['hr']);
    const reach = async (): Promise<string[]> => {
      const { access_token: bearer } = await world.signIn(made.login);
      return (await world.call('GET', 'user/me', { bearer })).body.tenants.map((t: { id: string }) => t.id);
    };
    expect(await reach()).toEqual([sister]);
    const grant = (await inManaging.records(authorisedTenant).create({ holder: sister, grantedTenant: client })) as {
      id: string;
    };
    expect(await reach()).toEqual([sister, client]);
    await inManaging.records(authorisedTenant).update(grant.id, { until: '2020-01-01' });
    expect(await reach()).toEqual([sister]);
  });

  test('the theme follows the sub-domain before and the user after the sign-in; the default look without', async () => {
    const { client } = world.tenants;
    await world.setTenant(client, {
      enable_mai_digital_signing: true,
      confirmation_fields_for_bank_details_settings: 'iban, accountNumber',
    });
    const themes = world.in(client).records(theme);
    const look = { code: 'HOUSE', name: 'House', appName: 'Acorn Moves', brandColor: '#0B2E59' };
    const drawn = (await themes.create(look as never)) as { id: string };
    expect(await themes.move(drawn.id, 'status.publish')).toMatchObject({ status: 'PUBLISHED' });
    const open = await world.call('GET', 'tenant/init?subDomain=acorn.example.org');
    expect(open.body).toMatchObject({
      tenant: { code: 'ACORN', name: 'Acorn Foods' },
      appName: 'Acorn Moves',
      brandColor: '#0B2E59',
      logo: null,
      enableMaiDigitalSigning: true,
      confirmationFieldsForBankDetailsSettings: ['iban', 'accountNumber'],
    });
    expect(open.body.tenant.id).toBeUndefined();
    expect((await world.call('GET', 'tenant/init?subDomain=nowhere')).body).toMatchObject({
      tenant: null,
      appName: 'Homeport',
      logo: null,
    });
    const spoken = async (header: string) =>
      (await world.call('GET', 'tenant/init', { headers: { 'accept-language': header } })).body.language;
    expect(await spoken('fr-CH,fr;q=0.9,en;q=0.5')).toBe('fr');
    expect(await spoken('de,es;q=0.4')).toBe('es');
    expect(await spoken('de')).toBe('en');
    const made = await world.user(client, ['assignee']);
    const { access_token: bearer } = await world.signIn(made.login);
    expect((await world.call('GET', 'tenant/init', { bearer })).body.tenant.id).toBe(client);
    expect((await world.call('GET', 'tenant/picture/ACORN')).status).toBe(404);
    expect((await world.call('GET', 'document/terms?subDomain=acorn')).body.text).toContain('Acorn Foods');
  });

  test('code and sub-domain exist once in the installation', async () => {
    const { createTenant } = await import('./provision.ts');
    const made = await createTenant(world.in(world.tenants.foreign), {
      id: crypto.randomUUID(),
      code: 'acorn',
      name: 'Other',
      kind: 'CLIENT',
      subDomain: 'northwind',
    });
    expect(codesIn(made)).toContain('tenancy.codeExists');
    expect(codesIn(made)).toContain('tenancy.subDomainExists');
  });
});

describe('the database', () => {
  test('requests cannot read over tenants, nor count tries, except by the listed functions', async () => {
    const count = async (statement: string): Promise<number> => {
      const { sql } = await import('kysely');
      const [row] = await world.store.open<{ n: number }>(
        sql.raw(`select count(*)::int as n from ${statement}`) as never,
      );
      return row?.n ?? -1;
    };
    for (const table of [
      'app."user"',
      'app.credential',
      'app.session',
      'app.tenant',
      'app.one_time_code',
      'app.sign_in_event',
    ])
      expect(await count(table)).toBe(0);
    await expect(count('engine.attempt')).rejects.toThrow(/permission denied/);
  });
  test('the reporter can neither sign in nor read credentials', async () => {
    await world.behind.query('set role homeport_reporter');
    await expect(world.behind.query("select app.begin_sign_in('x', 1)")).rejects.toThrow(/permission denied/);
    await expect(world.behind.query('select * from app.credential')).rejects.toThrow(/permission denied/);
    await world.behind.query('reset role');
  });
});
