import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PeopleWorld, peopleWorld } from '../../../../../tests/support/people-world.ts';
import { localOutbox } from '../../adapters/mail/local-outbox.ts';

let world: PeopleWorld;
let ticket = '';
beforeAll(async () => {
  world = await peopleWorld();
}, 120_000);
afterAll(() => world?.[Symbol.asyncDispose]());

const raise = (login: string, body: object) => world.as(login, 'POST', 'help-desk', body);
const reply = (login: string, message: string, more: object = {}) =>
  world.as(login, 'POST', 'correspondence/help-desk', { helpDeskId: ticket, message, ...more });
const read = async (login: string) => (await world.as(login, 'GET', `help-desk/${ticket}`)).body;
const bell = async (login: string) =>
  (await world.port.call('GET', 'notification', { as: world.token[login] as string })).body.content;
const upload = async (login: string, name = 'letter.txt') => {
  const body = new FormData();
  body.append('file', new Blob(['The landlord writes.'], { type: 'text/plain' }), name);
  return (await world.as(login, 'POST', 'file-storage/message', body)).body.id as string;
};

describe('a ticket', () => {
  test('is raised with an attachment, and the case manager is told under the bell and by mail', async () => {
    const file = await upload('camille');
    const body = { subject: 'Deposit', category: 'HOUSING', detail: 'May I agree?', attachments: [file] };
    const made = await raise('camille', body);
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({ reference: 'HD-000001', status: 'OPEN', subject: 'Deposit', replies: 0 });
    ticket = made.body.id;
    expect((await read('camille')).files).toMatchObject([{ name: 'letter.txt' }]);
    const [notice] = await world.until(
      () => bell('manager'),
      (all) => all.length > 0,
    );
    expect(notice).toMatchObject({
      title: 'Some camille asks: Deposit',
      link: `/workspace/cases/helpdesk?ticket=${ticket}&tenant=${world.home}`,
    });
    const mails = await world.until(
      () => localOutbox(`${world.port.configuration.dataDir}/outbox`).list('manager@example.org'),
      (all) => all.length > 0,
    );
    expect(mails[0]?.subject).toBe('Some camille asks: Deposit');
    // Whoever reads the ticket opens its file; nobody else does.
    expect((await world.as('manager', 'GET', `file-storage/raw/${file}`)).status).toBe(200);
    expect((await world.as('other', 'GET', `file-storage/raw/${file}`)).status).toBe(404);
  });
  test('needs a subject and a question, and takes no file of somebody else', async () => {
    expect((await raise('camille', { subject: '', detail: 'x' })).body.title).toBe('Subject is required');
    expect((await raise('camille', { subject: 'x', detail: ' ' })).body.title).toBe('Body is required');
    const theirs = await upload('other');
    expect((await raise('camille', { subject: 'x', detail: 'y', attachments: [theirs] })).status).toBe(422);
    expect((await raise('camille', { subject: 'x', detail: 'y', attachments: 'all' })).status).toBe(422);
    expect((await raise('camille', { subject: 'x', detail: 'y', caseDetailId: crypto.randomUUID() })).status).toBe(404);
  });
  test('goes through its states: waiting, open, answered, closed, reopened', async () => {
    await reply('manager', 'Could you send the letter?', { asksBack: true });
    expect(await read('camille')).toMatchObject({ status: 'WAITING', assignedName: 'Some manager', replies: 1 });
    await reply('camille', 'Here it is.');
    expect((await read('camille')).status).toBe('OPEN');
    const toAnswer = async () =>
      (await world.as('manager', 'GET', 'help-desk?status=TO_ANSWER')).body.content.map(
        (one: { id: string }) => one.id,
      );
    expect(await toAnswer()).toContain(ticket);
    await reply('manager', 'Two months are covered.');
    expect(await toAnswer()).not.toContain(ticket);
    expect(await read('camille')).toMatchObject({ status: 'ANSWERED', lastReplyName: 'Some manager', replies: 3 });
    const closed = await world.as('camille', 'POST', `fe/help-desk-ticket/${ticket}/close`, {});
    expect(closed.status).toBe(200);
    expect((await reply('camille', 'One more thing')).body.code).toBe('communication.ticketClosed');
    await world.as('camille', 'POST', `fe/help-desk-ticket/${ticket}/reopen`, { reason: 'Not solved' });
    const now = await read('camille');
    expect(now.status).toBe('REOPENED');
    expect(
      now.correspondence.filter((r: { kind: string }) => r.kind === 'EVENT').map((r: { text: string }) => r.text),
    ).toEqual(['CLOSED', 'REOPENED']);
    const told = await world.until(
      () => bell('camille'),
      (all) => all.length >= 2,
    );
    expect(told.map((n: { title: string }) => n.title).sort()).toEqual([
      'Answer from Some manager: Deposit',
      'Some manager has a question: Deposit',
    ]);
    await world.until(
      () => bell('manager'),
      (all) => all.some((n: { title: string }) => n.title === 'Some camille reopened: Deposit'),
    );
  });
  test('has notes that only the team reads', async () => {
    expect((await reply('manager', 'Difficult landlord.', { audience: 'TEAM' })).status).toBe(200);
    expect(JSON.stringify(await read('manager'))).toContain('Difficult landlord.');
    expect(JSON.stringify(await read('camille'))).not.toContain('Difficult landlord.');
    const rest = await world.as('camille', 'GET', 'fe/help-desk-reply/search');
    expect(JSON.stringify(rest.body)).not.toContain('Difficult landlord.');
    expect((await reply('camille', 'x', { audience: 'TEAM' })).status).toBe(403);
    expect((await read('camille')).status).toBe('REOPENED');
  });
  test('of somebody else does not exist', async () => {
    expect((await world.as('other', 'GET', `help-desk/${ticket}`)).status).toBe(404);
    expect((await reply('other', 'x')).status).toBe(404);
    expect((await world.as('other', 'POST', `fe/help-desk-ticket/${ticket}/close`, {})).status).toBe(404);
    expect((await world.as('payroll', 'GET', 'help-desk')).status).toBe(403);
    expect((await world.as('vendor', 'GET', `help-desk/${ticket}`)).status).toBe(403);
  });
  test('is taken over by the team only', async () => {
    expect((await world.as('people', 'POST', `fe/help-desk-ticket/${ticket}/take`, {})).status).toBe(200);
    const [taken, seen] = [await read('people'), await read('manager')];
    expect([taken.assignedName, taken.isWithMe, seen.assignedName, seen.isWithMe]).toEqual([
      'Some people',
      true,
      'Some people',
      false,
    ]);
    expect((await world.as('camille', 'POST', `fe/help-desk-ticket/${ticket}/take`, {})).status).toBe(403);
  });
  test('asked again under its id is the same ticket', async () => {
    const id = crypto.randomUUID();
    const body = { id, subject: 'Once', detail: 'x' };
    const [one, other] = [await raise('camille', body), await raise('camille', body)];
    expect([one.body.id, other.body.reference]).toEqual([id, one.body.reference]);
  });
});

describe('GET help-desk', () => {
  test('has ten a page, newest first, and their number', async () => {
    for (let i = 0; i < 11; i += 1) await raise('camille', { subject: `Question ${i}`, detail: 'x' });
    const first = (await world.as('camille', 'GET', 'help-desk?page=0&size=10&sort=created,desc')).body;
    const second = (await world.as('camille', 'GET', 'help-desk?page=1')).body;
    expect([first.content.length, second.content.length, first.totalElements]).toEqual([10, 3, 13]);
    const all = [...first.content, ...second.content];
    expect(all.map((t: { created: string }) => t.created)).toEqual(
      all
        .map((t: { created: string }) => t.created)
        .sort()
        .reverse(),
    );
    expect(new Set(all.map((t: { id: string }) => t.id)).size).toBe(13);
  });
  test('answers own tickets to assignees and all of the company to the team', async () => {
    expect((await world.as('other', 'GET', 'help-desk')).body).toEqual({ content: [], totalElements: 0 });
    expect((await world.as('manager', 'GET', 'help-desk?status=OPEN&search=Question')).body.totalElements).toBe(11);
    expect((await world.as('people', 'GET', 'help-desk?mine=true')).body.totalElements).toBe(1);
    expect((await world.as('camille', 'GET', "help-desk?sort=created;drop&search=%25'")).status).toBe(200);
  });
});
