import { type LookUp, lookIn } from '@homeport/grammar';
import { describe, expect, test } from 'vitest';
import { caseDetail } from '../cases/door.generated.ts';
import { businessRuleHolds } from './business-rule.rules.ts';
import { isLeftOut, suppressionPaths } from './workflow-item.rules.ts';

const alone = { entity: () => caseDetail, record: () => undefined };
/** An assignment with what is counted of it besides. */
const assignment = (
  values: Readonly<Record<string, unknown>>,
  counts: Readonly<Record<string, number>> = {},
): LookUp => {
  const look = lookIn(caseDetail, values, alone);
  return (path) => (path in counts ? [{ type: 'whole', value: counts[path] }] : look(path));
};

describe('a step is left out', () => {
  const step = (suppression: Parameters<typeof isLeftOut>[0]['suppression']) => ({ suppression, leftOutWhen: null });
  const busy = assignment({ confidential: true, status: 'ON_HOLD' }, { familySize: 0, visas: 0 });
  const plain = assignment({ confidential: false, status: 'ACTIVE' }, { familySize: 2, visas: 1 });
  test.each(['CONFIDENTIAL', 'NO_FAMILY', 'NO_VISA', 'ON_HOLD'] as const)('by %s, and only then', (suppression) => {
    expect(isLeftOut(step(suppression), busy)).toBe(true);
    expect(isLeftOut(step(suppression), plain)).toBe(false);
  });
  test('never where nothing is said', () => {
    expect([isLeftOut(step(null), busy), isLeftOut(step('NEVER'), busy)]).toEqual([false, false]);
  });
  test('by a condition of its own', () => {
    const own = {
      suppression: 'CONDITION',
      leftOutWhen: {
        any: [
          { field: 'status', op: 'eq', value: 'CANCELLED' },
          { field: 'confidential', op: 'eq', value: true },
        ],
      },
    } as const;
    expect([isLeftOut(own, busy), isLeftOut(own, plain)]).toEqual([true, false]);
    expect(Object.keys(suppressionPaths)).toEqual(['familySize', 'visas']);
  });
});

test('a business rule holds by all of its conditions or one of them, by days from today, and without any', () => {
  const near = { field: 'assignmentStartDate', operator: 'lt', value: '$today+30' } as const;
  const waits = { field: 'status', operator: 'in', value: 'PENDING, ON_HOLD' } as const;
  const today = { $today: '2026-03-01' };
  const of = (status: string, assignmentStartDate: string) => assignment({ status, assignmentStartDate });
  const all = (look: LookUp) => businessRuleHolds({ matches: 'ALL' }, [near, waits], look, today);
  expect(all(of('PENDING', '2026-03-30'))).toBe(true);
  expect(all(of('PENDING', '2026-03-31'))).toBe(false);
  expect(all(of('ACTIVE', '2026-03-30'))).toBe(false);
  expect(businessRuleHolds({ matches: 'ANY' }, [near, waits], of('ACTIVE', '2026-03-30'), today)).toBe(true);
  expect(businessRuleHolds({ matches: 'ANY' }, [near, waits], of('ACTIVE', '2026-04-30'), today)).toBe(false);
  expect(businessRuleHolds({ matches: 'ALL' }, [], of('ACTIVE', '2026-04-30'), today)).toBe(true);
});
