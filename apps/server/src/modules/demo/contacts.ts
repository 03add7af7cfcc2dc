import { caseService } from '@homeport/model/cases';
import { type CaseContact, caseContact } from '@homeport/model/contacts';
import type { DemoCase } from './cases.ts';
import { demoId } from './chance.ts';
import { nameOf } from './comments.ts';
import { contactsOf } from './services.data.ts';
import { mailOf } from './staff.ts';
import { meridian } from './tenants.data.ts';
import { demoUsers } from './users.data.ts';
import { userId, type World } from './world.ts';

/** Where people of a country work. */
const zones: Readonly<Record<string, string>> = {
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  ES: 'Europe/Madrid',
  US: 'America/Chicago',
  SG: 'Asia/Singapore',
  JP: 'Asia/Tokyo',
  DE: 'Europe/Berlin',
  NL: 'Europe/Amsterdam',
  AE: 'Asia/Dubai',
  MX: 'America/Mexico_City',
  BR: 'America/Sao_Paulo',
  IN: 'Asia/Kolkata',
  CH: 'Europe/Zurich',
  ZA: 'Africa/Johannesburg',
};
const zoneOf = (country: string): string => zones[country] ?? 'Europe/London';

/** What people are called at work, in the language of the company. */
const titles = {
  en: { manager: 'Case manager', hr: 'HR mobility partner', vendor: 'Relocation consultant' },
  es: { manager: 'Gestor de movilidad', hr: 'Responsable de movilidad', vendor: 'Consultor de reubicación' },
  fr: { manager: 'Gestionnaire de mobilité', hr: 'Chargée de mobilité', vendor: 'Conseil en mobilité' },
} as const;

interface NewContact {
  readonly role: CaseContact['role'];
  readonly name: string;
  readonly jobTitle: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string;
  readonly user?: string;
  readonly services?: readonly string[];
}

/** Who helps on an assignment: its manager and HR always; the providers of its services where the story is told in full. */
export function addContacts(world: World, of: DemoCase, isStory: boolean): void {
  const staff = world.tenant.managed ? meridian : world.tenant;
  const manager = nameOf(world, of.manager);
  const [first = '', ...rest] = manager.split(' ');
  add(world, of, 'manager', {
    role: 'CASE_MANAGER',
    name: manager,
    jobTitle: titles[world.words].manager,
    company: staff.name,
    email: mailOf(first, rest.join(' '), staff),
    phone: '+442079460142',
    country: 'GB',
    user: of.manager,
  });
  const hr = demoUsers.find((one) => one.tenant === world.tenant && one.roles.includes('hr'));
  if (hr) {
    add(world, of, 'hr', {
      role: 'HR',
      name: `${hr.firstName} ${hr.lastName}`,
      jobTitle: titles[world.words].hr,
      company: world.tenant.name,
      email: mailOf(hr.firstName, hr.lastName, world.tenant),
      phone: '+442079460181',
      country: of.home.country,
      user: userId(hr.login),
    });
  }
  if (isStory) addProviders(world, of);
}

function addProviders(world: World, of: DemoCase): void {
  const services = world
    .rowsOf(caseService)
    .map(({ id }) => ({ ...world.valuesOf(caseService, id), id }) as Record<string, unknown> & { id: string })
    .filter((one) => one.caseDetail === of.id && one.providerName && one.shareWithAssignee === true);
  for (const [company, list] of Map.groupBy(services, (one) => String(one.providerName))) {
    const own = list.find((one) => one.vendorUser)?.vendorUser as string | undefined;
    const { contactName, contactEmail, contactPhone } = contactsOf(company);
    if (contactName === null || contactEmail === null || contactPhone === null)
      throw new Error(`nobody answers at ${company} in the demo`);
    add(world, of, company, {
      role: 'VENDOR',
      name: contactName,
      jobTitle: titles[world.words].vendor,
      company,
      email: contactEmail,
      phone: contactPhone,
      country: own ? of.host.country : of.home.country,
      ...(own ? { user: own } : {}),
      services: list.map((one) => one.id),
    });
  }
}
function add(world: World, of: DemoCase, key: string, given: NewContact): void {
  const { country, services = [], user: own, ...set } = given;
  world.add(caseContact, demoId('contact', of.id, key), {
    at: world.clock.at(-30, 9),
    by: of.manager,
    set: {
      ...set,
      caseDetail: of.id,
      timeZone: zoneOf(country),
      workingDays: country === 'AE' ? 'SUN_THU' : 'MON_FRI',
      worksFrom: '09:00',
      worksUntil: '17:30',
      services,
      user: own ?? null,
      shareWithAssignee: true,
    },
  });
}
