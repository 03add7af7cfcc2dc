import { catalogue } from '@homeport/model';
import { caseExpense } from '@homeport/model/expenses';
import { helpDeskTicket } from '@homeport/model/help-desk';
import { userSetting } from '@homeport/model/identity';
import { describe, expect, it } from 'vitest';
import { addressOfPlace, entityAt, withParams } from './address.ts';

describe('addresses of records', () => {
  it('hang under the menu of their entity', () => {
    expect(addressOfPlace({ to: 'list', entity: caseExpense }, undefined)).toBe('/workspace/financial/case-expense');
    expect(addressOfPlace({ to: 'record', entity: caseExpense, id: 'e1', tab: 'history' }, undefined)).toBe(
      '/workspace/financial/case-expense/e1/history',
    );
    expect(addressOfPlace({ to: 'new', entity: caseExpense, search: { caseExpenseBatch: 'b1' } }, undefined)).toBe(
      '/workspace/financial/case-expense/new?caseExpenseBatch=b1',
    );
  });

  it('carry the company worked for, so that a link shows the same to everybody', () => {
    expect(addressOfPlace({ to: 'list', entity: caseExpense, search: { q: 'taxi' } }, 't1')).toBe(
      '/workspace/financial/case-expense?q=taxi&tenant=t1',
    );
  });

  it('lead to the page where something is worked on that hangs under no menu', () => {
    const desk = '/workspace/cases/helpdesk?view=answer';
    expect(addressOfPlace({ to: 'list', entity: helpDeskTicket, search: { view: 'all' } }, undefined)).toBe(desk);
    expect(addressOfPlace({ to: 'record', entity: helpDeskTicket, id: 't1' }, 'all')).toBe(
      `${desk}&item=t1&tenant=all`,
    );
    expect(addressOfPlace({ to: 'new', entity: helpDeskTicket }, undefined)).toBeNull();
  });

  it('exist for whatever a card of a home counts', () => {
    const dead = catalogue.cards.filter(
      ({ on }) => !addressOfPlace({ to: 'list', entity: catalogue.entity(on) }, undefined),
    );
    expect(dead.map(({ name }) => name)).toEqual([]);
  });

  it('do not exist for what hangs under no menu', () => {
    expect(addressOfPlace({ to: 'list', entity: userSetting }, undefined)).toBeNull();
  });

  it('lead back to their entity, and nowhere else', () => {
    expect(entityAt(catalogue, 'financial', 'case-expense')).toBe(caseExpense);
    expect(entityAt(catalogue, 'cases', 'case-expense')).toBeUndefined();
    expect(entityAt(catalogue, 'financial', 'no-such-thing')).toBeUndefined();
  });

  it('is found for every entity with a menu', () => {
    const shown = catalogue.entities.filter((entity) => entity.menu && !entity.internal);
    expect(shown.length).toBeGreaterThan(10);
    for (const entity of shown) {
      const [, , menu = '', name = ''] = (addressOfPlace({ to: 'list', entity }, undefined) ?? '').split('/');
      expect(entityAt(catalogue, menu, name)).toBe(entity);
    }
  });

  it('leave empty parameters out', () => {
    expect(withParams('/workspace', { tab: '', q: 'a b' })).toBe('/workspace?q=a+b');
    expect(withParams('/workspace', {})).toBe('/workspace');
  });
});
