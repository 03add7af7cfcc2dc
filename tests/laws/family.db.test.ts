import { allowanceOf, commonFields, type Entity, grantsOf, kebab, wireName } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../../apps/server/src/modules/demo/index.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';

/**
 * A member of the family sees tasks, what is shared with the family, forms and an own chat; nothing else. What the role may
 * is written down here once more, field by field: whoever opens more has to say so.
 */
const readable: Readonly<Record<string, string>> = {
  attachment: 'name contentType size sha256 purpose status attachmentType entity entityId width height expires',
  caseDetail:
    'reference name caseMaster assignee policy relocationPackage phase manager location homeLocation hostLocation assignmentStartDate assignmentEndDate status',
  caseService:
    'caseDetail assignee serviceType name providerName contactName contactEmail contactPhone startDate endDate nextAction nextActionDate nextActionByAssignee status',
  chatMessage: 'conversation seq kind text author authorName files',
  caseTimeline: 'caseDetail timelineItem description eventDate sharedWith notesByFamily doneAt doneByName',
  conversation: 'caseDetail kind title assignee familyUser lastSeq lastMessageAt lastMessage lastAuthorName',
  country: 'code name nameEs nameFr alpha3 numericCode currency callingCode continent',
  dataOption: 'optionTypeCode code name nameEs nameFr sequence',
  document:
    'category title description documentType language tags caseDetail owner file versionNumber versionDate publishedAt status',
  documentReading: 'document user person openedAt confirmedVersion confirmedAt',
  notification: 'user caseDetail event about title body link isRead readAt isSilent',
  page: 'code name nameEs nameFr description definition status',
  pageForm:
    'page caseDetail assignee dueDate forFamily startsAfter answers step savedDate submittedDate reference status',
  pageRule: 'page sequence name rule',
  serviceStep: 'caseService sequence description dueDate isDone',
  serviceType: 'code name serviceClass group servicePage',
  timeZone: 'name country',
  // What is said of the countries of the assignment: danger is the family's as well.
  travelAlert:
    'country level validFrom validTo title body titleEs bodyEs titleFr bodyFr source sourceLink publishedAt status',
  userSetting: 'user name settingValue',
};
const changeable = [
  'notification.delete',
  'notification.update',
  'userSetting.create',
  'userSetting.delete',
  'userSetting.update',
];
/** Calls that name the role; calls of every signed-in person answer through the rights above. */
const calls = [
  'doTimelineItem',
  'maiCase',
  'makeCalendarLink',
  'markRead',
  'myCalendarLink',
  'myConversations',
  'myForm',
  'myForms',
  'myTravelAlerts',
  'openConversation',
  'readMessages',
  'revokeCalendarLink',
  'savePageForm',
  'sendMessage',
  'serviceDetail',
  'servicesWithNextAction',
  'timelineCalendar',
];
const seenBy = (role: string, entity: Entity) => {
  const { hidden } = allowanceOf(entity.access, [role]);
  return Object.keys(entity.fields).filter((field) => !hidden.has(field));
};
const rights = (entity: Entity) => Object.keys(allowanceOf(entity.access, ['dependant']).deeds);

let port: Homeport;
let assignee: string;
let partner: string;
beforeAll(async () => {
  port = await startHomeport({ demo: true });
  [assignee, partner] = await Promise.all([
    port.signIn('assignee.fr', demoPassword),
    port.signIn('family.fr', demoPassword),
  ]);
}, 180_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const get = (path: string, as: string) => port.call('GET', path, { as });
const listOf = async (entity: string, as: string) =>
  (await get(`fe/${entity}/search`, as)).body.content as { id: string }[];

describe('what the role may', () => {
  const own = catalogue.entities.filter((entity) => !entity.internal);
  const opened = own.filter((entity) => rights(entity).includes('read'));
  test('read: these fields of these records, and a new field only once it stands here', () => {
    const fields = Object.fromEntries(opened.map((entity) => [entity.name, seenBy('dependant', entity).join(' ')]));
    expect(fields).toEqual(readable);
  });
  test('read: no field that the assignee does not', () => {
    const more = opened.flatMap((entity) => {
      const mine = new Set(seenBy('assignee', entity));
      return seenBy('dependant', entity).flatMap((field) => (mine.has(field) ? [] : [`${entity.name}.${field}`]));
    });
    expect(more).toEqual([]);
  });
  test('a field that an outside role is not shown is hidden from it when it is declared later', () => {
    for (const name of [
      'caseDetail',
      'caseService',
      'caseTimeline',
      'serviceStep',
      'pageForm',
      'document',
      'travelAlert',
    ]) {
      const entity = catalogue.entity(name);
      const [grant] = grantsOf(entity.access, ['dependant']);
      const given = new Set([...(grant?.hide ?? []), ...(readable[name] ?? '').split(' ')]);
      expect(given, name).toEqual(new Set(Object.keys(entity.fields)));
    }
  });
  test('change', () => {
    const deeds = own.flatMap((entity) =>
      rights(entity)
        .filter((deed) => deed !== 'read' && deed !== 'export')
        .map((deed) => `${entity.name}.${deed}`),
    );
    expect(deeds.sort()).toEqual(changeable);
  });
  test('call', () => {
    const named = catalogue.routes.filter((route) => Array.isArray(route.who) && route.who.includes('dependant'));
    expect(named.map((route) => route.name).sort()).toEqual(calls);
  });
  test('do: what they read they may open, their notices they may mark; no other action and no transition is theirs', () => {
    const actions = catalogue.actions
      .filter((action) => action.by?.includes('dependant'))
      .map((action) => `${action.on}.${action.name}`)
      .filter((name) => name !== 'document.open' && name !== 'notification.markAllRead');
    const moves = own.flatMap((entity) =>
      Object.values(entity.fields).flatMap((field) =>
        field.type === 'lifecycle' ? Object.values(field.transitions).filter((t) => t.by?.includes('dependant')) : [],
      ),
    );
    expect([...actions, ...moves]).toEqual([]);
  });
});

describe('over HTTP', () => {
  const closed = [
    'case-expense',
    'case-expense-batch',
    'expense-payment',
    'payment-batch',
    'bank-details',
    'employee',
    'person',
    'dependant',
    'lump-sum',
    'lump-sum-use',
    'case-benefit',
    'diary-entry',
    'trip',
    'required-document',
    'help-desk-ticket',
    'quality-survey',
    'case-contact',
    'comment',
  ];
  const isKnown = (path: string) =>
    catalogue.entities.some((entity) => kebab(entity.name) === path && !entity.internal);

  test.each(closed)('%s: the assignee has some or may ask, the family is refused', async (path) => {
    expect(isKnown(path)).toBe(true);
    const [theirs, refused] = await Promise.all([
      get(`fe/${path}/search`, assignee),
      get(`fe/${path}/search`, partner),
    ]);
    const exported = await get(`export/${path.replace(/-(\w)/g, (_, c: string) => c.toUpperCase())}`, partner);
    expect([200, 403]).toContain(theirs.status);
    expect(refused.status).toBe(403);
    expect(exported.status).toBeGreaterThanOrEqual(400);
  });
  test('the assignee’s records of money and person are there, and by id not found for the family', async () => {
    for (const path of ['case-expense', 'case-expense-batch', 'bank-details', 'employee', 'person', 'dependant']) {
      const [one] = await listOf(path, assignee);
      expect(one, path).toBeDefined();
      expect((await get(`fe/${path}/${one?.id}`, assignee)).status, path).toBe(200);
      expect([403, 404], path).toContain((await get(`fe/${path}/${one?.id}`, partner)).status);
    }
  });
  test.each([
    'case-benefit?caseDetailId={case}&tenantId={tenant}',
    'case-timeline?caseDetailId={case}',
    'case-service/expense-management-service/{case}',
    'lump-sum/mine',
    'case-contact/all-for-user',
    'library/search?text=logement',
  ])('the call %s gives the family nothing', async (path) => {
    const { body: own } = await get('case/mai-case', assignee);
    const asked = path.replace('{case}', own.id).replace('{tenant}', own.tenantId);
    const { status, body } = await get(asked, partner);
    const found = Array.isArray(body) ? body : (body?.content ?? body?.hits ?? []);
    expect(status >= 400 || found.length === 0, `${path}: ${status} ${JSON.stringify(body).slice(0, 300)}`).toBe(true);
  });
  test('timeline: nothing until the assignee shares a date, then that one, without what the office and the assignee write', async () => {
    const { body: own } = await get('case/mai-case', assignee);
    const { body: mine } = await get(`case-timeline?caseDetailId=${own.id}`, assignee);
    const [noted] = mine.filter((one: { notesForEmployee: string | null }) => one.notesForEmployee);
    expect(noted).toBeDefined();
    expect((await port.call('POST', `case-timeline/${noted.id}/share`, { as: assignee })).status).toBe(200);
    const { body: theirs } = await get(`case-timeline?caseDetailId=${own.id}`, partner);
    expect(theirs).toMatchObject([{ id: noted.id, notesForEmployee: null, notesByEmployee: null }]);
    expect(await listOf('case-timeline', partner)).toHaveLength(1);
    const [hidden] = mine.filter((one: { id: string }) => one.id !== noted.id);
    expect((await get(`fe/case-timeline/${hidden.id}`, partner)).status).toBe(404);
  });
  test('what is answered and searched holds these fields and no others', async () => {
    for (const [name, fields] of Object.entries(readable)) {
      const entity = catalogue.entity(name);
      const open = new Set(fields.split(' '));
      const closed = Object.entries(entity.fields).filter(([field]) => !open.has(field));
      const [one] = await listOf(kebab(name), partner);
      const known = [...open].map((field) => wireName(field, entity.fields[field] as never));
      for (const key of Object.keys(one ?? {}))
        expect([...known, ...commonFields, 'label', 'can', 'active'], `${name}.${key}`).toContain(key);
      for (const [field, spec] of closed) {
        const filter = encodeURIComponent(JSON.stringify({ field, op: 'notNull' }));
        const asked = await get(`fe/${kebab(name)}/search?filter=${filter}`, partner);
        expect(asked.status, `${name}.${wireName(field, spec)}`).toBe(400);
      }
    }
  });
  test('of the assignment: not what the office wrote to itself', async () => {
    const staff = await port.signIn('case.manager', demoPassword);
    const [seen] = await listOf('case-detail', partner);
    const known = await get(
      `for-tenant/${(seen as { tenantId?: string })?.tenantId}/fe/case-detail/${seen?.id}`,
      staff,
    );
    expect(known.body).toHaveProperty('financialNotes');
    expect(known.body).toHaveProperty('operationallyCompletedBy');
    for (const key of ['financialNotes', 'operationalNotes', 'scenarioStatus', 'homeContact', 'hostContact'])
      expect(seen).not.toHaveProperty(key);
  });
  test('documents: those shared with the family and no other, nor their bytes', async () => {
    const [all, shared] = await Promise.all([listOf('document', assignee), listOf('document', partner)]);
    const ofCase = all.filter((one) => (one as { category?: string }).category === 'CASE') as {
      id: string;
      file: { id: string };
    }[];
    expect(shared.length).toBeGreaterThan(0);
    expect(shared.length).toBeLessThan(ofCase.length);
    const ids = new Set(shared.map((one) => one.id));
    const [open, hidden] = [ofCase.find((one) => ids.has(one.id)), ofCase.find((one) => !ids.has(one.id))];
    expect((await get(`file-storage/raw/${open?.file.id}`, partner)).status).toBe(200);
    expect((await get(`file-storage/raw/${hidden?.file.id}`, assignee)).status).toBe(200);
    expect((await get(`file-storage/raw/${hidden?.file.id}`, partner)).status).toBe(404);
    expect((await get(`fe/document/${hidden?.id}`, partner)).status).toBe(404);
  });
  test('services: shared ones, without what they cost', async () => {
    const [mine, theirs] = await Promise.all([
      get('case-service/with-next-action', assignee),
      get('case-service/with-next-action', partner),
    ]);
    expect(theirs.body.length).toBeGreaterThan(0);
    expect(theirs.body.length).toBeLessThan(mine.body.length);
    const costly = (
      await Promise.all(theirs.body.map((one: { id: string }) => get(`case-service/${one.id}/detail`, assignee)))
    ).find((one) => one.body.cost !== null);
    expect(costly).toBeDefined();
    const seen = await get(`case-service/${costly?.body.id}/detail`, partner);
    expect(seen.status).toBe(200);
    expect(seen.body).toMatchObject({ cost: null, information: null });
    const hidden = mine.body.find(
      (one: { id: string }) => !theirs.body.some((other: { id: string }) => other.id === one.id),
    );
    expect((await get(`case-service/${hidden.id}/detail`, partner)).status).toBe(404);
  });
  test('forms: those for the family, and their answers never reach the assignee’s record', async () => {
    const [mine, theirs] = await Promise.all([get('udp/mai', assignee), get('udp/mai', partner)]);
    expect(theirs.body).toHaveLength(1);
    expect(mine.body.length).toBeGreaterThan(1);
    const other = mine.body.find((one: { id: string }) => one.id !== theirs.body[0].id);
    expect((await get(`udp/mai/${other.id}`, partner)).status).toBe(404);
    const draft = { id: theirs.body[0].id, values: { hasValuables: true }, draft: true };
    expect((await port.call('POST', 'page-form', { as: partner, body: draft })).status).toBe(200);
    const stolen = { id: other.id, values: {}, draft: true };
    expect((await port.call('POST', 'page-form', { as: partner, body: stolen })).status).toBe(404);
  });
  test('chat: an own conversation with the case manager, which the assignee does not read, nor they the assignee’s', async () => {
    const before = await get('conversation/mai', assignee);
    expect((await get('conversation/mai', partner)).body).toEqual([]);
    const opened = await port.call('POST', 'conversation', { as: partner, body: { kind: 'TEAM' } });
    expect(opened.body).toMatchObject({ kind: 'FAMILY' });
    const id = crypto.randomUUID();
    const path = `conversation/${opened.body.id}/message`;
    expect((await port.call('POST', path, { as: partner, body: { id, text: 'Bonjour' } })).status).toBe(200);
    expect((await get(path, assignee)).status).toBe(404);
    expect((await get('conversation/mai', assignee)).body).toHaveLength(before.body.length);
    expect((await get(`conversation/${before.body[0].id}/message`, partner)).status).toBe(404);
    const manager = await port.signIn('case.manager', demoPassword);
    const { body: own } = await get('case/mai-case', assignee);
    const asked = await port.call('GET', `for-tenant/${own.tenantId}/${path}`, { as: manager });
    expect(asked.body.content).toMatchObject([{ text: 'Bonjour', authorName: 'Thomas Perrin' }]);
    expect((await port.call('POST', 'conversation', { as: assignee, body: { kind: 'FAMILY' } })).status).toBe(404);
  });
  test('the menu is what they have', async () => {
    const codes = async (as: string) =>
      (await get('access-settings/initialise', as)).body.menuSettingItems
        .filter((item: { menu: string }) => item.menu === 'assignee')
        .map((item: { code: string }) => item.code);
    expect(await codes(partner)).toEqual(['home', 'chat', 'documents', 'services', 'timeline', 'settings', 'logout']);
    expect(await codes(assignee)).toContain('expenses');
  });
  test('they sign in to the assignee app, not to the workspace', async () => {
    const enter = (application: string) =>
      port.call('POST', 'auth/login', { body: { username: 'family.fr', password: demoPassword, application } });
    expect((await enter('assignee')).status).toBe(200);
    expect((await enter('workspace')).status).toBe(403);
  });
});
