import { expect, test } from 'vitest';
import en from './words/en.json' with { type: 'json' };

test('what is said of a quick e-mail stands as it is specified', () => {
  expect(en.sent).toBe('Sent Successfully');
  expect(en.notSent).toBe('Unable to send');
  expect(en.subjectRequired).toBe('Subject is required');
  expect(en.bodyRequired).toBe('Body is required');
});
