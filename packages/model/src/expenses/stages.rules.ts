/** The five stages of "where is my money", in order. */
export const STAGES = ['draft', 'submitted', 'approval', 'payment', 'paid'] as const;
export type StageName = (typeof STAGES)[number];

/** Who has to act in a stage; a role always, a person as soon as one is known. */
export interface StageOwner {
  readonly role: 'assignee' | 'approver' | 'finance' | 'bank';
  readonly person?: string;
}

/** What happened to a report or its payment; kinds of the history, whatever the states are called. */
export type MoneyEventKind =
  | 'created'
  | 'submitted'
  | 'delegated'
  | 'passedOn'
  | 'escalated'
  | 'held'
  | 'resumed'
  | 'approved'
  | 'unapproved'
  | 'rejected'
  | 'reopened'
  | 'batched'
  | 'unbatched'
  | 'released'
  | 'failed'
  | 'paid'
  | 'cancelled';

/** One line of history. `at` is an ISO instant in UTC, `by` who did it, `to` who has to act now. */
export interface MoneyEvent {
  readonly kind: MoneyEventKind;
  readonly at: string;
  readonly by?: string;
  readonly to?: string;
  readonly reason?: string;
  readonly reference?: string;
  readonly accountEnding?: string;
}

/** One stage as it is shown. `date` is when it was done, or since when it is as it is; absent while waiting. */
export interface Stage {
  readonly stage: StageName;
  readonly state: 'done' | 'current' | 'onHold' | 'rejected' | 'failed' | 'cancelled' | 'waiting';
  readonly owner: StageOwner;
  readonly date?: string;
  readonly reason?: string;
  /** The last thing that happened in this stage, such as `delegated` or `released`. */
  readonly event?: MoneyEventKind;
}

/** Where the money is, who has to act, and how it was paid. */
export interface StageTracker {
  readonly stages: readonly Stage[];
  /** The stage the report stands in; absent once it is paid. */
  readonly current?: StageName;
  /** Who has to act next; absent when nobody has (paid or cancelled). */
  readonly waitingFor?: StageOwner;
  readonly payment?: { readonly reference?: string; readonly accountEnding?: string };
}

const ROLE_OF: Record<StageName, StageOwner['role']> = {
  draft: 'assignee',
  submitted: 'assignee',
  approval: 'approver',
  payment: 'finance',
  paid: 'bank',
};

/** Where each event puts the report and what it makes of that stage. Events that only annotate have no place. */
const PLACE: Partial<Record<MoneyEventKind, readonly [StageName, Stage['state']]>> = {
  created: ['draft', 'current'],
  submitted: ['approval', 'current'],
  delegated: ['approval', 'current'],
  passedOn: ['approval', 'current'],
  escalated: ['approval', 'current'],
  approved: ['payment', 'current'],
  unapproved: ['approval', 'current'],
  rejected: ['approval', 'rejected'],
  reopened: ['draft', 'current'],
  batched: ['payment', 'current'],
  unbatched: ['payment', 'current'],
  released: ['payment', 'current'],
  failed: ['payment', 'failed'],
  paid: ['paid', 'done'],
};

/**
 * Folds the history of a report and of its payment into the five stages. Events may come in any order, they are read
 * by time. Going back (unapproved, reopened) clears what came after, so the tracker never claims more than is true.
 */
export function stageTracker(events: readonly MoneyEvent[]): StageTracker {
  let stages = STAGES.map((stage): Stage => ({ stage, state: 'waiting', owner: { role: ROLE_OF[stage] } }));
  let position = 0;
  let payment: StageTracker['payment'];
  for (const event of [...events].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))) {
    const place = PLACE[event.kind];
    const target = place ? STAGES.indexOf(place[0]) : position;
    stages = stages.map((stage, index) => {
      if (index < target) return finished(stage, event, index === position);
      if (index > target) return { stage: stage.stage, state: 'waiting', owner: { role: ROLE_OF[stage.stage] } };
      return entered(stage, event, place?.[1]);
    });
    position = target;
    if (target < STAGES.indexOf('payment')) payment = undefined;
    else if (event.reference || event.accountEnding) payment = { ...payment, ...paymentFacts(event) };
  }
  const current = stages[position];
  const isOver = !current || events.length === 0 || current.state === 'done' || current.state === 'cancelled';
  return {
    stages,
    ...(current && current.state !== 'done' && events.length > 0 && { current: current.stage }),
    ...(!isOver && { waitingFor: current.state === 'rejected' ? ownerOf(stages, 'draft') : current.owner }),
    ...(payment && { payment }),
  };
}

/** A stage that is behind us. The one just left gets its end and who ended it, others keep what they had. */
function finished(stage: Stage, event: MoneyEvent, wasCurrent: boolean): Stage {
  if (stage.state === 'done') return stage;
  const person = event.by ?? stage.owner.person;
  return {
    stage: stage.stage,
    state: 'done',
    owner: { role: stage.owner.role, ...(person && { person }) },
    // A draft is done when it was prepared, and that does not change with the day on which it is handed in.
    date: (stage.stage === 'draft' ? stage.date : undefined) ?? event.at,
    ...(wasCurrent && event.reason && { reason: event.reason }),
    event: event.kind,
  };
}

/** The stage the event belongs to; holding, resuming and cancelling happen wherever the report stands. */
function entered(stage: Stage, event: MoneyEvent, placed: Stage['state'] | undefined): Stage {
  const state = placed ?? (event.kind === 'held' ? 'onHold' : event.kind === 'cancelled' ? 'cancelled' : 'current');
  const owner = ownerAfter(stage, event);
  return { stage: stage.stage, state, owner, date: event.at, ...reasonAfter(event), event: event.kind };
}

function ownerAfter(stage: Stage, event: MoneyEvent): StageOwner {
  if (event.kind === 'released') return { role: 'bank' };
  const role = ROLE_OF[stage.stage];
  if (event.to) return { role, person: event.to };
  const actor = ACTOR_STAYS.has(event.kind) ? event.by : undefined;
  const person = actor ?? (event.kind === 'approved' || event.kind === 'submitted' ? undefined : stage.owner.person);
  return { role, ...(person && { person }) };
}

/** Events after which the one who acted remains the owner of the stage. */
const ACTOR_STAYS: ReadonlySet<MoneyEventKind> = new Set(['created', 'reopened', 'rejected', 'unapproved', 'batched']);

function reasonAfter(event: MoneyEvent): { reason?: string } {
  // The reason of an approval belongs to the approval that ended, not to the payment that begins.
  return event.reason && event.kind !== 'approved' ? { reason: event.reason } : {};
}

function ownerOf(stages: readonly Stage[], name: StageName): StageOwner {
  return stages.find((stage) => stage.stage === name)?.owner ?? { role: ROLE_OF[name] };
}

function paymentFacts({ reference, accountEnding }: MoneyEvent): { reference?: string; accountEnding?: string } {
  return { ...(reference && { reference }), ...(accountEnding && { accountEnding }) };
}
