import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { audienceKey, audienceKeys } from './audience-key.rules.ts';

describe('an audience', () => {
  test('is found by its place, without regard to case and blanks', () => {
    expect(audienceKey({ kind: 'COUNTRY', value: ' sg ', role: null })).toBe('COUNTRY:SG');
    expect(audienceKey({ kind: 'OFFICE', value: 'Singapour', role: 'ASSIGNEE' })).toBe('OFFICE:SINGAPOUR/ASSIGNEE');
    expect(audienceKey({ kind: 'GLOBAL', value: null, role: null })).toBe('GLOBAL');
  });
  test('of a role is not the audience of the others', () => {
    const keys = audienceKeys(['COUNTRY:FR'], ['ASSIGNEE']);
    expect(keys).toContain('COUNTRY:FR');
    expect(keys).toContain('GLOBAL/ASSIGNEE');
    expect(keys).not.toContain('COUNTRY:FR/HR');
  });
  test('reaches exactly those who are at its place in its role', () => {
    const place = fc.record({
      kind: fc.constantFrom('COUNTRY' as const, 'OFFICE' as const, 'REGION' as const),
      value: fc.constantFrom('SG', 'fr', 'Lyon:2', ' Asia'),
    });
    const role = fc.constantFrom('ASSIGNEE', 'HR', 'VENDOR');
    fc.assert(
      fc.property(fc.array(place), fc.array(role), place, fc.option(role), (mine, roles, asked, ofRole) => {
        const bare = ({ kind, value }: { kind: string; value: string }) => `${kind}:${value.trim().toUpperCase()}`;
        const keys = audienceKeys(
          mine.map(({ kind, value }) => `${kind}:${value}`),
          roles,
        );
        const isThere = mine.some((one) => bare(one) === bare(asked));
        const hasRole = ofRole === null || roles.includes(ofRole);
        expect(keys.includes(audienceKey({ ...asked, role: ofRole }))).toBe(isThere && hasRole);
      }),
    );
  });
});
