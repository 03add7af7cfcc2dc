import { caseService } from '@homeport/model/cases';
import { temporaryAccommodation } from '@homeport/model/property';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home = '';
const token: Record<string, string> = {};
const person: Record<string, string> = {};
const start = Temporal.Now.plainDateISO('UTC').add({ days: 6 });
const dayIn = (days: number): string => start.add({ days }).toString();
const arrivalOf = async (login: string) =>
  (await port.call('GET', 'case/arrival', { as: token[login] as string })).body.arrival;

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME');
  const ctx = port.in(home);
  const manager = await port.user(home, 'manager', ['caseManager']);
  for (const login of ['camille', 'diego']) {
    person[login] = (await make(ctx, 'person', { firstName: login })).id;
    await port.user(home, login, ['assignee'], person[login]);
    token[login] = await port.signIn(login);
  }
  token.manager = await port.signIn('manager');
  const place = { homeLocation: { town: 'Lyon', country: 'FR' }, hostLocation: { town: 'Singapore', country: 'SG' } };
  const assignment = async (assignee: string | undefined) =>
    (await make(ctx, 'caseDetail', { assignee, manager, ...place, assignmentStartDate: start.toString() })).id;
  const mine = await assignment(person.camille);
  await assignment(person.diego);
  const service = (given: object) =>
    make(ctx, caseService, { caseDetailId: mine, assignee: person.camille, startDate: dayIn(-2), ...given });
  const stay = await service({ name: 'First weeks', contactName: 'Wei', contactPhone: '+65 6123 4567' });
  const hidden = await service({ name: 'Other', shareWithAssignee: false, contactName: 'Nobody' });
  await make(ctx, 'dataOption', { optionTypeCode: 'SERVICE_CLASS', code: 'DESTINATION', name: 'Destination' });
  const atPlace = (await make(ctx, 'serviceType', { serviceClass: 'DESTINATION' })).id;
  await service({ name: 'Air freight', contactName: 'Packer', contactPhone: '+65 9000 2222' });
  await service({
    serviceType: atPlace,
    name: 'Airport transfer',
    contactName: 'Mei Tan',
    contactPhone: '+65 9000 1111',
  });
  await service({ serviceType: atPlace, name: 'School', startDate: dayIn(4), contactName: 'Later' });
  const lodging = { checkInDate: dayIn(-2), checkOutDate: dayIn(30), currency: 'SGD' };
  await make(ctx, temporaryAccommodation, {
    caseService: stay.id,
    ...lodging,
    placeName: 'Harbour Rooms',
    placeAddress: { address1: '1 Quay Street', postCode: '018956', town: 'Singapore', country: 'SG' },
    arrivalNotes: 'The key is at the desk.',
    bookingReference: 'HR-77',
    internalNotes: 'not for the guest',
  });
  await make(ctx, temporaryAccommodation, { caseService: hidden.id, ...lodging, placeName: 'Not shared' });
  const event = (given: object) => make(ctx, 'calendarEvent', { assignee: person.camille, ...given });
  // Already the day after in Singapore, and still the day before in Lyon.
  await event({
    title: 'Keys',
    startDate: `${dayIn(-3)}T16:30:00Z`,
    endDate: `${dayIn(-3)}T17:00:00Z`,
    timeZone: 'Asia/Singapore',
  });
  await event({
    title: 'Farewell',
    startDate: `${dayIn(-3)}T16:30:00Z`,
    endDate: `${dayIn(-3)}T17:00:00Z`,
    timeZone: 'Europe/Paris',
  });
  // Read as UTC, and no reason to fail: typed before zones were checked.
  const typed = await event({ title: 'Typed', startDate: `${dayIn(-2)}T09:00:00Z`, endDate: null });
  await ctx.query(
    sql`update app.calendar_event set time_zone = 'Lyon time' where id = ${typed.id}::uuid and tenant_id = ${ctx.tenant}::uuid returning id`,
  );
  const milestone = (await make(ctx, 'timelineItem', {})).id;
  const date = (given: object) =>
    make(ctx, 'caseTimeline', { caseDetailId: mine, timelineItem: milestone, eventDate: dayIn(-2), ...given });
  await date({ description: 'Flight', publishToAssignee: true });
  await date({ description: 'Not told' });
  const child = await make(ctx, 'dependant', { employeePerson: person.camille, firstName: 'Ida' });
  const paper = (given: object) =>
    make(ctx, 'travelDocument', { assignee: person.camille, expiryDate: dayIn(900), stage: 'ISSUED', ...given });
  await paper({ type: 'PASSPORT', country: 'FR' });
  await paper({ type: 'PASSPORT', country: 'FR', dependant: child.id });
  await paper({ type: 'VISA', country: 'SG' });
  await paper({ type: 'VISA', country: 'US' });
  await paper({ type: 'PERMIT', country: 'SG', stage: 'APPLIED' });
  const contact = (given: object) => make(ctx, 'caseContact', { caseDetailId: mine, ...given });
  await contact({ role: 'EMERGENCY', name: 'Night desk', phone: '+65 6800 1000' });
  await contact({ role: 'OTHER', name: 'No number' });
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

test('the day of arrival is put together from what is recorded and shared, in the time of the place', async () => {
  const arrival = await arrivalOf('camille');
  expect(arrival).toMatchObject({
    day: dayIn(-2),
    town: 'Singapore',
    lodging: {
      name: 'Harbour Rooms',
      address: ['1 Quay Street', '018956 Singapore'],
      bookingReference: 'HR-77',
      notes: 'The key is at the desk.',
      contact: { name: 'Wei' },
    },
  });
  expect(arrival.meets).toMatchObject([{ name: 'Mei Tan', about: 'Airport transfer' }]);
  expect(arrival.appointments.map(({ title }: { title: string }) => title)).toEqual(['Keys', 'Typed']);
  expect(arrival.dates).toMatchObject([{ description: 'Flight' }]);
  expect(arrival.documents.map(({ type, country, holder }: Record<string, string>) => [type, country, holder])).toEqual(
    [
      ['PASSPORT', 'FR', null],
      ['VISA', 'SG', null],
      ['PASSPORT', 'FR', 'Ida'],
    ],
  );
  expect(arrival.contacts).toMatchObject([{ name: 'Night desk', isEmergency: true }]);
  const all = JSON.stringify(arrival);
  for (const secret of ['not for the guest', 'Not shared', 'Nobody', 'Not told', 'No number'])
    expect(all).not.toContain(secret);
});
test('without records there is the day and nothing else; other people have no such day', async () => {
  expect(await arrivalOf('diego')).toMatchObject({
    day: start.toString(),
    lodging: null,
    meets: [],
    appointments: [],
    dates: [],
    documents: [],
  });
  expect((await port.call('GET', 'case/arrival', { as: token.manager as string })).status).toBe(403);
});
