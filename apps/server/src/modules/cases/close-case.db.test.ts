import { catalogue } from '@homeport/model';
import { type CaseClosing, type ClosingKind, closingLists } from '@homeport/model/cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** An assignment ends when its work and its money do; what is in the way is said, as far as whoever asks may see it. */
let port: Homeport;
let home: string;
const as: Record<string, string> = {};
const userOf: Record<string, string> = {};
const roles = ['caseManager', 'hr', 'finance', 'financeLead', 'administrator', 'vendor'] as const;
beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  home = await port.tenant('CLOSING');
  for (const role of roles) {
    userOf[role] = await port.user(home, `closing.${role.toLowerCase()}`, [role]);
    as[role] = await port.enter(home, userOf[role]);
  }
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

type Who = (typeof roles)[number];
const get = async (who: Who, path: string) => (await port.call('GET', path, { as: as[who] })).body;
const act = async (who: Who, id: string, deed: string, body: object = {}) => {
  const { version } = await get('administrator', `fe/case-detail/${id}`);
  const headers = { 'if-match': `"${version}"` };
  return port.call('POST', `fe/case-detail/${id}/${deed}`, { as: as[who], body, headers });
};
const active = async (): Promise<string> => {
  const { id } = await make(port.in(home), 'caseDetail');
  expect((await act('caseManager', id, 'activate')).status).toBe(200);
  return id;
};
const closingAs = async (who: Who, id: string): Promise<CaseClosing> => get(who, `case-closing?caseDetail=${id}`);
const countsAs = async (who: Who, id: string): Promise<Partial<Record<ClosingKind, number>>> => {
  const { sides } = await closingAs(who, id);
  return Object.fromEntries(
    [...sides.OPERATIONAL.lines, ...sides.FINANCIAL.lines].map(({ kind, count }) => [kind, count]),
  );
};
const service = (of: string, more: object = {}) =>
  make(port.in(home), 'caseService', { caseDetailId: of, status: 'REQUESTED', ...more });

describe('the work of an assignment', () => {
  test('is not complete while a service is to be delivered; then it is, with who, when and their notes', async () => {
    const id = await active();
    const { id: open } = await service(id, { name: 'Home search', shareWithHr: true });
    const refused = await act('caseManager', id, 'complete-operations', { notes: 'All done.' });
    expect([refused.status, refused.body.code]).toEqual([409, 'cases.workOpen']);
    expect(refused.body.title).toContain('Services: 1.');
    await port.in(home).records(catalogue.entity('caseService')).move(open, 'status.cancel');
    expect((await act('caseManager', id, 'complete-operations', { notes: 'All done.' })).body).toMatchObject({
      operationallyComplete: true,
      operationallyCompletedBy: { id: userOf.caseManager },
      operationallyCompletedOn: Temporal.Now.plainDateISO('UTC').toString(),
      operationalNotes: 'All done.',
      operationalDespite: null,
      financiallyComplete: false,
    });
    expect((await act('caseManager', id, 'complete-operations')).body.code).toBe('cases.completedAlready');
  });
  test('is not complete while a service that was ordered was not even begun', async () => {
    const id = await active();
    const { id: ordered } = await service(id, { status: 'NOT_INITIATED' });
    expect((await countsAs('caseManager', id)).SERVICE).toBe(1);
    expect((await act('caseManager', id, 'complete-operations')).body.code).toBe('cases.workOpen');
    await port.in(home).records(catalogue.entity('caseService')).move(ordered, 'status.cancel');
    expect((await act('caseManager', id, 'complete-operations')).status).toBe(200);
  });
  test('is completed in spite of what is open by who may, for a reason that is kept, and by nobody else', async () => {
    const id = await active();
    await service(id);
    const despite = { reason: 'The provider is bankrupt.', notes: null };
    expect((await act('caseManager', id, 'complete-operations-despite', despite)).status).toBe(403);
    expect((await act('hr', id, 'complete-operations-despite', {})).status).toBe(422);
    expect((await act('hr', id, 'complete-operations-despite', despite)).body).toMatchObject({
      operationallyComplete: true,
      operationallyCompletedBy: { id: userOf.hr },
      operationalDespite: 'The provider is bankrupt.',
    });
  });
  test('is judged by all there is, while HR is told of what is not shared with them as more only', async () => {
    const id = await active();
    await service(id, { shareWithHr: false });
    const { OPERATIONAL } = (await closingAs('hr', id)).sides;
    expect([OPERATIONAL.isOpen, OPERATIONAL.hidesMore]).toEqual([true, true]);
    expect(OPERATIONAL.lines.find(({ kind }) => kind === 'SERVICE')?.count).toBe(0);
    const refused = await act('hr', id, 'complete-operations');
    expect([refused.status, refused.body.code]).toEqual([409, 'cases.workOpen']);
    expect(refused.body.title).toBe('Still open: More that you are not shown.');
  });
});

describe('the money of an assignment', () => {
  test('is completed by finance, not by HR, who are told of no invoice', async () => {
    const id = await active();
    const { id: bill } = await make(port.in(home), 'invoice', { caseDetail: id });
    const hr = await countsAs('hr', id);
    expect(['INVOICE' in hr, 'VENDOR_BILL' in hr, 'EXPENSE' in hr]).toEqual([false, false, false]);
    expect((await countsAs('finance', id)).INVOICE).toBe(1);
    expect((await act('hr', id, 'complete-finances')).status).toBe(403);
    expect((await act('finance', id, 'complete-finances')).body.code).toBe('cases.moneyOpen');
    expect((await act('finance', id, 'complete-finances-despite', { reason: 'Written off.' })).status).toBe(403);
    await port.in(home).records(catalogue.entity('invoice')).move(bill, 'status.cancel');
    expect((await act('finance', id, 'complete-finances')).body).toMatchObject({
      financiallyComplete: true,
      financiallyCompletedBy: { id: userOf.finance },
    });
  });
  test('waits for the bills for any service of the assignment, also where they stand on a line only', async () => {
    const id = await active();
    const { id: moving } = await service(id, { status: 'COMPLETED' });
    const { id: bill } = await make(port.in(home), 'vendorInvoice', { externalReference: 'B-1' });
    await make(port.in(home), 'vendorInvoiceLine', { vendorInvoice: bill, caseService: moving });
    await port.in(home).records(catalogue.entity('vendorInvoice')).move(bill, 'status.submit');
    const line = (await closingAs('finance', id)).sides.FINANCIAL.lines.find(({ kind }) => kind === 'VENDOR_BILL');
    expect(line).toEqual({ kind: 'VENDOR_BILL', count: 1, ids: [bill] });
  });
});

describe('an assignment', () => {
  test('is closed when both are complete, reopened by who may, and completed anew after it was', async () => {
    const id = await active();
    expect((await act('caseManager', id, 'complete')).body).toMatchObject({ code: 'cases.notComplete' });
    await act('caseManager', id, 'complete-operations');
    const half = await act('caseManager', id, 'complete');
    expect([half.status, half.body.title]).toEqual([409, 'The assignment is not financially complete yet.']);
    await act('finance', id, 'complete-finances');
    expect((await act('caseManager', id, 'complete')).body.status).toBe('CLOSED');
    expect((await act('financeLead', id, 'reopen-finances', { reason: 'Late bill.' })).body.code).toBe(
      'cases.caseIsOver',
    );
    expect((await act('caseManager', id, 'reopen', { reason: 'Extended.' })).status).toBe(403);
    expect((await act('hr', id, 'reopen', {})).status).toBe(422);
    expect((await act('hr', id, 'reopen', { reason: 'Extended.' })).body).toMatchObject({
      status: 'ACTIVE',
      reopeningReason: 'Extended.',
    });
    expect((await act('finance', id, 'reopen-finances', { reason: 'Late bill.' })).status).toBe(403);
    expect((await act('financeLead', id, 'reopen-finances', { reason: 'Late bill.' })).body).toMatchObject({
      financiallyComplete: false,
      financiallyCompletedBy: null,
      financialReopening: 'Late bill.',
    });
    expect((await act('caseManager', id, 'complete')).body.code).toBe('cases.notComplete');
  });
  test('is neither completed by hand nor told of to who does not see it', async () => {
    const id = await active();
    const { version } = await get('administrator', `fe/case-detail/${id}`);
    const byHand = await port.call('PUT', `fe/case-detail/${id}`, {
      as: as.caseManager,
      body: { operationallyComplete: true },
      headers: { 'if-match': `"${version}"` },
    });
    expect([byHand.status, (await get('administrator', `fe/case-detail/${id}`)).operationallyComplete]).toEqual([
      422,
      false,
    ]);
    expect((await port.call('GET', `case-closing?caseDetail=${id}`, { as: as.vendor })).status).toBe(403);
  });
  test('counts what the list of each kind shows', async () => {
    const id = await active();
    await service(id);
    await make(port.in(home), 'requiredDocument', { caseDetailId: id });
    await make(port.in(home), 'pageForm', { caseDetailId: id });
    await make(port.in(home), 'changeOfCircumstance', { caseDetail: id });
    await make(port.in(home), 'caseAccounting', { caseDetail: id });
    await make(port.in(home), 'invoice', { caseDetail: id });
    await make(port.in(home), 'payrollInstruction', { caseDetail: id });
    const counted = await countsAs('administrator', id);
    const all = port.in(home);
    for (const [kind, { entity, of, where }] of Object.entries(closingLists)) {
      if (of === null) continue;
      const ofCase = { field: of, op: 'eq', value: id } as const;
      const listed = await all.records(catalogue.entity(entity)).count({ all: [ofCase, ...where] });
      expect([kind, counted[kind as ClosingKind] ?? 0]).toEqual([kind, kind in counted ? listed : 0]);
    }
    expect(counted).toMatchObject({ SERVICE: 1, DOCUMENT: 1, FORM: 1, INVOICE: 1, ACCOUNTING: 1 });
  });
});

describe('a phase', () => {
  const goTo = async (id: string, phase: string, more: object = {}) => {
    const { version } = await get('caseManager', `fe/case-detail/${id}`);
    const headers = { 'if-match': `"${version}"` };
    return port.call('PUT', `fe/case-detail/${id}`, { as: as.caseManager, body: { phase, ...more }, headers });
  };
  const missing = async (id: string) =>
    (await get('caseManager', `case-closing?caseDetail=${id}`)).phases.map(({ code, missing }: never) => [
      code,
      missing,
    ]);
  test('is entered once its conditions hold, those on the assignment as it will be and those behind a relation', async () => {
    const all = port.in(home);
    for (const [n, code] of ['BEGUN', 'ABROAD'].entries())
      await make(all, 'dataOption', { optionTypeCode: 'CASE_PHASE', code, name: code, sequence: 900 + n });
    const { id } = await make(all, 'caseDetail', { phase: 'BEGUN', commuterDaysPerWeek: null });
    const state = async (name: string, holdsWhen: object) =>
      (
        await port.call('POST', 'fe/phase-gate', {
          as: as.administrator,
          body: { phase: 'ABROAD', name, holdsWhen },
        })
      ).status;
    expect(await state('The days are known', { field: 'commuterDaysPerWeek', op: 'notNull' })).toBe(201);
    expect(await state('The file is paid', { field: 'caseMaster.reference', op: 'eq', value: 'PAID' })).toBe(201);
    expect((await missing(id)).slice(-2)).toEqual([
      ['BEGUN', []],
      ['ABROAD', ['The days are known', 'The file is paid']],
    ]);
    const refused = await goTo(id, 'ABROAD', { commuterDaysPerWeek: '2' });
    expect([refused.status, (await get('caseManager', `fe/case-detail/${id}`)).phase]).toEqual([422, 'BEGUN']);
    expect(JSON.stringify(refused.body)).toContain('The phase is entered once this holds: The file is paid');
    expect(JSON.stringify(refused.body)).not.toContain('The days are known');
    const [stated] = await all
      .records(catalogue.entity('phaseGate'))
      .find({ filter: { field: 'name', op: 'eq', value: 'The file is paid' } });
    await all.records(catalogue.entity('phaseGate')).update(String(stated?.id), { active: false });
    expect((await goTo(id, 'ABROAD', { commuterDaysPerWeek: '2' })).body.phase).toBe('ABROAD');
  });
  test('has its conditions from an administrator, and from nobody of the team', async () => {
    const body = { phase: 'ABROAD', name: 'Anything', holdsWhen: { field: 'confidential', op: 'eq', value: false } };
    expect((await port.call('POST', 'fe/phase-gate', { as: as.caseManager, body })).status).toBe(403);
  });
});
