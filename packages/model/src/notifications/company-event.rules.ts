import {
  type Action,
  allFields,
  type Catalogue,
  closingOf,
  type Entity,
  type Field,
  isFillable,
  namesIn,
} from '@homeport/grammar';
import type { NotificationEvent } from './notification-event.entity.ts';

/** What was done to a record, as its history tells it: old and new value by field. */
export interface RecordChange {
  /** `create`, `update`, `delete`, or the name of the action or transition. */
  readonly deed: string;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}
type When = Pick<NotificationEvent, 'happening' | 'changedFields' | 'states' | 'transitions'>;

/** The machinery of telling itself: who were told of a notice would be told of that again. */
const machinery: ReadonlySet<string> = new Set([
  'notification',
  'noticeDelivery',
  'noticeSetting',
  'broadcast',
  'notificationEvent',
  'notificationEventCondition',
  'notificationTemplate',
]);
/** Whether people can be told of records of this kind: they need a page to be opened from the notice. */
export const canBeTold = (entity: Entity): boolean =>
  entity.menu !== undefined && !entity.internal && entity.scope !== 'global' && !machinery.has(entity.name);

/** Whether a change is what an event waits for. Conditions on the record are looked at when people are told. */
export function hasHappened(
  entity: Entity,
  actions: readonly Pick<Action, 'name' | 'transition'>[],
  event: When,
  { deed, changes }: RecordChange,
): boolean {
  if (deed === 'delete') return false;
  if (event.happening === 'CREATED') return deed === 'create';
  if (deed === 'create') return false;
  if (event.happening === 'TRANSITION') return isStep(actions, namesIn(event.transitions), deed);
  return tellingFields(entity, event, changes).length > 0;
}

/** A step is done by itself, or by an action that makes it. */
const isStep = (actions: readonly Pick<Action, 'name' | 'transition'>[], steps: readonly string[], deed: string) =>
  steps.includes(deed) ||
  actions.some(({ name, transition }) => name === deed && steps.includes(transition?.split('.')[1] ?? ''));

/** The fields whose change is what a `CHANGED` or `STATUS` event tells: who sees none of them is told nothing. */
export function tellingFields(entity: Entity, event: When, changes: RecordChange['changes']): readonly string[] {
  const changed = Object.entries(changes).filter(([name]) => isOwn(entity, name));
  if (event.happening === 'CHANGED') {
    const named = namesIn(event.changedFields);
    return changed.map(([name]) => name).filter((name) => named.length === 0 || named.includes(name));
  }
  const states = namesIn(event.states);
  return changed
    .filter(
      ([name, [, now]]) =>
        entity.fields[name]?.type === 'lifecycle' && (states.length === 0 || states.includes(String(now))),
    )
    .map(([name]) => name);
}
/** What somebody filled in, or switched; not what the platform keeps beside it. */
const isOwn = (entity: Entity, name: string): boolean =>
  Object.hasOwn(entity.fields, name)
    ? !entity.fields[name]?.secret
    : name === 'active' && entity.canDeactivate === true;

const targetOf = (field: Field | undefined): string | undefined => (field && 'to' in field ? field.to : undefined);
const isPerson = (target: string | undefined): boolean =>
  target === 'person' || target === 'user' || target === 'employee';

/** Fields of a record that name one person or user. */
export const peopleFields = (entity: Entity): readonly string[] =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.type !== 'refs' && !field.secret && isPerson(targetOf(field)) ? [name] : [],
  );

/** The path from a record to its assignee: its own, else the one of its assignment, file or whole. */
export function assigneePath(catalogue: Pick<Catalogue, 'entity' | 'hasEntity'>, entity: Entity): string | undefined {
  if (isPerson(targetOf(entity.fields.assignee))) return 'assignee';
  const over = ['caseDetail', 'caseMaster', entity.partOf, closingOf(entity)?.relation];
  for (const name of over) {
    const target = name === undefined ? undefined : targetOf(entity.fields[name]);
    if (target === undefined || !catalogue.hasEntity(target)) continue;
    if (isPerson(targetOf(catalogue.entity(target).fields.assignee))) return `${name}.assignee`;
  }
  return undefined;
}

/** What stands for the record's own name in a template. */
export const recordPlaceholder = 'record';
/** Fields that a template may name in curly brackets. */
export const placeholdersOf = (entity: Entity): readonly string[] => [
  recordPlaceholder,
  ...Object.entries(allFields(entity)).flatMap(([name, field]) => (isFillable(name, field) ? [name] : [])),
];
