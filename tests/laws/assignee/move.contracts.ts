import { expect } from 'vitest';
import type { Contracts } from './call-world.ts';

const anyText = expect.any(String);
const textOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
const country = { code: expect.stringMatching(/^[A-Z]{2}$/), name: anyText };

/** The assignment, its services, its timeline, its benefits and its surveys. */
export const moveContracts = {
  'GET case/mai-case': async ({ ask }) => {
    const { body } = await ask('GET case/mai-case');
    expect(body).toMatchObject({
      id: anyText,
      tenantId: anyText,
      assignee: { id: anyText },
      employee: { id: anyText },
      caseMaster: { id: anyText, assignee: { person: { firstName: 'Camille' } } },
      homeLocation: { country },
      hostLocation: { country },
      assignmentStartDate: day,
      assignmentEndDate: day,
    });
  },
  'GET case-service/with-next-action': async ({ ask, assignment }) => {
    const { body } = await ask('GET case-service/with-next-action');
    expect(body.length).toBeGreaterThan(0);
    for (const line of body) expect(line).toMatchObject({ id: anyText, caseDetailId: assignment.id, name: anyText });
    expect(body[0].nextAction).toMatchObject({ description: anyText, byAssignee: true });
  },
  'GET case-timeline': async ({ ask, assignment }) => {
    const { body } = await ask('GET case-timeline', { query: { caseDetailId: assignment.id } });
    expect(body.length).toBeGreaterThan(5);
    for (const item of body) {
      expect(item).toMatchObject({ id: anyText, description: anyText, eventDate: day });
      expect(item.timelineItem).toMatchObject({ timelineGrp: anyText, phase: anyText });
      expect([item.notesForEmployee, item.notesByEmployee, item.timelineItem.longDescription].every(textOrNull)).toBe(
        true,
      );
    }
  },
  'PUT case-timeline/{id}': async ({ ask, assignment }) => {
    const [item] = (await ask('GET case-timeline', { query: { caseDetailId: assignment.id } })).body;
    const body = { notesByEmployee: 'Trois valises' };
    const saved = await ask('PUT case-timeline/{id}', { params: { id: item.id }, body });
    expect(saved.body).toMatchObject({ id: item.id, ...body, notesForEmployee: item.notesForEmployee });
  },
  'GET timeline-item/linked-service-details': async ({ ask, assignment }) => {
    const items = (await ask('GET case-timeline', { query: { caseDetailId: assignment.id } })).body;
    const linked = items.find((item: { linkedServices: number }) => item.linkedServices > 0);
    const query = { caseDetailId: assignment.id, timelineItemId: linked.timelineItem.id };
    const { body } = await ask('GET timeline-item/linked-service-details', { query });
    expect(body.length).toBeGreaterThanOrEqual(linked.linkedServices);
    expect(body[0]).toMatchObject({ id: anyText, name: anyText, status: anyText });
  },
  'GET case-benefit': async ({ ask, assignment }) => {
    const about = { caseDetailId: assignment.id, tenantId: assignment.tenantId };
    const all = (await ask('GET case-benefit', { query: about })).body;
    const { body } = await ask('GET case-benefit', { query: { ...about, withExpensesOnly: 'true' } });
    expect(body.length).toBeGreaterThan(0);
    expect(body).toEqual(all.filter((one: { withExpenses: boolean }) => one.withExpenses));
    expect(body[0]).toMatchObject({ id: anyText, benefit: { id: anyText }, currency: anyText });
  },
  'GET case-service/expense-management-service/{caseDetailId}': async ({ ask, assignment }) => {
    const call = 'GET case-service/expense-management-service/{caseDetailId}';
    const { body } = await ask(call, { params: { caseDetailId: assignment.id } });
    expect(body).toMatchObject({ id: anyText, caseDetailId: assignment.id });
    for (const name of ['reimburseTo', 'whoIsPaying', 'paymentMethod', 'expensePaidMethod'])
      expect(textOrNull(body[name]), name).toBe(true);
  },
  'GET quality-survey/assignee': async ({ ask }) => {
    const { body } = await ask('GET quality-survey/assignee');
    expect(body[0]).toMatchObject({ id: anyText, kind: 'QUALITY', status: 'SENT' });
    expect(body[0].questions[0]).toMatchObject({ code: anyText, text: anyText });
    expect(body[0].scale).toEqual(['NA', 'POOR', 'FAIR', 'AVERAGE', 'GOOD', 'EXCELLENT']);
  },
  'POST quality-survey/assignee': async ({ ask, token }) => {
    const as = await token('other.assignee');
    const [sheet] = (await ask('GET quality-survey/assignee', { as })).body;
    const answer = await ask('POST quality-survey/assignee', { as, body: { id: sheet.id, ...good(sheet) } });
    expect(answer.body).toEqual({ id: sheet.id, meanScore: '4.00', percent: '80.00' });
  },
  'GET auth/quality-form': async ({ port, ask, token, assignment }) => {
    const [sheet] = (await ask('GET quality-survey/assignee')).body;
    const created = await port.call(
      'POST',
      `for-tenant/${assignment.tenantId}/fe/quality-survey/${sheet.id}/create-link`,
      {
        as: await token('case.manager'),
        body: { days: 3 },
      },
    );
    const key = new URL(created.body.link).searchParams.get('token');
    const { body } = await ask('GET auth/quality-form', { as: '', query: { token: key } });
    expect(body).toMatchObject({ id: sheet.id, company: { name: anyText } });
    expect(codesOf(body)).toEqual(codesOf(sheet));
    links.set('survey', `${key}`);
  },
  'POST auth/quality-form': async ({ ask }) => {
    const key = links.get('survey');
    const sheet = (await ask('GET auth/quality-form', { as: '', query: { token: key } })).body;
    const answer = await ask('POST auth/quality-form', { as: '', body: { token: key, ...good(sheet) } });
    expect(answer.body).toMatchObject({ id: sheet.id, percent: '80.00' });
  },
} satisfies Partial<Contracts>;

/** The link made by the first contract is answered by the second. */
const links = new Map<string, string>();
interface Sheet {
  readonly questions: readonly { readonly code: string }[];
}
const codesOf = ({ questions }: Sheet) => questions.map(({ code }) => code);
const good = (sheet: Sheet) => ({ answers: Object.fromEntries(codesOf(sheet).map((code) => [code, 'GOOD'])) });
