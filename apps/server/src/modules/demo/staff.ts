import { roleCode } from '@homeport/grammar';
import type { RoleKey } from '@homeport/model';
import { roles } from '@homeport/model';
import { credential, role, seededDashboards, seededLandingPage, seededMenus, user } from '@homeport/model/identity';
import { person } from '@homeport/model/people';
import { stableId } from '../reference/index.ts';
import { demoId } from './chance.ts';
import { type DemoTenant, meridian } from './tenants.data.ts';
import { type DemoUser, demoUsers } from './users.data.ts';
import { userId, type World } from './world.ts';

/** The person behind a user of the demo. */
export const personOfUser = (login: string): string => demoId('person of', login);

/** Address part of e-mails; `.example` never belongs to anybody (RFC 2606). */
const mailDomain = (tenant: DemoTenant): string => `${tenant.subDomain}.example`;
export const mailOf = (firstName: string, lastName: string, tenant: DemoTenant): string =>
  `${plain(firstName)}.${plain(lastName).slice(0, 40)}@${mailDomain(tenant)}`;
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ø/gi, 'o')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');

/** Roles, and users with their persons and the one password. */
export function addStaff(world: World, passwordHash: string): void {
  const { tenant, clock } = world;
  const start = { at: clock.at(-1100, 8), by: administrator(tenant) };
  for (const [key, name] of Object.entries(roles) as [RoleKey, string][]) {
    const set = {
      code: roleCode(key),
      name,
      landingPage: seededLandingPage(key),
      menus: seededMenus(key),
      dashboards: seededDashboards(key, name),
    };
    world.add(role, roleId(tenant, key), { ...start, set });
  }
  const own = demoUsers.filter((u) => u.tenant === tenant);
  own.forEach((u, i) => {
    addPerson(world, u, i);
    addUser(world, u, i, passwordHash);
  });
}

const roleId = (tenant: DemoTenant, key: RoleKey): string => stableId('homeport-default', tenant.id, role.name, key);
const administrator = (tenant: DemoTenant): string =>
  userId(tenant.managed || tenant === meridian ? 'admin.one' : 'other.admin');

/** Assignees have stories of their own, which bring their persons. */
const hasStory = (login: string): boolean =>
  ['assignee.fr', 'assignee.es', 'assignee.en', 'other.assignee'].includes(login);

function addPerson(world: World, { login, firstName, lastName, tenant, roles }: DemoUser, i: number): void {
  if (hasStory(login) || isFamily(roles)) return;
  world.add(person, personOfUser(login), {
    at: world.clock.at(-1100, 8, i),
    by: administrator(tenant),
    set: {
      firstName,
      lastName,
      email: mailOf(firstName, lastName, tenant),
      phone: phoneOf(login),
      language: languageOf(world, login).slice(0, 2),
    },
  });
}

/** Members of a family are known by their place in it, not as persons of the company. */
const isFamily = (given: DemoUser['roles']): boolean => given.includes('dependant');

/** London numbers of the range that is kept free for stories (Ofcom, 020 7946 0000 to 0999). */
const phoneOf = (login: string): string =>
  `+44207946${String([...login].reduce((n, c) => n * 7 + c.charCodeAt(0), 0) % 1000).padStart(4, '0')}`;

/** Assignees and offices read their own language; the mobility staff of an international company works in English. */
function languageOf({ tenant }: World, login: string): string {
  if (tenant.language !== 'fr') return tenant.language;
  return ['assignee.fr', 'family.fr', 'payroll.clerk', 'initiator.one', 'client.one'].includes(login) ? 'fr' : 'en';
}

function addUser(world: World, given: DemoUser, i: number, passwordHash: string): void {
  const { tenant, clock } = world;
  const { login, firstName, lastName, delegatesTo } = given;
  const id = userId(login);
  const at = clock.at(-1100, 9, i);
  const by = administrator(tenant);
  world.add(user, id, {
    at,
    by,
    set: {
      login,
      firstName,
      lastName,
      displayName: `${firstName} ${lastName}`,
      email: mailOf(firstName, lastName, tenant),
      phone: phoneOf(login),
      person: isFamily(given.roles) ? null : personOfUser(login),
      roles: given.roles.map((key) => roleId(tenant, key)),
      language: languageOf(world, login),
      termsAcceptedAt: clock.at(-1099, 9),
      lastSignIn: clock.at(-1 - (i % 6), 8 + (i % 9), 12),
    },
  });
  if (delegatesTo) {
    const set = { delegateTo: userId(delegatesTo), delegateUntil: clock.day(21) };
    world.happened(user, id, { deed: 'update', at: clock.at(-3, 16, 40), by: id, set });
  }
  world.add(credential, demoId('credential', login), {
    at,
    by,
    set: { user: id, passwordHash, passwordChangedAt: at, failures: 0 },
  });
}
