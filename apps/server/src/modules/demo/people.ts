import type { Values } from '@homeport/grammar';
import { bankDetails, paidEnding } from '@homeport/model/banking';
import { dependant } from '@homeport/model/family';
import { costCenter, grade } from '@homeport/model/organisation';
import { employee, person } from '@homeport/model/people';
import { costCenterDefaults, idOfDefault } from '../reference/index.ts';
import { type DemoAccount, demoAccount } from './bank-accounts.ts';
import { demoId } from './chance.ts';
import { type DemoPlace, firstNames, jobTitles, lastNames, perEuro } from './names.data.ts';
import { ownEntityOf } from './settings/own-place.ts';
import { settingId } from './settings/settle.ts';
import { mailOf } from './staff.ts';
import { userId, type World } from './world.ts';

/** Somebody who moves. */
export interface Assignee {
  readonly person: string;
  readonly employee: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly home: DemoPlace;
  /** Their sign-in, if they have one. */
  readonly user?: string;
}
export interface NewAssignee {
  /** Names the person within the tenant; ids are made of it. */
  readonly key: string;
  readonly person?: string;
  readonly user?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly home: DemoPlace;
  readonly host: DemoPlace;
  /** Days ago the employment began. */
  readonly hired: number;
  readonly lineManager: string;
  readonly about?: Values;
  readonly job?: string;
}

/** A person with an employment. */
export function addAssignee(world: World, given: NewAssignee, number: number): Assignee {
  const { tenant, clock, luck } = world;
  const { firstName, lastName, home, host, user } = given;
  const by = userId(tenant.managed ? 'case.manager2' : 'other.admin');
  const id = given.person ?? demoId(tenant.code, 'person', given.key);
  const at = clock.at(-Math.min(given.hired, 900), 10, number % 60);
  world.add(person, id, {
    at,
    by,
    set: {
      firstName,
      lastName,
      email: mailOf(firstName, lastName, tenant),
      mobile: mobileOf(home.country, number),
      homeAddress: addressIn(home, number),
      hostAddress: addressIn(host, number + 7),
      birthDate: clock.day(-(27 * 365 + luck.whole(0, 28 * 365))),
      gender: luck.pick(['F', 'M', 'N']),
      nationality: home.country,
      language: world.words,
      ...given.about,
    },
  });
  const salary = luck.whole(52, 148) * 1000 * (perEuro[home.currency] ?? 1);
  const work = world.add(employee, demoId(tenant.code, 'employee', given.key), {
    at,
    by,
    set: {
      person: id,
      employeeNumber: `${tenant.code.slice(0, 3)}-${10_000 + number * 7}`,
      payrollNumber: `P${204_000 + number * 13}`,
      jobTitle: given.job ?? luck.pick(jobTitles),
      grade: settingId(world, grade, luck.pick(['L3', 'L4', 'L5', 'L6'])),
      hireDate: clock.day(-given.hired),
      lineManager: userId(given.lineManager),
      legalEntity: ownEntityOf(world),
      costCenter: idOfDefault(tenant.id, costCenter, luck.pick(costCenterDefaults).code),
      salary: String(Math.round(salary / 100) * 100),
      salaryCurrency: home.currency,
    },
  });
  return { person: id, employee: work, firstName, lastName, home, ...(user && { user }) };
}

/** People with names nobody else in the tenant has; every third has a family. */
export function makeNames(world: World): () => { firstName: string; lastName: string } {
  const used = new Set<string>();
  // The longest name is one person's alone.
  const last = lastNames.slice(0, -1);
  return () => {
    for (;;) {
      const [firstName, lastName] = [world.luck.pick(firstNames), world.luck.pick(last)];
      if (used.has(`${firstName} ${lastName}`)) continue;
      used.add(`${firstName} ${lastName}`);
      return { firstName, lastName };
    }
  };
}

export interface NewDependant {
  readonly firstName: string;
  readonly lastName?: string;
  readonly type: 'PARTNER' | 'CHILD' | 'PARENT';
  /** Years and some days. */
  readonly age: number;
  readonly accompanies?: boolean;
  /** Login of their own sign-in. */
  readonly login?: string;
}

/** The family of an assignee. */
export function addFamily(world: World, of: Assignee, members: readonly NewDependant[]): void {
  members.forEach((member, i) => {
    const { firstName, lastName = of.lastName, type, age, accompanies = true, login } = member;
    world.add(dependant, demoId(world.tenant.code, 'dependant', of.person, i), {
      at: world.clock.at(-400, 11, i),
      by: of.user ?? userId(world.tenant.managed ? 'case.manager2' : 'other.admin'),
      set: {
        employeePerson: of.person,
        firstName,
        lastName,
        type,
        birthDate: world.clock.day(-Math.round(age * 365.25) - 40),
        nationality: of.home.country,
        accompanies,
        schoolNeed: type === 'CHILD' && age >= 3 && age < 18,
        user: login ? userId(login) : null,
      },
    });
  });
}

/** An account of somebody, as it will be stored through the store's own insert. */
export interface OwnAccount extends DemoAccount {
  readonly id: string;
  readonly holder: Assignee;
  readonly ending: string;
  /** Entered so many days ago. */
  readonly since: number;
  readonly isDefault: boolean;
}

export function accountFor(
  world: World,
  holder: Assignee,
  country: string,
  number: number,
  isDefault = true,
): OwnAccount {
  const account = demoAccount(country, 2_000_000 + number * 613);
  const id = demoId(world.tenant.code, bankDetails.name, holder.person, country);
  return { ...account, id, holder, ending: paidEnding(account), since: 320 + (number % 200), isDefault };
}

/** Streets as they are called there; the house number tells people apart. */
const streets: Readonly<Record<string, readonly [string, string]>> = {
  FR: ['rue de la République', '69002'],
  GB: ['High Street', 'SW1A 2BJ'],
  ES: ['Calle Mayor', '28013'],
  US: ['Main Street', '77002'],
  SG: ['Orchard Road', '238839'],
  JP: ['Aoyama-dori', '107-0062'],
  DE: ['Leopoldstraße', '80802'],
  NL: ['Keizersgracht', '1015 CJ'],
  AE: ['Al Wasl Road', '00000'],
  MX: ['Avenida Reforma', '06600'],
  BR: ['Avenida Paulista', '01310-100'],
  IN: ['MG Road', '560001'],
  CH: ['Bahnhofstrasse', '8001'],
  ZA: ['Long Street', '8001'],
};
export function addressIn({ town, country }: DemoPlace, number: number): Values {
  const [street = 'Main Street', postCode = ''] = streets[country] ?? [];
  const house = 3 + (number % 94);
  const address1 = ['DE', 'NL', 'CH', 'ES', 'MX', 'BR'].includes(country) ? `${street} ${house}` : `${house} ${street}`;
  return { address1, town, postCode, country };
}

/** How mobile numbers begin, and how many digits follow. */
const mobiles: Readonly<Record<string, readonly [string, number]>> = {
  FR: ['+336', 8],
  GB: ['+4477', 8],
  ES: ['+346', 8],
  US: ['+1713555', 4],
  SG: ['+659', 7],
  JP: ['+8190', 8],
  DE: ['+49151', 8],
  NL: ['+316', 8],
  AE: ['+97150', 7],
  MX: ['+5255', 8],
  BR: ['+55119', 8],
  IN: ['+9198', 8],
  CH: ['+4179', 7],
  ZA: ['+2782', 7],
};
function mobileOf(country: string, number: number): string {
  const [start, digits] = mobiles[country] ?? ['+4477', 8];
  // Ones and zeros in front would make some numbers special.
  return `${start}${String(3 * 10 ** (digits - 1) + ((number * 7919 + 107) % (5 * 10 ** (digits - 1))))}`;
}
