import { describe, expect, test } from 'vitest';
import { audienceOf, audiencesFor } from './comment-audience.rules.ts';

describe('whom a comment is for', () => {
  test('an assignee speaks to everyone on the assignment and cannot write what he could not read', () => {
    expect(audienceOf(['assignee'], undefined)).toBe('ASSIGNEE');
    expect(audienceOf(['assignee'], 'TEAM')).toBeUndefined();
  });
  test('staff speak among themselves unless they say otherwise', () => {
    expect(audienceOf(['caseManager'], null)).toBe('TEAM');
    expect(audienceOf(['caseManager'], 'ASSIGNEE')).toBe('ASSIGNEE');
    expect(audienceOf(['vendor'], null)).toBe('VENDOR');
    expect(audienceOf(['hr'], 'VENDOR')).toBeUndefined();
  });
  test('several roles add up, others have nobody to speak to', () => {
    expect(audiencesFor(['vendor', 'hr'])).toEqual(['HR', 'VENDOR', 'ASSIGNEE']);
    expect(audiencesFor(['payroll'])).toEqual([]);
  });
});
