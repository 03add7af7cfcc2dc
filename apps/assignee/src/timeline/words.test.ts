import { timelineRefusals } from '@homeport/model/timeline';
import { expect, test } from 'vitest';
import en from './words/en.json' with { type: 'json' };

test('what is said of saved notes stands as it is specified, in the page and in the answer of the server', () => {
  expect(en.saved).toBe('Saved Successfully');
  expect(en.notSaved).toBe('Unable To Save');
  expect(timelineRefusals.$specs.notSaved.text).toBe('Unable To Save');
});
