import { caseDetail } from '@homeport/model/cases';
import { caseExpense, caseExpenseBatch } from '@homeport/model/expenses';
import { savedView, savedViewRules } from '@homeport/model/views';
import { demoId } from './chance.ts';
import { administratorOf, userId, type World } from './world.ts';

interface DemoView {
  readonly key: string;
  readonly list: string;
  readonly name: Readonly<Record<'en' | 'es' | 'fr', string>>;
  readonly settings: Readonly<Record<string, string>>;
  readonly role?: string;
  /** Whose own it is; nobody's: shared. */
  readonly owner?: string;
}
const views: readonly DemoView[] = [
  {
    key: 'waiting',
    list: caseExpenseBatch.name,
    name: { en: 'Awaiting approval', es: 'Pendientes de aprobación', fr: 'En attente d’approbation' },
    settings: { filter: 'status:in:AWAITING_APPROVAL', sort: 'submittedDate,asc' },
  },
  {
    key: 'to-pay',
    list: caseExpenseBatch.name,
    name: { en: 'Approved, not paid', es: 'Aprobados, sin pagar', fr: 'Approuvés, non payés' },
    settings: { filter: 'status:in:APPROVED,IN_PAYMENT', group: 'currency' },
    role: 'FINANCE',
  },
  {
    key: 'flagged',
    list: caseExpense.name,
    name: { en: 'By status', es: 'Por estado', fr: 'Par statut' },
    settings: { group: 'status', sort: 'expenseDate,desc' },
  },
  {
    key: 'stopped',
    list: caseDetail.name,
    name: { en: 'On hold or blocked', es: 'En espera o bloqueadas', fr: 'Suspendues ou bloquées' },
    settings: { filter: 'status:in:ON_HOLD,BLOCKED' },
  },
  {
    key: 'by-phase',
    list: caseDetail.name,
    name: { en: 'Active, by phase', es: 'Activas, por fase', fr: 'Actives, par phase' },
    settings: { filter: 'status:in:ACTIVE', group: 'phase' },
    owner: 'case.manager',
  },
];

/** How staff look at their lists: views for everyone, one for a role, one of somebody's own. */
export function addViews(world: World): void {
  const { tenant, clock, words } = world;
  const administrator = administratorOf(tenant);
  for (const { key, list, name, settings, role, owner } of views) {
    // A company that nobody manages has no case manager of the managing company.
    const by = owner && tenant.code !== 'NORDLYS' ? userId(owner) : administrator;
    const set = {
      list,
      name: name[words],
      settings,
      owner: by,
      sharedWith: owner ? 'NOBODY' : role ? 'ROLE' : 'EVERYONE',
      role: role ?? null,
    } as const;
    world.add(savedView, demoId('view', `${tenant.code} ${key}`), {
      at: clock.at(-90, 9),
      by,
      set: { ...set, ...savedViewRules.spec.derive?.(set as never, {}) },
    });
  }
}
