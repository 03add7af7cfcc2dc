import { expect, test } from 'vitest';
import { confinementBy, type TeamOption } from './team-option.rules.ts';

const lyon: TeamOption = { tenant: 'a', access: 'OWN_OFFICE', office: 'lyon' };
const everywhere: TeamOption = { tenant: 'a', access: 'FULL', office: null };
const offices = (teams: readonly TeamOption[], tenant = 'a') => {
  const among = confinementBy(teams)?.[tenant]?.caseManager?.caseDetail;
  return among && 'any' in among ? among.any[0] : among;
};

test('whoever is in no team sees what their role gives', () => expect(confinementBy([])).toBeUndefined());
test('a team that sees its own office confines its people to it', () =>
  expect(offices([lyon])).toEqual({ field: 'office', op: 'in', value: ['lyon'] }));
test('of several such teams the offices add up, each once', () =>
  expect(offices([{ ...lyon, office: 'turin' }, lyon, lyon])).toMatchObject({ value: ['lyon', 'turin'] }));
test('one team with full access opens all', () => expect(confinementBy([lyon, everywhere])).toBeUndefined());
test('a team counts where it is', () => {
  expect(offices([lyon, { ...everywhere, tenant: 'b' }])).toBeDefined();
  expect(offices([lyon, { ...everywhere, tenant: 'b' }], 'b')).toBeUndefined();
});
test('what somebody looks after or made stays theirs', () =>
  expect(confinementBy([lyon])?.a?.hr?.caseMaster).toMatchObject({
    any: [{}, { field: 'manager', value: '$me.user' }, { field: 'createdBy', value: '$me.user' }],
  }));
test('finance and administrators are not confined', () =>
  expect(Object.keys(confinementBy([lyon])?.a ?? {})).toEqual(['caseManager', 'hr', 'planner']));
