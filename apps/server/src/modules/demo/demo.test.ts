import {
  allFields,
  type Entity,
  Exact,
  inputsOf,
  isRefusal,
  parseField,
  type Trace,
  type Values,
} from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { videoCall } from '@homeport/model/calls';
import { caseDetail, caseService } from '@homeport/model/cases';
import { chatMessage, conversation, conversationMember } from '@homeport/model/chat';
import { diaryEntry, noticeOf } from '@homeport/model/diary';
import { attachment } from '@homeport/model/documents';
import { caseExpense, caseExpenseBatch, decimalsOf, type ExpenseFinding } from '@homeport/model/expenses';
import { helpDeskTicket } from '@homeport/model/help-desk';
import { user } from '@homeport/model/identity';
import { expensePayment, paymentBatch } from '@homeport/model/payments';
import { person } from '@homeport/model/people';
import { convertLike, exchangeRate } from '@homeport/model/rates';
import { optionDefaults } from '@homeport/model/reference';
import { caseTimeline } from '@homeport/model/timeline';
import { trip } from '@homeport/model/travel';
import { beforeAll, describe, expect, test } from 'vitest';
import { clockAt } from './clock.ts';
import { personOfUser } from './staff.ts';
import { type ToldTenant, tellTenant } from './tell-tenant.ts';
import { brightwater, castellane, demoTenants, nordlys, tecnovia } from './tenants.data.ts';
import { demoUsers } from './users.data.ts';
import { userId } from './world.ts';

const now = Temporal.Instant.from('2026-11-21T15:30:00Z');
const tell = (tenant: (typeof demoTenants)[number], at = now): ToldTenant =>
  tellTenant(tenant, clockAt(at), 'hash', (key) => key);
const told = new Map<string, ToldTenant>();
beforeAll(() => {
  for (const tenant of demoTenants) told.set(tenant.code, tell(tenant));
});

const valuesIn = (one: ToldTenant | undefined, entity: Entity): (Values & { id: string })[] =>
  (one?.world.rowsOf(entity) ?? []).map(({ id }) => ({ ...one?.world.valuesOf(entity, id), id }));
const clients = () => demoTenants.filter((t) => t.managed).map((t) => told.get(t.code) as ToldTenant);
const inClients = (entity: Entity) => clients().flatMap((one) => valuesIn(one, entity));
const count = <T>(items: readonly T[], is: (item: T) => boolean): number => items.filter(is).length;
const waiting = ['AWAITING_APPROVAL', 'DELEGATED', 'ESCALATED', 'ON_HOLD'];

describe('the demo as a whole', () => {
  test('has exchange rates of days on which markets were open', () => {
    const days = [...told.values()].flatMap((one) => valuesIn(one, exchangeRate).map((rate) => rate.effectiveDate));
    expect(days.length).toBeGreaterThan(100);
    expect(days.filter((day) => Temporal.PlainDate.from(String(day)).dayOfWeek > 5)).toEqual([]);
  });
  test('has the numbers that are promised for the clients of the managing company', () => {
    expect(inClients(caseDetail)).toHaveLength(240);
    expect(inClients(caseService)).toHaveLength(1180);
    expect(inClients(diaryEntry)).toHaveLength(6000);
    expect(inClients(caseTimeline)).toHaveLength(3600);
    expect(inClients(caseExpenseBatch)).toHaveLength(470);
    expect(inClients(caseExpense)).toHaveLength(2150);
    expect(inClients(expensePayment)).toHaveLength(38);
    expect(count(inClients(caseExpense), (e) => waiting.includes(e.approvalStatus as string))).toBe(36);
    expect(demoUsers).toHaveLength(40);
  });
  test('has people who talk: tickets, chats, a call tomorrow', () => {
    expect(inClients(helpDeskTicket)).toHaveLength(190);
    const diegos = valuesIn(told.get('TECNOVIA'), helpDeskTicket);
    const [diego] = valuesIn(told.get('TECNOVIA'), user).filter((u) => u.login === 'assignee.es');
    expect(count(diegos, (t) => t.assignee === diego?.person)).toBe(13);
    const [camille] = valuesIn(told.get('CASTELLANE'), user).filter((u) => u.login === 'assignee.fr');
    const chats = valuesIn(told.get('CASTELLANE'), conversation);
    const hers = chats.find((c) => c.assignee === camille?.person);
    const [seat] = valuesIn(told.get('CASTELLANE'), conversationMember).filter((m) => m.user === camille?.id);
    expect([hers?.lastSeq, Number(hers?.lastSeq) - Number(seat?.lastReadSeq)]).toEqual([23, 2]);
    expect(count(valuesIn(told.get('CASTELLANE'), chatMessage), (m) => m.conversation === hers?.id)).toBe(23);
    const calls = valuesIn(told.get('CASTELLANE'), videoCall).filter((c) => c.assignee === camille?.person);
    expect(count(calls, (c) => c.status === 'SCHEDULED' && String(c.startsAt).startsWith('2026-11-22'))).toBe(1);
  });
  test('has assignments of all types and phases, and the special ones', () => {
    const cases = inClients(caseDetail);
    const by = (field: string, value: unknown) => count(cases, (c) => c[field] === value);
    expect([
      by('status', 'PENDING'),
      by('status', 'ON_HOLD'),
      by('status', 'BLOCKED'),
      by('confidential', true),
    ]).toEqual([12, 9, 5, 7]);
    expect(new Set(cases.map((c) => c.type)).size).toBe(6);
    expect(new Set(cases.map((c) => c.phase)).size).toBe(5);
  });
  test('is the same story on every machine', () => {
    const again = tell(castellane);
    for (const entity of catalogue.entities) {
      const strip = (one: ToldTenant) =>
        one.world
          .rowsOf(entity)
          .map(({ id, steps }) => ({ id, steps: steps.map((s) => ({ ...s, set: { ...s.set, storageKey: '' } })) }));
      expect(strip(again)).toEqual(strip(told.get('CASTELLANE') as ToldTenant));
    }
  });
  test('tells nothing that is still to come, and everything of a record in its order', () => {
    for (const { world } of told.values()) {
      for (const entity of catalogue.entities) {
        for (const { id, steps } of world.rowsOf(entity)) {
          const times = steps.map((s) => Temporal.Instant.from(s.at).epochMilliseconds);
          expect(times.at(-1), `${entity.name} ${id}`).toBeLessThanOrEqual(now.epochMilliseconds);
          expect(
            [...times].sort((a, b) => a - b),
            `${entity.name} ${id}`,
          ).toEqual(times);
        }
      }
    }
  });
  test('moves records along declared transitions only', () => {
    for (const { world } of told.values()) {
      for (const entity of catalogue.entities) {
        for (const [name, field] of Object.entries(entity.fields)) {
          if (field.type !== 'lifecycle') continue;
          for (const { steps } of world.rowsOf(entity)) {
            let state = (steps[0].set[name] ?? field.initial) as string;
            for (const step of steps.slice(1)) {
              const next = step.set[name] as string | undefined;
              if (next === undefined || next === state) continue;
              const way = field.transitions[step.deed];
              expect(
                [way?.from.includes(state), way?.to],
                `${entity.name}: ${step.deed} from ${state} to ${next}`,
              ).toEqual([true, next]);
              state = next;
            }
          }
        }
      }
    }
  });
  test('uses codes of the pick lists only', () => {
    for (const { world } of told.values()) {
      for (const entity of catalogue.entities) {
        for (const [name, field] of Object.entries(entity.fields)) {
          if (field.type !== 'option' || !field.optionType) continue;
          const codes = [undefined, null, ...(optionDefaults[field.optionType] ?? []).map((o) => o.code)];
          for (const { id } of world.rowsOf(entity)) expect(codes).toContain(world.valuesOf(entity, id)[name]);
        }
      }
    }
  });
  test('has values that a person could have entered', () => {
    for (const { world } of told.values()) {
      for (const entity of catalogue.entities) {
        const fields = allFields(entity);
        for (const { id } of world.rowsOf(entity)) {
          for (const [name, value] of Object.entries(world.valuesOf(entity, id))) {
            const field = fields[name];
            if (!field || field.secret) continue;
            const parsed = parseField(value, field);
            expect(
              isRefusal(parsed) ? `${entity.name}.${name} ${JSON.stringify(value)}: ${parsed.code}` : 'right',
            ).toBe('right');
          }
          for (const [name, field] of Object.entries(entity.fields)) {
            if (field.required && !field.derived && field.initial === undefined) {
              expect(world.valuesOf(entity, id)[name] ?? null, `${entity.name}.${name}`).not.toBeNull();
            }
          }
        }
      }
    }
  });
});

describe('every amount of the demo', () => {
  test('is converted with a recorded rate that was in force, multiplied or divided, and rounded once', () => {
    for (const one of told.values()) {
      const rates = new Map(valuesIn(one, exchangeRate).map((r) => [r.id, r]));
      for (const e of valuesIn(one, caseExpense)) {
        const explanation = e.explanation as unknown as Trace;
        let exact = new Exact(e.amount as string);
        for (const { name, value, source } of inputsOf(explanation).slice(1)) {
          const record = rates.get(source?.id ?? '');
          expect([record?.rate, String(record?.effectiveDate) <= String(e.expenseDate)]).toEqual([value, true]);
          if (e.submittedDate) expect(record?.status).toBe('USED');
          exact = name === 'along' ? exact.times(value) : exact.div(value);
        }
        expect(e.convertedAmount).toBe(exact.toFixed(decimalsOf(e.convertedCurrency as string), Exact.ROUND_HALF_UP));
        expect(
          new Exact((e.goodsAmount ?? '0') as string).plus((e.taxAmount1 ?? '0') as string).equals(e.amount as string),
        ).toBe(true);
        expect(new Exact(e.amount as string).decimalPlaces()).toBeLessThanOrEqual(decimalsOf(e.currency as string));
      }
    }
  });
  test('adds up: lines to reports, reports to payments, payments to batches', () => {
    for (const one of told.values()) {
      const lines = Map.groupBy(valuesIn(one, caseExpense), (e) => e.caseExpenseBatch as string);
      const reports = new Map(valuesIn(one, caseExpenseBatch).map((r) => [r.id, r]));
      for (const r of reports.values()) {
        const own = (lines.get(r.id) ?? []).filter((e) => e.approvalStatus !== 'CANCELLED');
        const sum = own.reduce((all, e) => all.plus(e.convertedAmount as string), new Exact(0));
        expect(sum.equals(r.batchTotal as string)).toBe(true);
        expect(r.numberOfEntries).toBe(own.length);
        const approved = own.reduce(
          (all, e) =>
            e.approvedAmount ? all.plus(convertLike(e.approvedAmount as string, e.explanation as never).amount) : all,
          new Exact(0),
        );
        if (r.approvedTotal !== null) expect(approved.equals(r.approvedTotal as string)).toBe(true);
      }
      const payments = valuesIn(one, expensePayment);
      for (const p of payments)
        expect(p.amountRequested).toBe(reports.get(p.caseExpenseBatch as string)?.batchPaymentAmount);
      for (const b of valuesIn(one, paymentBatch)) {
        const sum = payments
          .filter((p) => p.paymentBatch === b.id)
          .reduce((all, p) => all.plus(p.amountRequested as string), new Exact(0));
        expect(sum.toFixed(decimalsOf(b.currency as string))).toBe(b.total);
      }
    }
  });
  test('was handed in without anything that blocks', () => {
    for (const e of [...told.values()].flatMap((one) => valuesIn(one, caseExpense))) {
      if (e.approvalStatus === 'DRAFT') continue;
      expect((e.findings as unknown as ExpenseFinding[]).filter((f) => f.severity === 'block')).toEqual([]);
    }
  });
  test('has a receipt of its own', () => {
    for (const one of told.values()) {
      const receipts = valuesIn(one, attachment).filter((a) => a.purpose === 'EXPENSE_RECEIPT');
      const hashes = receipts.map((a) => a.sha256);
      expect(new Set(hashes).size).toBe(hashes.length);
      const ids = new Set(valuesIn(one, attachment).map((a) => a.id));
      for (const e of valuesIn(one, caseExpense)) if (e.receipt) expect(ids.has(e.receipt as string)).toBe(true);
    }
  });
  test('occurs in every currency of the demo, dinars with three decimals among them', () => {
    const currencies = new Set(inClients(caseExpense).map((e) => e.currency));
    expect([...currencies].sort()).toEqual([
      'AED',
      'BRL',
      'CHF',
      'EUR',
      'GBP',
      'INR',
      'JPY',
      'KWD',
      'MXN',
      'SGD',
      'USD',
      'ZAR',
    ]);
  });
});

describe('the stories', () => {
  const reportsOf = (tenant: { code: string }, login: string) => {
    const one = told.get(tenant.code);
    const who = valuesIn(one, user).find((u) => u.id === userId(login))?.person;
    const reports = valuesIn(one, caseExpenseBatch).filter((r) => r.assignee === who);
    const lines = valuesIn(one, caseExpense).filter((e) => e.assignee === who);
    const cases = valuesIn(one, caseDetail).filter((c) => c.assignee === who);
    const payments = valuesIn(one, expensePayment).filter((p) => p.payee === who);
    return {
      who,
      reports,
      lines,
      cases,
      payments,
      services: valuesIn(one, caseService).filter((s) => s.assignee === who),
    };
  };
  test('Camille Laurent has a plan of 26 dates in five phases: eight are past, one is today', () => {
    const camille = told.get('CASTELLANE');
    const plan = valuesIn(camille, caseTimeline).filter((item) => item.assignee === personOfUser('assignee.fr'));
    const today = clockAt(now).today;
    expect(plan).toHaveLength(26);
    expect(count(plan, (item) => String(item.eventDate) < today)).toBe(8);
    expect(count(plan, (item) => item.eventDate === today)).toBe(1);
    expect(plan.every((item) => item.publishToAssignee)).toBe(true);
    expect(count(plan, (item) => (item.services as unknown[]).length > 0)).toBeGreaterThan(8);
  });
  test('Camille Laurent: 38 days to go, nine services, four reports in four currencies', () => {
    const { reports, lines, cases, payments, services } = reportsOf(castellane, 'assignee.fr');
    expect(cases.map((c) => [c.name, c.assignmentStartDate, c.manager])).toEqual([
      ['Camille Laurent: Lyon → Singapore', '2026-12-29', userId('case.manager')],
    ]);
    expect([services.length, lines.length, new Set(lines.map((e) => e.currency)).size]).toEqual([9, 14, 4]);
    expect(reports.map((r) => [r.status, r.numberOfEntries]).sort()).toEqual([
      ['APPROVED', 4],
      ['AWAITING_APPROVAL', 3],
      ['OPEN', 4],
      ['PAID', 3],
    ]);
    const open = lines.filter((e) => e.approvalStatus === 'DRAFT');
    expect(open.flatMap((e) => e.findings as unknown as ExpenseFinding[]).map((f) => f.code)).toEqual([
      'expenses.missingReceipt',
    ]);
    expect(count(lines, (e) => e.approvalStatus === 'REJECTED')).toBe(1);
    expect(payments).toHaveLength(1);
    const family = told.get('CASTELLANE')?.world;
    expect(family?.valuesOf(person, String(cases[0]?.assignee)).firstName).toBe('Camille');
  });
  test('Diego Herrera: day 212 of 730', () => {
    const { cases, payments, reports } = reportsOf(tecnovia, 'assignee.es');
    const start = Temporal.PlainDate.from(String(cases[0]?.assignmentStartDate));
    expect(start.until('2026-11-21').days + 1).toBe(212);
    expect(start.until(String(cases[0]?.assignmentEndDate), { largestUnit: 'days' }).days + 1).toBe(730);
    expect([reports.length, payments.length]).toEqual([5, 2]);
  });
  test('Aisha Okafor: eleven reports, nine payments, two Previous Relocations', () => {
    const { cases, payments, reports } = reportsOf(brightwater, 'assignee.en');
    expect([reports.length, count(payments, (p) => p.status === 'PAID')]).toEqual([11, 9]);
    expect(cases.map((c) => c.status).sort()).toEqual(['ACTIVE', 'CLOSED', 'CLOSED']);
  });
  test('the first approver has something of everything to judge; the third has delegated to the second', () => {
    const one = told.get('CASTELLANE');
    const mine = valuesIn(one, caseExpense).filter(
      (e) => e.approver === userId('approver.one') && waiting.includes(e.approvalStatus as string),
    );
    const codes = new Set(mine.flatMap((e) => e.findings as unknown as ExpenseFinding[]).map((f) => f.code));
    expect([...codes].sort()).toEqual(['expenses.overLimit', 'expenses.possibleDuplicate', 'expenses.tooOld']);
    expect(count(mine, (e) => e.receipt === null)).toBe(1);
    const third = valuesIn(one, user).find((u) => u.id === userId('approver.three'));
    expect([third?.delegateTo, third?.delegateUntil]).toEqual([userId('approver.two'), '2026-12-12']);
  });
  test('the longest name is there, and one assignment is empty', () => {
    const names = valuesIn(told.get('HALDEN'), person).map((p) => String(p.lastName));
    expect(Math.max(...names.map((n) => n.length))).toBeGreaterThanOrEqual(60);
    const served = new Set(inClients(caseService).map((s) => s.caseDetail));
    expect(inClients(caseDetail).some((c) => !served.has(c.id))).toBe(true);
  });
  test('the company of its own shares no record with the others', () => {
    const own = new Set(
      catalogue.entities.flatMap((entity) => valuesIn(told.get(nordlys.code), entity).map((v) => v.id)),
    );
    for (const entity of catalogue.entities) for (const v of inClients(entity)) expect(own.has(v.id)).toBe(false);
  });
  test('every day of the calendar makes a demo, around year ends and leap days, too', () => {
    for (const day of [
      '2026-12-31T23:59:59Z',
      '2027-01-01T00:00:00Z',
      '2028-02-29T12:00:00Z',
      '2027-03-28T01:30:00Z',
    ]) {
      const at = Temporal.Instant.from(day);
      const { world } = tell(castellane, at);
      expect(world.rowsOf(caseExpenseBatch)).toHaveLength(139);
      for (const { steps } of world.rowsOf(caseExpense)) expect(steps.every((s) => s.at <= String(at))).toBe(true);
    }
  });
});

describe('the travel diary of Diego', () => {
  const diego = () => {
    const one = told.get('TECNOVIA') as ToldTenant;
    const mine = (entity: Entity) => valuesIn(one, entity).filter((v) => v.assignee === one.own?.assignee.person);
    return { entries: mine(diaryEntry), trips: mine(trip) };
  };
  test('has 164 entries, 6 of them half days, 3 locked, and 5 trips', () => {
    const { entries, trips } = diego();
    expect(entries).toHaveLength(164);
    expect(entries.filter((e) => e.part !== 'DAY')).toHaveLength(6);
    expect(entries.filter((e) => e.status === 'LOCKED')).toHaveLength(3);
    expect(trips).toHaveLength(5);
  });
  test('has a month with every conflict there is', () => {
    const known = diego().entries.map((e) => ({
      id: String(e.id),
      startDay: String(e.startDay),
      endDay: String(e.endDay),
      part: e.part as 'DAY',
      locked: e.status === 'LOCKED',
    }));
    const today = Temporal.PlainDate.from((told.get('TECNOVIA') as ToldTenant).world.clock.today);
    const month = today.with({ day: 1 }).subtract({ months: 1 });
    const at = (from: number, to = from) =>
      noticeOf(known, { from: month.with({ day: from }).toString(), to: month.with({ day: to }).toString() });
    expect([at(3), at(2, 4), at(5), at(5, 6), at(4, 7), at(20), at(18, 22)]).toEqual([
      'oneAllDay',
      'manyAllDay',
      'oneHalfDay',
      'manyHalfDay',
      'mixed',
      'oneLocked',
      'lockedInRange',
    ]);
  });
});
test('no diary of the demo has two entries on one half of a day', () => {
  for (const one of told.values()) {
    const taken = new Set<string>();
    for (const e of valuesIn(one, diaryEntry))
      for (let day = Date.parse(String(e.startDay)); day <= Date.parse(String(e.endDay)); day += 86_400_000)
        for (const half of e.part === 'DAY' ? ['MORNING', 'AFTERNOON'] : [e.part]) {
          const slot = `${e.assignee} ${day} ${half}`;
          expect(taken.has(slot), slot).toBe(false);
          taken.add(slot);
        }
  }
});
