import { apiClient } from '@homeport/model/api-clients';
import { menuSetting, permissionSetting, role, smartMenuSetting } from '@homeport/model/identity';
import { ssoSetup } from '@homeport/model/sso';
import { firewallRule, referenceNumber, terms, theme, writtenNumber } from '@homeport/model/tenancy';
import { idOfDefault } from '../../reference/index.ts';
import { halden } from '../tenants.data.ts';
import type { World } from '../world.ts';
import { say, set, setCoded, step } from './settle.ts';

const numbers = [
  ['CASE', 'A', 6, false],
  ['EXPENSE_REPORT', 'ER', 6, false],
  ['INVOICE', 'INV', 5, true],
  ['CREDIT_NOTE', 'CN', 5, true],
  ['INITIATION', 'IN', 4, false],
] as const;

/** How the company looks, what it agreed with its users, and what roles and programs may. */
export function addAccess(world: World): void {
  const { tenant, clock } = world;
  const roleOf = (key: string): string => idOfDefault(tenant.id, role, key);
  setCoded(world, theme, 'HOUSE', tenant.name, { brandColor: tenant.brandColor });
  step(world, theme, 'HOUSE', 'publish', { status: 'PUBLISHED', isShown: true, publishedAt: clock.at(-880, 11) });
  setCoded(world, theme, 'SPRING', ['Spring', 'Primavera', 'Printemps'], { brandColor: '#2F6B3A' });
  for (const [i, language] of (['en', 'es', 'fr'] as const).entries()) {
    const name = (['Terms of use', 'Condiciones de uso', 'Conditions d’utilisation'] as const)[i] ?? '';
    const body = `${name}\n\n${['Use the platform for your relocation only, and keep your sign-in to yourself.', 'Use la plataforma solo para su traslado y no comparta su acceso.', 'Utilisez la plateforme pour votre mobilité seulement et gardez votre accès pour vous.'][i]}`;
    set(world, terms, `${language}-A`, {
      name,
      language,
      body,
      effectiveFrom: clock.day(-900),
      effectiveTo: clock.day(-401),
    });
    set(world, terms, `${language}-B`, { name, language, body, effectiveFrom: clock.day(-400) }, 401);
  }
  for (const [kind, prefix, digits, withYear] of numbers) {
    const form = { kind, prefix, separator: 'DASH', digits, withYear, startsAnew: withYear, startAt: 1 } as const;
    set(world, referenceNumber, kind, { ...form, example: writtenNumber(form, 2026, 1) });
  }
  // Documentation addresses (RFC 5737) that nobody calls from, and everybody else after them: a demo shuts nobody out.
  set(world, firewallRule, 'deny', {
    sequence: 1,
    verdict: 'DENY',
    addresses: '203.0.113.0/24',
    note: say(world, ['Seen in an attack', 'Visto en un ataque', 'Vu lors d’une attaque']),
  });
  for (const [key, addresses] of [
    ['all', '0.0.0.0/0'],
    ['all-v6', '::/0'],
  ] as const)
    set(world, firewallRule, key, {
      sequence: 2,
      verdict: 'ALLOW',
      addresses,
      note: say(world, ['Everybody else', 'Todos los demás', 'Tous les autres']),
    });
  set(world, apiClient, 'hr', {
    clientId: `${tenant.code}-HR-FEED`,
    name: say(world, ['HR system', 'Sistema de RR. HH.', 'Système RH']),
    scopes: 'read write',
    roles: [roleOf('hr')],
    validUntil: clock.day(300),
  });
  set(world, apiClient, 'bi', {
    clientId: `${tenant.code}-BI`,
    name: say(world, ['Reporting', 'Informes', 'Reporting']),
    scopes: 'read',
    roles: [roleOf('finance')],
    validUntil: clock.day(-4),
  });
  // Prepared and not switched on: nobody is sent to a provider that does not exist.
  if (tenant === halden)
    set(world, ssoSetup, 'prepared', {
      name: 'Halden ID',
      protocol: 'OIDC',
      issuer: 'https://id.halden.example',
      clientId: 'homeport',
      active: false,
    });
  for (const [i, menu] of (['dashboard', 'cases', 'financial', 'library', 'reports'] as const).entries())
    set(world, menuSetting, `finance-${menu}`, {
      role: roleOf('finance'),
      menu,
      reach: menu === 'cases' ? 'OWN' : 'FULL',
      sequence: i + 1,
    });
  set(world, smartMenuSetting, 'held', {
    role: roleOf('finance'),
    menu: 'financial',
    name: 'Reports on hold',
    nameEs: 'Informes en espera',
    nameFr: 'Notes de frais en suspens',
    path: '/workspace/financial/case-expense?filter=approvalStatus:eq:ON_HOLD',
    sequence: 1,
  });
  set(world, permissionSetting, 'payroll-export', { role: roleOf('payroll'), about: 'employee', mayExport: 'NONE' });
  set(world, permissionSetting, 'initiator-read', {
    role: roleOf('caseInitiator'),
    about: 'caseDetail',
    mayRead: 'OWN',
    mayUpdate: 'OWN',
  });
}
