import fc from 'fast-check';
import { expect, test } from 'vitest';
import { familyRefusals as no } from './family.refusals.ts';
import { adultAt, refuseMinor, signInStateOf } from './family-sign-in.rules.ts';

const today = '2026-03-01';
const codeOf = (birthDate: string | null) => refuseMinor({ birthDate }, today)?.code;

test('a sign-in is for adults: from the eighteenth birthday on, not the day before', () => {
  expect(codeOf('2008-03-01')).toBeUndefined();
  expect(codeOf('2008-03-02')).toBe(no.tooYoung().code);
  expect(codeOf(null)).toBe(no.birthDateMissing().code);
});
test('somebody born on a leap day is of age when a birthday has passed', () => {
  expect(refuseMinor({ birthDate: '2008-02-29' }, '2026-02-28')?.code).toBe(no.tooYoung().code);
  expect(refuseMinor({ birthDate: '2008-02-29' }, '2026-03-01')).toBeUndefined();
});
test('the older one is never refused where the younger one is let in', () => {
  const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2026-02-28'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 20_000 }), (born, days) => {
      const younger = Temporal.PlainDate.from(born.toISOString().slice(0, 10));
      const older = younger.subtract({ days });
      if (codeOf(String(younger)) === undefined) expect(codeOf(String(older))).toBeUndefined();
      const isAdult = Temporal.PlainDate.compare(younger.add({ years: adultAt }), today) <= 0;
      expect(codeOf(String(younger)) === undefined).toBe(isAdult);
    }),
  );
});
test('the state of a sign-in follows from its account', () => {
  expect(signInStateOf(null)).toBe('NONE');
  expect(signInStateOf({ status: 'ACTIVE', lastSignIn: null })).toBe('INVITED');
  expect(signInStateOf({ status: 'ACTIVE', lastSignIn: '2026-01-01T00:00:00Z' })).toBe('ACTIVE');
  expect(signInStateOf({ status: 'INACTIVE', lastSignIn: null })).toBe('WITHDRAWN');
});
