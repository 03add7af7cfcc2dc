import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue/door.generated.ts';
import {
  assigneePath,
  canBeTold,
  hasHappened,
  peopleFields,
  placeholdersOf,
  type RecordChange,
  tellingFields,
} from './company-event.rules.ts';
import type { NotificationEvent } from './notification-event.entity.ts';

const service = catalogue.entity('caseService');
const actions = catalogue.actionsOn('caseService');
const when = (given: Partial<NotificationEvent>): NotificationEvent =>
  ({ happening: 'CHANGED', changedFields: null, states: null, transitions: null, ...given }) as NotificationEvent;
const change = (deed: string, changes: RecordChange['changes']): RecordChange => ({ deed, changes });
const started = change('start', { status: ['SCHEDULED', 'IN_PROGRESS'] });
const happens = (given: Partial<NotificationEvent>, what: RecordChange) =>
  hasHappened(service, actions, when(given), what);

describe('a change of a record is what an event waits for', () => {
  test('by being created, and by that alone', () => {
    const created = change('create', { name: [null, 'Home search'], status: [null, 'NOT_INITIATED'] });
    expect(happens({ happening: 'CREATED' }, created)).toBe(true);
    expect(happens({ happening: 'CREATED' }, started)).toBe(false);
    for (const happening of ['CHANGED', 'STATUS', 'TRANSITION'] as const)
      expect(happens({ happening, transitions: 'create' }, created), happening).toBe(false);
  });
  test('by any change, or by one of the named fields', () => {
    const renamed = change('update', { name: ['Old', 'New'] });
    expect(happens({}, renamed)).toBe(true);
    expect(happens({ changedFields: 'startDate, name' }, renamed)).toBe(true);
    expect(happens({ changedFields: 'startDate' }, renamed)).toBe(false);
    expect(happens({}, change('delete', { name: ['Old', null] }))).toBe(false);
    expect(happens({}, change('update', { updatedBy: ['a', 'b'] }))).toBe(false);
  });
  test('by a status, whichever or one of those named', () => {
    expect(happens({ happening: 'STATUS' }, started)).toBe(true);
    expect(happens({ happening: 'STATUS', states: 'IN_PROGRESS,COMPLETED' }, started)).toBe(true);
    expect(happens({ happening: 'STATUS', states: 'COMPLETED' }, started)).toBe(false);
    expect(happens({ happening: 'STATUS' }, change('update', { name: ['a', 'IN_PROGRESS'] }))).toBe(false);
  });
  test('by a step, also where an action of another name makes it', () => {
    expect(happens({ happening: 'TRANSITION', transitions: 'start' }, started)).toBe(true);
    expect(happens({ happening: 'TRANSITION', transitions: 'complete' }, started)).toBe(false);
    const begin = [{ name: 'begin', transition: 'status.start' }];
    const begun = change('begin', started.changes);
    expect(hasHappened(service, begin, when({ happening: 'TRANSITION', transitions: 'start' }), begun)).toBe(true);
  });
  test('and tells only of fields that it waits for', () => {
    const both = { status: ['A', 'COMPLETED'], name: ['a', 'b'] } as const;
    expect(tellingFields(service, when({ happening: 'STATUS' }), both)).toEqual(['status']);
    expect(tellingFields(service, when({ changedFields: 'name' }), both)).toEqual(['name']);
  });
});

describe('the people of a record', () => {
  test('are its assignee, or that of its assignment', () => {
    expect(assigneePath(catalogue, catalogue.entity('caseDetail'))).toBe('assignee');
    expect(assigneePath(catalogue, catalogue.entity('caseBlock'))).toBe('caseDetail.assignee');
    expect(assigneePath(catalogue, catalogue.entity('grade'))).toBeUndefined();
  });
  test('stand in its fields that name one person or user', () => {
    expect(peopleFields(service)).toEqual(expect.arrayContaining(['assignee', 'vendorUser']));
    expect(peopleFields(service)).not.toContain('caseDetail');
  });
});

describe('a template names', () => {
  test('the fields of the record and its name, and nothing that is locked away', () => {
    expect(placeholdersOf(service)).toEqual(
      expect.arrayContaining(['record', 'name', 'status', 'created', 'assignee']),
    );
    for (const entity of catalogue.entities)
      for (const name of placeholdersOf(entity)) {
        const field = entity.fields[name];
        expect(field?.secret === true || field?.type === 'bankPart', `${entity.name}.${name}`).toBe(false);
      }
    expect(placeholdersOf(catalogue.entity('bankDetails'))).not.toContain('iban');
  });
});

test('nobody is told of being told: the machinery of notices is no subject of an event', () => {
  for (const name of ['notification', 'noticeDelivery', 'noticeSetting', 'notificationEvent', 'notificationTemplate'])
    expect(canBeTold(catalogue.entity(name)), name).toBe(false);
  expect(canBeTold(service)).toBe(true);
});
