import { outsiders } from '@homeport/model/identity';
import {
  activationLine,
  businessFunction,
  company,
  companyActivation,
  companyGroup,
  costCenter,
  dataCenter,
  division,
  functionalTitle,
  grade,
  jobFamily,
  legalEntity,
  location,
  office,
  project,
  team,
  teamMember,
} from '@homeport/model/organisation';
import { profileProperty } from '@homeport/model/people';
import { idOfDefault } from '../../reference/index.ts';
import { jobTitles, perEuro, places } from '../names.data.ts';
import { addressIn } from '../people.ts';
import { meridian } from '../tenants.data.ts';
import { demoUsers } from '../users.data.ts';
import { userId, type World } from '../world.ts';
import { codeOf, entityCode, officeCode, ownOfficeOf, ownPlaceOf } from './own-place.ts';
import { partyOf } from './party-of.ts';
import { type Said, set, setCoded, settingId, step } from './settle.ts';

const functions: readonly (readonly [string, Said])[] = [
  ['OPERATIONS', ['Operations', 'Operaciones', 'Opérations']],
  ['FINANCE', ['Finance', 'Finanzas', 'Finance']],
  ['TECHNOLOGY', ['Technology', 'Tecnología', 'Technologie']],
  ['SALES', ['Sales and marketing', 'Ventas y marketing', 'Ventes et marketing']],
  ['PEOPLE', ['People', 'Personas', 'Ressources humaines']],
];
const families: readonly (readonly [string, string, Said])[] = [
  ['ENGINEERING', 'OPERATIONS', ['Engineering', 'Ingeniería', 'Ingénierie']],
  ['PRODUCTION', 'OPERATIONS', ['Production', 'Producción', 'Production']],
  ['CONTROLLING', 'FINANCE', ['Controlling', 'Control de gestión', 'Contrôle de gestion']],
  ['SOFTWARE', 'TECHNOLOGY', ['Software', 'Software', 'Logiciel']],
  ['BRAND', 'SALES', ['Brand', 'Marca', 'Marque']],
  ['LEGAL', 'PEOPLE', ['Legal', 'Jurídico', 'Juridique']],
];
const divisions: readonly (readonly [string, Said])[] = [
  ['EMEA', ['Europe, Middle East, Africa', 'Europa, Oriente Medio, África', 'Europe, Moyen-Orient, Afrique']],
  ['AMER', ['Americas', 'América', 'Amériques']],
  ['APAC', ['Asia Pacific', 'Asia-Pacífico', 'Asie-Pacifique']],
  ['CORP', ['Corporate', 'Corporativo', 'Siège']],
];
const questions: readonly (readonly [string, string, Said, string?])[] = [
  ['DIET', 'TEXT', ['Dietary needs', 'Necesidades alimentarias', 'Besoins alimentaires']],
  ['DRIVES', 'YES_NO', ['Holds a driving licence', 'Tiene carné de conducir', 'Titulaire du permis de conduire']],
  ['LANGUAGES', 'TEXT', ['Languages spoken', 'Idiomas', 'Langues parlées']],
  [
    'SHIRT',
    'CHOICE',
    ['Protective clothing size', 'Talla de ropa de protección', 'Taille des vêtements'],
    'S\nM\nL\nXL',
  ],
];

/** The company, its places and pay scale, and the teams that look after it. */
export function addOrganisation(world: World): void {
  const { tenant, luck } = world;
  for (const [code, name] of functions) setCoded(world, businessFunction, code, name);
  for (const [code, of, name] of families)
    setCoded(world, jobFamily, code, name, { businessFunction: settingId(world, businessFunction, of) });
  const factor = perEuro[tenant.baseCurrency] ?? 1;
  ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7'].forEach((code, i) => {
    const pay = (of: number): string => String(Math.round((of * factor) / 1000) * 1000);
    const band = {
      minimumPay: pay(32_000 + i * 16_000),
      maximumPay: pay(52_000 + i * 23_000),
      currency: tenant.baseCurrency,
    };
    setCoded(world, grade, code, [`Grade ${i + 1}`, `Grado ${i + 1}`, `Grade ${i + 1}`], { rank: i + 1, ...band });
  });
  jobTitles.forEach((title, i) => {
    const family = families[i % families.length]?.[0] ?? '';
    const code = title.toUpperCase().replaceAll(' ', '_');
    setCoded(world, functionalTitle, code, title, {
      jobFamily: settingId(world, jobFamily, family),
      grade: settingId(world, grade, `L${3 + (i % 4)}`),
    });
  });
  for (const { town, country } of places)
    setCoded(world, location, `${country}-${codeOf(town)}`, town, { country, kind: 'CITY' });
  addCompany(world);
  for (const [code, name] of divisions)
    setCoded(world, division, code, name, {
      company: settingId(world, company, tenant.code),
      costCenter: costCenterOf(world),
    });
  for (const [i, at] of ['Singapore', 'London', 'Houston', 'Munich'].entries()) {
    const name = `${at} ${2026 + (i % 2)}`;
    const start = world.clock.day(-300 + i * 120);
    set(world, project, `P-${100 + i}`, {
      code: `P-${100 + i}`,
      name,
      company: settingId(world, company, tenant.code),
      costCenter: costCenterOf(world),
      startDate: start,
      endDate: world.clock.day(200 + i * 120),
      budget: String((4 + i) * 250_000),
      currency: tenant.baseCurrency,
    });
  }
  questions.forEach(([code, answer, name, choices], i) => {
    setCoded(world, profileProperty, code, name, {
      answer,
      sequence: i + 1,
      choices: choices ?? null,
      shownToAssignee: true,
    });
  });
  addTeams(world, luck.whole(1, 2));
}

const costCenterOf = ({ tenant }: World): string => idOfDefault(tenant.id, costCenter, 'CC-1000');

function addCompany(world: World): void {
  const { tenant } = world;
  const group = setCoded(world, companyGroup, `${tenant.code}-GROUP`, `${tenant.name} Group`, {
    dataCenter: setCoded(
      world,
      dataCenter,
      'EMBEDDED',
      ['Own database', 'Base de datos propia', 'Base de données propre'],
      {
        kind: 'EMBEDDED',
        country: tenant.payer.country,
        isDefault: true,
      },
    ),
  });
  setCoded(world, company, tenant.code, tenant.name, {
    ...partyOf(world, { code: tenant.code, name: tenant.name, kind: 'COMPANY' }),
    legalName: tenant.payer.name,
    companyGroup: group,
    industry:
      { HALDEN: 'ENERGY', BRIGHTWATER: 'FINANCE', CASTELLANE: 'CONSUMER', TECNOVIA: 'TECHNOLOGY' }[tenant.code] ??
      'SERVICES',
    numberOfEmployees: 1200 + tenant.cases * 90,
    registrationNumber: `${tenant.payer.country} ${402_118 + tenant.cases * 7}`,
    webAddress: `https://www.${tenant.subDomain}.example`,
    currency: tenant.baseCurrency,
  });
  const around = places.filter((p) => p.country !== tenant.payer.country).slice(0, 9);
  for (const [i, place] of [ownPlaceOf(world), ...around].entries()) {
    const entity = setCoded(world, legalEntity, entityCode(place, i), `${tenant.name} ${place.town}`, {
      company: settingId(world, company, tenant.code),
      country: place.country,
      currency: place.currency,
      registrationNumber: `${place.country}-${77_000 + i * 31}`,
      payFrequency: place.country === 'US' ? 'BI_WEEKLY' : 'MONTHLY',
      address: addressIn(place, i + 3),
    });
    setCoded(world, office, officeCode(place), `${tenant.name} ${place.town}`, {
      legalEntity: entity,
      location: settingId(world, location, `${place.country}-${codeOf(place.town)}`),
      region: ['US', 'MX', 'BR'].includes(place.country)
        ? 'AMER'
        : ['SG', 'JP', 'IN'].includes(place.country)
          ? 'APAC'
          : 'EMEA',
      currency: place.currency,
      address: addressIn(place, i + 3),
    });
  }
  const activation = set(world, companyActivation, 'first', {
    companyGroup: group,
    dataCenter: settingId(world, dataCenter, 'EMBEDDED'),
    tenantCode: tenant.code,
    tenantName: tenant.name,
    subDomain: tenant.subDomain,
    language: tenant.language === 'es' || tenant.language === 'fr' ? tenant.language : 'en',
    baseCurrency: tenant.baseCurrency,
    adminFirstName: 'Alex',
    adminLastName: 'Morgan',
    adminLogin: `first.${tenant.code.toLowerCase()}`,
    adminEmail: `first.${tenant.code.toLowerCase()}@homeport.example`,
    step: 0,
    isRunning: false,
  });
  activationSteps.forEach(([deed, status], i) => {
    const isDone = status === 'COMPLETED';
    step(world, companyActivation, 'first', deed, {
      status,
      step: isDone ? 8 : i,
      isRunning: !isDone,
      ...(isDone && { finishedAt: world.clock.at(-880, 11) }),
    });
    const line = { companyActivation: activation, step: status, what: 'DONE', seconds: `0.${i + 1}40` };
    set(world, activationLine, status, line, 880);
  });
}
const activationSteps = [
  ['start', 'STARTING'],
  ['createDatabase', 'CREATING_DATABASE'],
  ['copyFiles', 'COPYING_FILES'],
  ['populate', 'POPULATING_DATABASE'],
  ['insertDefaults', 'INSERTING_DEFAULTS'],
  ['initialiseParties', 'INITIALISING_PARTIES'],
  ['linkGroups', 'LINKING_GROUPS'],
  ['complete', 'COMPLETED'],
] as const;

/** Two teams: one that sees everything, whose people look after all assignments, and one that sees those of its own office. */
function addTeams(world: World, turn: number): void {
  const users = demoUsers.filter(
    (u) => u.tenant === world.tenant && !u.roles.every((role) => outsiders.includes(role)),
  );
  const global = setCoded(world, team, 'GLOBAL', ['Global mobility', 'Movilidad global', 'Mobilité internationale'], {
    caseAccess: 'FULL',
  });
  const local = setCoded(world, team, 'LOCAL', ['Local support', 'Apoyo local', 'Assistance locale'], {
    caseAccess: 'OWN_OFFICE',
    office: ownOfficeOf(world),
  });
  users.slice(0, 12).forEach((u, i) => {
    const seesAll = world.tenant === meridian || u.roles.some((role) => role === 'hr' || role === 'administrator');
    set(world, teamMember, u.login, {
      team: seesAll ? global : local,
      user: userId(u.login),
      part: (['CASE_OWNER', 'COORDINATOR', 'SPECIALIST', 'OBSERVER'] as const)[(i + turn) % 4],
    });
  });
}
