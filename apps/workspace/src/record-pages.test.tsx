import { catalogue } from '@homeport/model';
import { expect, test } from 'vitest';
import { domainParts } from './record-parts.generated.ts';
import { mergeParts } from './records/record-parts.ts';

const parts = mergeParts(domainParts);

test('what the domains add to record pages is of entities that there are, under ids of tabs that are used once', () => {
  for (const [entity, { tabs = [] }] of Object.entries(parts)) {
    expect(catalogue.hasEntity(entity), entity).toBe(true);
    const ids = tabs.map(({ id }) => id);
    expect(new Set(ids).size, entity).toBe(ids.length);
  }
});

test('the page of a case has the tabs of its domains', () => {
  expect(parts.caseDetail?.tabs?.map(({ id }) => id)).toEqual([
    'closing',
    'dashboard',
    'compliance',
    'notes',
    'attachment',
    'changeOfCircumstance',
    'chat',
    'estimates',
    'sheets',
    'scenario',
    'diary',
    'family',
    'previous',
    'terms',
    'work',
  ]);
});
