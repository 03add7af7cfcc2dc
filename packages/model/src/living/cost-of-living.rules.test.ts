import { expect, test } from 'vitest';
import { indexAtRate } from './cost-of-living.rules.ts';

test('130 measured at 0.90 is 146.25 at 0.80 (EX-02)', () => expect(indexAtRate('130', '0.90', '0.80')).toBe('146.25'));
