import { caseDetail, caseService } from '@homeport/model/cases';
import { caseContact } from '@homeport/model/contacts';
import { diaryEntry } from '@homeport/model/diary';
import { document } from '@homeport/model/documents';
import { caseExpenseBatch } from '@homeport/model/expenses';
import { caseTimeline } from '@homeport/model/timeline';
import { trip } from '@homeport/model/travel';
import { expect, test } from 'vitest';
import { clockAt } from './clock.ts';
import { personOfUser } from './staff.ts';
import { tellTenant } from './tell-tenant.ts';
import { castellane } from './tenants.data.ts';

const clock = clockAt(Temporal.Instant.from('2026-11-21T15:30:00Z'));
const { world } = tellTenant(castellane, clock, 'hash', (key) => key);
const rows = (entity: Parameters<typeof world.rowsOf>[0]): Record<string, unknown>[] =>
  world.rowsOf(entity).map(({ id }) => ({ ...world.valuesOf(entity, id), id }));
const person = personOfUser('assignee.fr');
const move = rows(caseDetail).find((one) => one.assignee === person && one.status === 'ACTIVE')?.id;

test('whoever answers for a service of the story is among the contacts under the same name', () => {
  const known = new Set(
    rows(caseContact)
      .filter((one) => one.caseDetailId === move || one.caseDetail === move)
      .map((one) => one.name),
  );
  const named = rows(caseService)
    .filter((one) => one.caseDetail === move && one.shareWithAssignee === true && one.contactName)
    .map((one) => one.contactName);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('the look-see trip lies on the same days everywhere, and what reports on it comes after the return', () => {
  const journey = rows(trip).find(
    (one) => one.assignee === person && String(one.departureDate ?? one.startDate) < clock.day(0),
  );
  const service = rows(caseService).find((one) => one.caseDetail === move && one.name === 'Voyage de reconnaissance');
  const stays = rows(diaryEntry).filter((one) => one.assignee === person && one.country === 'SG');
  const days = [clock.day(-70), clock.day(-65)];
  expect(Object.values(journey ?? {})).toEqual(expect.arrayContaining(days));
  expect([service?.startDate, service?.endDate]).toEqual(days);
  expect([
    stays.map((one) => one.startDay).sort()[0],
    stays
      .map((one) => one.endDay)
      .sort()
      .at(-1),
  ]).toEqual(days);
  // On the day of the return she was not there at midnight.
  expect(stays.find((one) => one.endDay === days[1])?.part).toBe('MORNING');
  const planned = rows(caseTimeline).find(
    (one) => one.caseDetail === move && one.description === 'Voyage de reconnaissance',
  );
  expect(planned?.eventDate).toBe(days[0]);
  const papers = [
    ...rows(document)
      .filter((one) => String(one.title).startsWith('Compte rendu du voyage'))
      .map((one) => one.publishedAt),
    ...rows(caseExpenseBatch)
      .filter((one) => one.description === 'Voyage de reconnaissance à Singapour')
      .map((one) => one.submittedDate ?? one.submittedAt),
  ];
  expect(papers).toHaveLength(2);
  for (const day of papers) expect(day).toMatch(/^2026-/);
  for (const day of papers) expect(String(day) > String(days[1]), String(day)).toBe(true);
});
