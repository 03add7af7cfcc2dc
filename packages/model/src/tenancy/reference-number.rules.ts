import { defineRules } from '@homeport/grammar';
import { referenceNumber } from './reference-number.entity.ts';
import { tenancyRefusals as no } from './tenancy.refusals.ts';

const signs = { NONE: '', DASH: '-', SLASH: '/', DOT: '.' } as const;

/** A number as it is written. */
export interface NumberForm {
  readonly prefix: string | null;
  readonly separator: keyof typeof signs;
  readonly withYear: boolean | null;
  readonly digits: number;
}

/** The prefix, the year where it is wanted, and the number with its zeros. */
export const writtenNumber = (
  { prefix, separator, withYear, digits }: NumberForm,
  year: number,
  count: number,
): string =>
  [prefix ?? '', withYear ? String(year) : '', String(count).padStart(digits, '0')]
    .filter((part) => part !== '')
    .join(signs[separator]);

export const referenceNumberRules = defineRules(referenceNumber, {
  derive: (form) => ({ example: writtenNumber(form, 2026, form.startAt ?? 1) }),
  check: ({ startsAnew, withYear }) => (startsAnew && !withYear ? [no.yearNeeded(undefined, 'withYear')] : []),
});
