import { allowanceOf, cardFaults } from '@homeport/grammar';
import { catalogue, type RoleKey } from '@homeport/model';
import { cardsFor } from '@homeport/model/home';
import { describe, expect, test } from 'vitest';

/** Homes are declared: what is counted can be read by whose home it is, and no role begins its day at nothing. */
const withHome = [
  'caseManager',
  'hr',
  'approver',
  'lineManager',
  'finance',
  'financeLead',
  'payroll',
  'planner',
  'caseInitiator',
  'client',
  'administrator',
  'builder',
  'master',
] as const satisfies readonly RoleKey[];

test('every card names fields that are there, in a way that a list can say in its address', () => {
  expect(catalogue.cards.flatMap((card) => cardFaults(catalogue.entity(card.on), card))).toEqual([]);
});

test('a card stands on no home whose owner may not read what it counts', () => {
  const closed = catalogue.cards.flatMap((card) => {
    const { access, name } = catalogue.entity(card.on);
    const named = [...card.where.map(({ field }) => field), ...[card.by, card.sum].filter((one) => one !== undefined)];
    return card.roles.flatMap((role) => {
      const { deeds, hidden } = allowanceOf(access, [role]);
      if (deeds.read === undefined) return [`${role} may not read ${name}, which ${card.name} counts`];
      return named
        .filter((field) => hidden.has(field))
        .map((field) => `${role} may not see ${name}.${field} (${card.name})`);
    });
  });
  expect(closed).toEqual([]);
});

describe.each(withHome)('the home of %s', (role) => {
  const cards = cardsFor(catalogue.cards, [role], true);
  test('has numbers, and more than numbers', () => {
    expect(cards.filter(({ draws }) => draws === 'figure').length).toBeGreaterThanOrEqual(2);
    expect(cards.filter(({ draws }) => draws !== 'figure').length).toBeGreaterThanOrEqual(1);
  });
  test('says nothing twice', () => {
    const labels = cards.map(({ draws, label }) => `${draws} ${label}`);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

test('late steps of a home are those that wait among the work', () => {
  const card = catalogue.cards.find(({ name }) => name === 'stepsOverdue');
  const [step] = catalogue.entity('caseWorkflowItem').work ?? [];
  const waits = step && 'all' in step.waits ? step.waits.all : [];
  // What was put off until a day cannot be said in one condition; every other one is the same.
  const said = waits.filter((one) => 'field' in one);
  expect(said.length).toBeGreaterThan(3);
  for (const one of said) expect(card?.where).toContainEqual(one);
});
