import { caseType } from '@homeport/model/cases';
import { role } from '@homeport/model/identity';
import { initiationRule, initiationStep } from '@homeport/model/initiations';
import { notificationEvent, notificationEventCondition, notificationTemplate } from '@homeport/model/notifications';
import { policy } from '@homeport/model/policies';
import {
  businessRule,
  businessRuleCondition,
  checklistItem,
  masterChecklist,
  workflow,
  workflowItem,
} from '@homeport/model/workflow';
import { idOfDefault } from '../../reference/index.ts';
import type { World } from '../world.ts';
import { addHolidays } from './holidays.ts';
import { type Said, say, set, setCoded, settingId, step } from './settle.ts';

type Kind = 'CASE' | 'PENDING' | 'EXCEPTION' | 'SERVICE' | 'INITIATION';
const longTerm: readonly Said[] = [
  ['Confirm the initiation', 'Confirmar la solicitud', 'Confirmer la demande'],
  ['Send the welcome letter', 'Enviar la carta de bienvenida', 'Envoyer la lettre de bienvenue'],
  ['Collect identity documents', 'Reunir documentos de identidad', 'Réunir les pièces d’identité'],
  ['Apply for the work permit', 'Solicitar el permiso de trabajo', 'Demander le permis de travail'],
  ['Order services', 'Encargar los servicios', 'Commander les services'],
  ['Agree the balance sheet', 'Acordar la hoja de balance', 'Valider le bilan salarial'],
  ['Arrival check', 'Comprobación de llegada', 'Point d’arrivée'],
  ['Survey after 30 days', 'Encuesta a los 30 días', 'Enquête après 30 jours'],
];
const flows: readonly (readonly [string, Kind, Said, readonly Said[]])[] = [
  ['LONG_TERM', 'CASE', ['Long-term assignment', 'Asignación de larga duración', 'Affectation longue'], longTerm],
  [
    'PENDING',
    'PENDING',
    ['Pending assignments', 'Asignaciones pendientes', 'Affectations en attente'],
    longTerm.slice(0, 3),
  ],
  ['EXCEPTION', 'EXCEPTION', ['Exceptions', 'Excepciones', 'Exceptions'], longTerm.slice(5, 7)],
];

/** Workflows are published with their steps; one more is still being drafted. */
export function addWorkflows(world: World): void {
  addChecklists(world);
  for (const [code, kind, name, steps] of flows) {
    setCoded(world, workflow, code, name, { kind, items: steps.length });
    steps.forEach((text, i) => {
      set(world, workflowItem, `${code}-${i}`, {
        workflow: settingId(world, workflow, code),
        sequence: i + 1,
        name: say(world, text),
        priority: i === 3 ? 'HIGH' : 'NORMAL',
        trigger: i === 0 ? 'CASE_STARTED' : i === 6 ? 'AFTER_START' : 'PREVIOUS_DONE',
        triggerDays: i === 6 ? 5 : null,
        dueInDays: 3 + i * 4,
        ownerRole: idOfDefault(world.tenant.id, role, i === 4 ? 'hr' : 'caseManager'),
        firstReminder: 2,
        repeatEvery: 2,
        reminders: 3,
        checklist: code === 'LONG_TERM' && i === 4 ? settingId(world, masterChecklist, 'DEPARTURE') : null,
        shareWithAssignee: i % 2 === 1,
      });
    });
    step(world, workflow, code, 'publish', { status: 'PUBLISHED' });
  }
  setCoded(world, workflow, 'GROUP_MOVE', ['Group move', 'Traslado de grupo', 'Mobilité de groupe'], {
    kind: 'CASE',
    items: 0,
  });
  addHolidays(world);
  addEvents(world);
  addEventCondition(world);
}

function addChecklists(world: World): void {
  const lists: readonly (readonly [string, Said])[] = [
    ['DEPARTURE', ['Before departure', 'Antes de la salida', 'Avant le départ']],
    ['RETURN', ['Before the return', 'Antes del regreso', 'Avant le retour']],
  ];
  for (const [code, name] of lists) {
    setCoded(world, masterChecklist, code, name);
    longTerm.slice(1, 7).forEach((text, i) => {
      set(world, checklistItem, `${code}-${i}`, {
        masterChecklist: settingId(world, masterChecklist, code),
        sequence: i + 1,
        description: say(world, text),
        dueInDays: 5 * (i + 1),
        isRequired: i % 3 !== 2,
        needsDocument: i === 1,
      });
    });
  }
}

const events: readonly (readonly [code: string, name: Said, about: string, states: string, subject: Said])[] = [
  [
    'SERVICE_STARTED',
    ['A service begins', 'Empieza un servicio', 'Un service commence'],
    'caseService',
    'IN_PROGRESS',
    ['{name} begins', 'Empieza {name}', '{name} commence'],
  ],
  [
    'DOCUMENT_REJECTED',
    ['A document was rejected', 'Se rechaza un documento', 'Un document est refusé'],
    'requiredDocument',
    'REJECTED',
    ['Please upload {name} again', 'Vuelva a subir {name}', 'Déposez à nouveau {name}'],
  ],
  [
    'CASE_BLOCKED',
    ['An assignment is blocked', 'Se bloquea una asignación', 'Une affectation est bloquée'],
    'caseDetail',
    'BLOCKED',
    ['{reference} is blocked', '{reference} está bloqueada', '{reference} est bloquée'],
  ],
];

function addEvents(world: World): void {
  for (const [code, name, about, states, subject] of events) {
    const of = setCoded(world, notificationEvent, code, name, {
      about,
      happening: 'STATUS',
      states,
      roles: [idOfDefault(world.tenant.id, role, 'caseManager'), idOfDefault(world.tenant.id, role, 'hr')],
      toAssignee: code !== 'CASE_BLOCKED',
      // Of the others the platform tells by itself.
      active: code === 'CASE_BLOCKED',
    });
    for (const [i, language] of (['en', 'es', 'fr'] as const).entries())
      set(world, notificationTemplate, `${code}-${language}`, {
        notificationEvent: of,
        language,
        subject: subject[i] ?? '',
        body: subject[i] ?? '',
      });
  }
}

/** Of confidential assignments nobody is told. */
function addEventCondition(world: World): void {
  set(world, notificationEventCondition, 'CASE_BLOCKED-1', {
    notificationEvent: settingId(world, notificationEvent, 'CASE_BLOCKED'),
    sequence: 1,
    field: 'confidential',
    operator: 'eq',
    value: 'false',
  });
}

/** How assignments are initiated, and rules that watch over them; policies have to be there. */
export function addInitiationRules(world: World): void {
  const names: readonly (readonly [string, Said, string])[] = [
    ['STANDARD', ['Standard initiation', 'Solicitud estándar', 'Demande standard'], 'ON_ASSIGNMENT'],
    ['TRANSFER', ['Permanent transfer', 'Traslado permanente', 'Mutation définitive'], 'TRANSFER'],
  ];
  const steps: readonly (readonly [Said, string])[] = [
    [['Describe the assignment', 'Describir la asignación', 'Décrire l’affectation'], 'FORM'],
    [['Check the budget', 'Comprobar el presupuesto', 'Vérifier le budget'], 'CHECK'],
    [['Approve', 'Aprobar', 'Approuver'], 'APPROVAL'],
  ];
  for (const [code, name, kind] of names) {
    setCoded(
      world,
      initiationRule,
      code,
      name,
      {
        caseType: settingId(world, caseType, kind),
        policy: settingId(world, policy, kind === 'TRANSFER' ? 'PERMANENT-B' : 'LONG_TERM-B'),
        byLink: code === 'STANDARD',
        steps: steps.length,
        firstSteps: 1,
      },
      370,
    );
    steps.forEach(([text, kind], i) => {
      set(
        world,
        initiationStep,
        `${code}-${i}`,
        {
          initiationRule: settingId(world, initiationRule, code),
          sequence: i + 1,
          name: say(world, text),
          kind,
          ownerRole: idOfDefault(world.tenant.id, role, (['caseInitiator', 'hr', 'approver'] as const)[i] ?? 'hr'),
        },
        369,
      );
    });
    step(world, initiationRule, code, 'activate', { status: 'ACTIVE' }, 365);
  }
  const rule = setCoded(
    world,
    businessRule,
    'LATE_START',
    ['Start date is near', 'La fecha de inicio está cerca', 'La date de début est proche'],
    {
      appliesTo: 'caseDetail',
      happening: 'DAILY',
      outcome: 'NOTIFY',
      notificationEvent: settingId(world, notificationEvent, 'CASE_BLOCKED'),
    },
  );
  set(world, businessRuleCondition, 'LATE_START-1', {
    businessRule: rule,
    sequence: 1,
    field: 'status',
    operator: 'eq',
    value: 'PENDING',
  });
  set(world, businessRuleCondition, 'LATE_START-2', {
    businessRule: rule,
    sequence: 2,
    field: 'assignmentStartDate',
    operator: 'lt',
    value: '$today+30',
  });
}
