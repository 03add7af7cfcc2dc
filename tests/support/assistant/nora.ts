import { caseExpense, caseExpenseBatch } from '@homeport/model/expenses';
import { sql } from 'kysely';
import { make } from '../factory.ts';
import type { Homeport } from '../homeport.ts';

/** Days from today, yyyy-MM-dd. */
export const dayIn = (days: number): string => Temporal.Now.plainDateISO('UTC').add({ days }).toString();

/** What belongs to an assignment of hers that was closed and still stands there: no answer names any of it. */
export const ofFormerAssignment = [
  'HAL-0093',
  'Deregistration slip',
  'Lease of Oslo',
  'Ingrid Holm',
  'Departure checklist',
];

/** What is made without a day or an amount that matters here. */
type Given = Readonly<Record<string, unknown>>;

/**
 * Nora Bennett, British, moves with husband and daughter from London to Madrid in ten days. Whatever she may ask about is there
 * once, with figures that occur nowhere else, so that an answer is right or wrong by them. Answers her login.
 */
export async function makeNora(port: Homeport, home: string): Promise<string> {
  const ctx = port.in(home);
  const nora = await make(ctx, 'person', { firstName: 'Nora', lastName: 'Bennett', nationality: 'GB' });
  const peter = await port.user(home, 'peter.grant', ['approver']);
  await ctx.query(sql`update app."user" set display_name = 'Peter Grant' where id = ${peter}::uuid`);
  await addFormer();
  const move = await make(ctx, 'caseDetail', {
    reference: 'HAL-0417',
    assignee: nora.id,
    type: 'ON_ASSIGNMENT',
    phase: 'PREPARATION',
    homeLocation: { town: 'London', country: 'GB' },
    hostLocation: { town: 'Madrid', country: 'ES' },
    assignmentStartDate: dayIn(10),
    assignmentEndDate: dayIn(741),
  });
  const of = { caseDetailId: move.id, assignee: nora.id };
  const family = await addFamily(nora.id);
  const services = await addServices();
  let documents = '';
  await addPeople(services.goods.id);
  await addTimeline();
  await addMoney();
  await addTerms();
  await addPapers(family.tom.id, family.lily.id);
  await addTasks();
  await addDays();
  await port.user(home, 'nora.bennett', ['assignee'], nora.id);
  return 'nora.bennett';

  async function addFormer() {
    const former = await make(ctx, 'caseDetail', {
      reference: 'HAL-0093',
      assignee: nora.id,
      type: 'ON_ASSIGNMENT',
      homeLocation: { town: 'London', country: 'GB' },
      hostLocation: { town: 'Oslo', country: 'NO' },
      assignmentStartDate: dayIn(-1500),
      assignmentEndDate: dayIn(-700),
    });
    const of = { caseDetailId: former.id, assignee: nora.id };
    const ask = (name: string) =>
      make(ctx, 'requiredDocument', {
        ...of,
        name,
        kind: 'UPLOAD',
        category: 'OTHER',
        documentType: 'OTHER',
        dueDate: dayIn(-710),
      });
    await ask('Deregistration slip');
    const lease = await ask('Lease of Oslo');
    await ctx.query(sql`update app.required_document set status = 'REJECTED', decision_reason = 'A page is missing'
      where id = ${lease.id}::uuid`);
    await make(ctx, 'caseContact', {
      caseDetailId: former.id,
      name: 'Ingrid Holm',
      role: 'CASE_MANAGER',
      phone: '+4722000333',
      shareWithAssignee: true,
    });
    const page = await make(ctx, 'page', { name: 'Departure checklist' });
    await make(ctx, 'pageForm', { page: page.id, caseDetailId: former.id, dueDate: dayIn(-705) });
    await ctx.query(sql`update app.case_detail set status = 'CLOSED' where id = ${former.id}::uuid`);
  }
  async function addFamily(employeePerson: string) {
    const one = (firstName: string, type: string, accompanies: boolean) =>
      make(ctx, 'dependant', {
        employeePerson,
        firstName,
        lastName: 'Bennett',
        type,
        accompanies,
        birthDate: '1990-05-05',
      });
    return {
      tom: await one('Tom', 'PARTNER', true),
      lily: await one('Lily', 'CHILD', true),
      ruth: await one('Ruth', 'PARENT', false),
    };
  }
  async function addServices() {
    const one = async (name: string, more: Given) =>
      make(ctx, 'caseService', {
        ...of,
        serviceType: (await make(ctx, 'serviceType', { name })).id,
        name,
        shareWithAssignee: true,
        ...more,
      });
    const by = async (name: string) => ({ provider: (await make(ctx, 'serviceProvider', { name })).id });
    const act = (nextAction: string, days: number, nextActionByAssignee: boolean) => ({
      nextAction,
      nextActionDate: dayIn(days),
      nextActionByAssignee,
    });
    const goods = await one('Household goods shipment', {
      ...(await by('Atlantic Movers')),
      ...act('Survey of the goods', 3, false),
    });
    await one('Home search', { ...(await by('Casa Sol')), ...act('Choose three flats', 5, true) });
    await one('School search', { ...(await by('Campus Guide')), ...act('Visit of two schools', 12, false) });
    await one('Language course', await by('Lingua Viva'));
    return { goods };
  }
  async function addPeople(goods: string) {
    const one = (name: string, role: string, more: Given) =>
      make(ctx, 'caseContact', { caseDetailId: move.id, name, role, shareWithAssignee: true, ...more });
    await one('Marta Ruiz', 'CASE_MANAGER', { email: 'marta.ruiz@meridian.example', phone: '+34910000111' });
    await one('Joao Prado', 'VENDOR', { company: 'Atlantic Movers', phone: '+34910000222', services: [goods] });
  }
  async function addTimeline() {
    const one = (description: string, days: number) =>
      make(ctx, 'caseTimeline', {
        caseDetailId: move.id,
        description,
        eventDate: dayIn(days),
        publishToAssignee: true,
      });
    await one('Goods are packed', 6);
    await one('Flight to Madrid', 9);
    await one('Arrival of the container', 31);
  }
  async function addMoney() {
    const report = (description: string, currency: string) =>
      make(ctx, caseExpenseBatch, { caseDetailId: move.id, description, currency });
    const item = async (
      batch: string,
      name: string,
      amount: string,
      currency: string,
      days: number,
      activity: string,
    ) =>
      make(ctx, caseExpense, {
        caseExpenseBatch: batch,
        expenseItem: (await itemOf(name)).id,
        activity,
        amount,
        currency,
        expenseDate: dayIn(days),
      });
    const items = new Map<string, { id: string }>();
    async function itemOf(name: string) {
      const others = name === 'Hotel' ? { nameEs: 'Hospedaje', nameFr: 'Hébergement' } : {};
      const kept = items.get(name) ?? (await make(ctx, 'expenseItem', { name, ...others }));
      items.set(name, kept);
      return kept;
    }
    const look = await report('Look-see trip', 'EUR');
    await item(look.id, 'Hotel', '640', 'EUR', -20, 'Three nights in Madrid');
    await item(look.id, 'Meals', '86.50', 'EUR', -19, 'Dinner with the agent');
    await ctx.query(sql`update app.case_expense_batch set status = 'AWAITING_APPROVAL', submitted_total = batch_total,
      submitted_date = ${`${dayIn(-4)}T09:00:00Z`}::timestamptz where id = ${look.id}::uuid`);
    await ctx.query(sql`update app.case_expense set approval_status = 'AWAITING_APPROVAL', approver_id = ${peter}::uuid,
      submitted_date = ${`${dayIn(-4)}T09:00:00Z`}::timestamptz, due_date = ${dayIn(4)}::date
      where case_expense_batch_id = ${look.id}::uuid`);
    const paid = await report('Visa fees', 'GBP');
    await item(paid.id, 'Documents', '310', 'GBP', -60, 'Legalised copies');
    await ctx.query(
      sql`update app.case_expense_batch set status = 'PAID', approved_total = 310 where id = ${paid.id}::uuid`,
    );
    await ctx.query(sql`update app.case_expense set approval_status = 'APPROVED', approved_amount = 310
      where case_expense_batch_id = ${paid.id}::uuid`);
    const rejected = await report('Farewell', 'GBP');
    await item(rejected.id, 'Entertainment', '72.40', 'GBP', -15, 'Farewell party');
    await ctx.query(sql`update app.case_expense_batch set status = 'REJECTED' where id = ${rejected.id}::uuid`);
    await ctx.query(sql`update app.case_expense set approval_status = 'REJECTED', decision_reason = 'Not part of the policy'
      where case_expense_batch_id = ${rejected.id}::uuid`);
    documents = (await itemOf('Documents')).id;
    const account = await make(ctx, 'bankDetails', { relocatee: nora.id });
    const payment = await make(ctx, 'expensePayment', {
      payee: nora.id,
      bankAccount: account.id,
      amountRequested: '310',
      currency: 'GBP',
      caseExpenseBatch: paid.id,
    });
    await ctx.query(sql`update app.expense_payment set status = 'PAID', payment_reference = 'PAY-000321', account_ending = '4242',
      paid_date = ${dayIn(-30)}::date where id = ${payment.id}::uuid`);
  }
  async function addTerms() {
    const one = async (name: string, amount: string, period: string, upperLimit?: string) =>
      make(ctx, 'caseBenefit', {
        ...of,
        benefit: (await make(ctx, 'benefit', { name })).id,
        amount,
        currency: 'GBP',
        period,
        upperLimit: upperLimit ?? null,
      });
    await one('School fees', '18000', 'YEAR', '19800');
    const { benefit } = await one('Relocation allowance', '5000', 'ONCE');
    await make(ctx, 'benefitToExpenseItem', { benefit, expenseItem: documents });
    await one('Temporary housing', '2400', 'MONTH');
    await one('Home leave flights', '1150', 'ITEM');
    const lump = await make(ctx, 'lumpSum', {
      caseDetailId: move.id,
      name: 'Settling-in lump sum',
      amount: '4000',
      currency: 'GBP',
      points: 100,
      optionsUntil: dayIn(21),
    });
    await make(ctx, 'lumpSumUse', {
      lumpSum: lump.id,
      usedOn: dayIn(-5),
      description: 'Sofa',
      amount: '1250',
      currency: 'GBP',
    });
    const option = await make(ctx, 'lumpSumOption', { lumpSum: lump.id, name: 'Extra boxes', points: 40 });
    await ctx.query(sql`update app.lump_sum_option set chosen = 1 where id = ${option.id}::uuid`);
  }
  async function addPapers(tom: string, lily: string) {
    const one = (type: string, country: string, more: Given) =>
      make(ctx, 'travelDocument', { assignee: nora.id, type, country, stage: 'ISSUED', ...more });
    await one('PASSPORT', 'GB', { issueDate: '2021-05-04', expiryDate: dayIn(1200) });
    await one('PASSPORT', 'GB', { dependant: tom, issueDate: '2017-02-03', expiryDate: dayIn(75) });
    await one('VISA', 'ES', { dependant: lily, issueDate: dayIn(-12), expiryDate: dayIn(353) });
    await one('PERMIT', 'ES', { stage: 'APPLIED' });
    const ask = (name: string, more: Given) =>
      make(ctx, 'requiredDocument', { ...of, name, kind: 'UPLOAD', category: 'OTHER', documentType: 'OTHER', ...more });
    await ask('Marriage certificate', { dueDate: dayIn(8) });
    const licence = await ask('Driving licence', { dueDate: dayIn(14) });
    await ctx.query(sql`update app.required_document set status = 'REJECTED', decision_reason = 'The copy is unreadable'
      where id = ${licence.id}::uuid`);
  }
  async function addTasks() {
    await make(ctx, 'videoCall', {
      ...of,
      title: 'Talk about schools',
      startsAt: `${dayIn(2)}T09:30:00Z`,
      hostName: 'Marta Ruiz',
    });
    await make(ctx, 'helpDeskTicket', {
      ...of,
      reference: 'HD-0077',
      subject: 'Parking permit',
      detail: 'Where do I ask?',
    });
    await make(ctx, 'trip', {
      assignee: nora.id,
      fromPlace: 'London',
      fromCountry: 'GB',
      toPlace: 'Lisbon',
      toCountry: 'PT',
      departureDate: dayIn(4),
      returnDate: dayIn(5),
    });
    const page = await make(ctx, 'page', { name: 'Needs assessment' });
    await make(ctx, 'pageForm', { page: page.id, caseDetailId: move.id, dueDate: dayIn(7) });
    await make(ctx, 'qualitySurvey', { caseDetailId: move.id, dueDate: dayIn(16) });
  }
  async function addDays() {
    const stay = (country: string, from: number, to: number) =>
      make(ctx, 'diaryEntry', { assignee: nora.id, country, startDay: dayIn(from), endDay: dayIn(to) });
    await stay('ES', -22, -16);
    await stay('FR', -40, -39);
  }
}
