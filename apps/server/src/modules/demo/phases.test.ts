import { caseDetail } from '@homeport/model/cases';
import { expect, test } from 'vitest';
import { clockAt } from './clock.ts';
import { tellTenant } from './tell-tenant.ts';
import { demoTenants } from './tenants.data.ts';

const now = Temporal.Instant.from('2026-11-21T15:30:00Z');

/** Which days to the start and to the end of an assignment a phase allows. */
const fits: Readonly<Record<string, (start: number, end: number) => boolean>> = {
  INITIATION: (start) => start > 14,
  PREPARATION: (start) => start > 9,
  MOVE: (start) => Math.abs(start) <= 14,
  ON_ASSIGNMENT: (start, end) => start < 0 && end > 30,
  RETURN: (start, end) => start < 0 && end <= 61,
};

test.each(demoTenants.filter(({ managed }) => managed))(
  '$code has every assignment in the phase that its dates say',
  (tenant) => {
    const today = now.toZonedDateTimeISO('UTC').toPlainDate();
    const daysTo = (day: unknown): number => today.until(Temporal.PlainDate.from(String(day))).days;
    const { world } = tellTenant(tenant, clockAt(now), 'hash', (key) => key);
    const cases = world.rowsOf(caseDetail).map(({ id }) => world.valuesOf(caseDetail, id));
    expect(cases.length).toBeGreaterThan(40);
    const strange = cases.filter((one) => {
      const [start, end] = [daysTo(one.assignmentStartDate), daysTo(one.assignmentEndDate)];
      return end <= start || !fits[String(one.phase)]?.(start, end) || (one.status === 'CLOSED' && end > 0);
    });
    expect(strange.map(({ reference, phase, status }) => [reference, phase, status])).toEqual([]);
  },
);
