import { mailTemplate } from '@homeport/model/documents';
import { exporter, exporterRules, exporterRun } from '@homeport/model/exporters';
import { role } from '@homeport/model/identity';
import { broadcast } from '@homeport/model/notifications';
import { costCenter } from '@homeport/model/organisation';
import { dataQuery, dataQueryColumn, dataQueryCondition, report } from '@homeport/model/queries';
import { dataOptionType, fieldMetadata, lookup, lookupValue, optionDefaults } from '@homeport/model/reference';
import { batchUpdate } from '@homeport/model/views';
import { widgetTemplate } from '@homeport/model/widgets';
import { costCenterDefaults, idOfDefault } from '../../reference/index.ts';
import { derived } from '../derived.ts';
import { administratorOf, type World } from '../world.ts';
import { type Said, say, set, setCoded, settingId, step } from './settle.ts';

/** Code, name, entity, columns, and one condition. */
const queries: readonly (readonly [string, Said, string, readonly string[], readonly [string, string, string]])[] = [
  [
    'PENDING_CASES',
    ['Pending assignments', 'Asignaciones pendientes', 'Affectations en attente'],
    'caseDetail',
    ['reference', 'assignee', 'phase', 'assignmentStartDate'],
    ['status', 'eq', 'PENDING'],
  ],
  [
    'ON_HOLD',
    ['Assignments on hold', 'Asignaciones en espera', 'Affectations en suspens'],
    'caseDetail',
    ['reference', 'assignee', 'onHoldReason'],
    ['status', 'eq', 'ON_HOLD'],
  ],
  [
    'RETURNING',
    ['Returning this quarter', 'Regresos del trimestre', 'Retours du trimestre'],
    'caseDetail',
    ['reference', 'assignee', 'assignmentEndDate'],
    ['phase', 'eq', 'RETURN'],
  ],
  [
    'OVERDUE_STEPS',
    ['Steps that are late', 'Pasos atrasados', 'Étapes en retard'],
    'caseWorkflowItem',
    ['caseDetail', 'name', 'dueDate', 'owner'],
    ['status', 'eq', 'OPEN'],
  ],
  [
    'REPORTS_WAITING',
    ['Reports that wait', 'Informes pendientes', 'Notes en attente'],
    'caseExpenseBatch',
    ['batchReference', 'description', 'batchTotal'],
    ['status', 'eq', 'AWAITING_APPROVAL'],
  ],
  [
    'PAID_REPORTS',
    ['Reports that were paid', 'Informes pagados', 'Notes payées'],
    'caseExpenseBatch',
    ['batchReference', 'batchTotal', 'payDate'],
    ['status', 'eq', 'PAID'],
  ],
  [
    'SERVICES_OPEN',
    ['Services under way', 'Servicios en curso', 'Services en cours'],
    'caseService',
    ['name', 'serviceType', 'startDate', 'status'],
    ['status', 'eq', 'IN_PROGRESS'],
  ],
  [
    'EXPIRING',
    ['Documents that expire', 'Documentos que vencen', 'Documents qui expirent'],
    'travelDocument',
    ['assignee', 'type', 'expiryDate'],
    ['expiryDate', 'notNull', ''],
  ],
  [
    'ESTIMATES',
    ['Estimates to approve', 'Estimaciones por aprobar', 'Estimations à approuver'],
    'costEstimate',
    ['caseDetail', 'total', 'currency'],
    ['status', 'eq', 'SUBMITTED'],
  ],
  [
    'PAY_CALENDAR',
    ['Pay days by country', 'Días de pago por país', 'Jours de paie par pays'],
    'payProfile',
    ['code', 'name', 'country', 'payDay', 'cutOffDays'],
    ['active', 'eq', 'true'],
  ],
];
const lists: readonly (readonly [string, Said, readonly Said[]])[] = [
  [
    'AIRLINES',
    ['Airlines', 'Aerolíneas', 'Compagnies aériennes'],
    [
      ['Air France', 'Air France', 'Air France'],
      ['Iberia', 'Iberia', 'Iberia'],
      ['Singapore Airlines', 'Singapore Airlines', 'Singapore Airlines'],
    ],
  ],
  [
    'SCHOOL_YEARS',
    ['School years', 'Cursos escolares', 'Années scolaires'],
    [
      ['Nursery', 'Infantil', 'Maternelle'],
      ['Primary', 'Primaria', 'Primaire'],
      ['Secondary', 'Secundaria', 'Secondaire'],
    ],
  ],
];

/** On the 28th of every month, in the morning. */
const feed = {
  format: 'csv',
  separator: 'SEMICOLON',
  withHeadings: true,
  asShown: true,
  dateFormat: 'ISO',
  keepRuns: 10,
  frequency: 'MONTHLY',
  weekday: 'MONDAY',
  dayOfMonth: 28,
  hour: 6,
} as const;

/** Queries, reports, templates, own fields and lists, and what administration sends and changes in many records. */
export function addContent(world: World): void {
  const { clock, tenant } = world;
  for (const code of Object.keys(optionDefaults))
    setCoded(world, dataOptionType, code, nameOf(code), { isBuiltIn: true });
  for (const [i, [code, name, about, columns, [field, operator, value]]] of queries.entries()) {
    const of = setCoded(world, dataQuery, code, name, { about, category: i < 4 ? 'Cases' : 'Finance', sharing: 'ALL' });
    columns.forEach((column, n) => {
      set(world, dataQueryColumn, `${code}-${n}`, {
        dataQuery: of,
        sequence: n + 1,
        field: column,
        total: n === 0 ? 'COUNT' : 'NONE',
      });
    });
    set(world, dataQueryCondition, code, { dataQuery: of, sequence: 1, field, operator, value: value || null });
    setCoded(world, report, code, name, {
      dataQuery: of,
      format: (['xlsx', 'pdf', 'csv'] as const)[i % 3],
      sharing: 'ALL',
      frequency: i % 4 === 0 ? 'MONTHLY' : 'NEVER',
      dayOfMonth: i % 4 === 0 ? 1 : null,
    });
    if (i < 6)
      setCoded(world, widgetTemplate, code, name, {
        kind: (['NUMBER', 'LIST', 'BAR'] as const)[i % 3],
        dataQuery: of,
        roles: [idOfDefault(tenant.id, role, 'caseManager')],
      });
  }
  setCoded(world, exporter, 'PAYROLL_FEED', ['Payroll feed', 'Fichero de nómina', 'Fichier de paie'], {
    dataQuery: settingId(world, dataQuery, 'PAY_CALENDAR'),
    ...feed,
    ...derived(exporterRules, feed, { now: clock.now, zone: 'UTC' }),
  });
  // Somebody tried it before its first day, and thought better of it.
  set(world, exporterRun, 'PAYROLL_FEED-1', {
    ...{ exporter: settingId(world, exporter, 'PAYROLL_FEED'), number: 1, cause: 'PERSON' },
    ...{ runBy: administratorOf(tenant), startedAt: clock.at(-20, 10), finishedAt: clock.at(-20, 10), seconds: '0.4' },
    ...{ status: 'STOPPED', reason: 'STOPPED' },
  });
  for (const [code, name, values] of lists) {
    setCoded(world, lookup, code, name);
    values.forEach((value, n) => {
      set(world, lookupValue, `${code}-${n}`, {
        lookup: settingId(world, lookup, code),
        code: `V${n + 1}`,
        name: say(world, value),
        nameEs: value[1],
        nameFr: value[2],
        sequence: n + 1,
      });
    });
  }
  set(world, fieldMetadata, 'airline', {
    about: 'trip',
    name: 'airline',
    label: 'Airline',
    labelEs: 'Aerolínea',
    labelFr: 'Compagnie aérienne',
    type: 'CHOICE',
    lookup: settingId(world, lookup, 'AIRLINES'),
    sequence: 1,
  });
  set(world, fieldMetadata, 'badge', {
    about: 'employee',
    name: 'badgeNumber',
    label: 'Badge number',
    labelEs: 'Número de tarjeta',
    labelFr: 'Numéro de badge',
    type: 'TEXT',
    sequence: 1,
  });
  for (const [code, kind, name] of templates) {
    setCoded(world, mailTemplate, code, name, {
      kind,
      about: 'caseDetail',
      language: world.words,
      subject: say(world, name),
      body: `<p>${say(world, ['Dear', 'Hola', 'Bonjour'])} {assignee},</p><p>${say(world, name)}: {reference}</p>`,
    });
    if (kind !== 'LETTER') step(world, mailTemplate, code, 'publish', { status: 'PUBLISHED' });
  }
  const upkeep: Said = ['Maintenance on Sunday', 'Mantenimiento el domingo', 'Maintenance dimanche'];
  const text: Said = [
    'The platform is not available on Sunday from 06:00 to 07:00 UTC.',
    'La plataforma no estará disponible el domingo de 06:00 a 07:00 UTC.',
    'La plateforme ne sera pas disponible dimanche de 6 h à 7 h UTC.',
  ];
  set(world, broadcast, 'upkeep', { ...inEach(upkeep, text), tone: 'OUTAGE', sendAt: clock.at(-30, 8) }, 31);
  step(world, broadcast, 'upkeep', 'send', { status: 'SENDING' }, 30);
  step(world, broadcast, 'upkeep', 'finish', { status: 'SENT', sentAt: clock.at(-30, 8), reached: 41 }, 30);
  set(
    world,
    broadcast,
    'new',
    inEach(
      ['New help pages', 'Nuevas páginas de ayuda', 'Nouvelles pages d’aide'],
      [
        'Questions about your first days are answered under Help now.',
        'En Ayuda encontrará ahora respuestas sobre sus primeros días.',
        'La rubrique Aide répond désormais aux questions sur vos premiers jours.',
      ],
    ),
    3,
  );
  const [center] = costCenterDefaults as readonly [(typeof costCenterDefaults)[number]];
  set(
    world,
    batchUpdate,
    'managers',
    {
      name: say(world, [
        'Cost center of pending cases',
        'Centro de coste de pendientes',
        'Centre de coûts des dossiers en attente',
      ]),
      reason: say(world, ['Reorganisation', 'Reorganización', 'Réorganisation']),
      about: 'caseDetail',
      conditions: [{ field: 'status', op: 'eq', value: 'PENDING' }],
      changes: {
        costCenter: { id: idOfDefault(world.tenant.id, costCenter, center.code), label: center[world.words] },
      },
      found: 4,
    },
    12,
  );
  step(
    world,
    batchUpdate,
    'managers',
    'apply',
    { status: 'APPLIED', changed: 4, failed: 0, appliedAt: clock.at(-12, 10) },
    12,
  );
}

/** A message in each of the three languages. */
const inEach = ([title, titleEs, titleFr]: Said, [body, bodyEs, bodyFr]: Said) => ({
  title,
  titleEs,
  titleFr,
  body,
  bodyEs,
  bodyFr,
});

const templates: readonly (readonly [string, 'EMAIL' | 'LETTER' | 'DOCUMENT', Said])[] = [
  [
    'WELCOME',
    'EMAIL',
    ['Welcome to your assignment', 'Bienvenido a su asignación', 'Bienvenue dans votre affectation'],
  ],
  ['ASSIGNMENT_LETTER', 'DOCUMENT', ['Assignment letter', 'Carta de asignación', 'Lettre d’affectation']],
  ['HOUSING_LETTER', 'LETTER', ['Letter for the landlord', 'Carta para el arrendador', 'Lettre au bailleur']],
];
/** `TRAVEL_PURPOSE` → `Travel purpose`. */
const nameOf = (code: string): string => code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ');
