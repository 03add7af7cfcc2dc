import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MoneyEvent, type MoneyEventKind, STAGES, stageTracker } from './stages.rules.ts';

const created: MoneyEvent = { kind: 'created', at: '2026-03-01T09:00:00Z', by: 'camille' };
const submitted: MoneyEvent = { kind: 'submitted', at: '2026-03-02T09:00:00Z', by: 'camille', to: 'ann' };
const approved: MoneyEvent = { kind: 'approved', at: '2026-03-04T09:00:00Z', by: 'ann', reason: 'Within policy' };
const batched: MoneyEvent = { kind: 'batched', at: '2026-03-05T09:00:00Z', by: 'fin', reference: 'EXP1' };
const released: MoneyEvent = { kind: 'released', at: '2026-03-06T09:00:00Z', by: 'lead' };
const paid: MoneyEvent = { kind: 'paid', at: '2026-03-09T09:00:00Z', accountEnding: '0189' };
const states = (...events: MoneyEvent[]) => stageTracker(events).stages.map((stage) => stage.state);

describe('where is my money', () => {
  test('a draft waits for the assignee', () => {
    expect(states(created)).toEqual(['current', 'waiting', 'waiting', 'waiting', 'waiting']);
    expect(stageTracker([created])).toMatchObject({
      current: 'draft',
      waitingFor: { role: 'assignee', person: 'camille' },
    });
  });

  test('submitted: the approver owns it, with the date since when', () => {
    const tracker = stageTracker([created, submitted]);
    expect(states(created, submitted)).toEqual(['done', 'done', 'current', 'waiting', 'waiting']);
    expect(tracker.waitingFor).toEqual({ role: 'approver', person: 'ann' });
    expect(tracker.stages[2]).toMatchObject({ date: submitted.at, event: 'submitted' });
    expect(tracker.stages[1]).toMatchObject({ date: submitted.at, owner: { role: 'assignee', person: 'camille' } });
  });

  test('approved by one group it waits for whoever the next one asks', () => {
    const on: MoneyEvent = { kind: 'passedOn', at: '2026-03-03T09:00:00Z', by: 'ann', to: 'lea' };
    expect(stageTracker([created, submitted, on]).waitingFor).toEqual({ role: 'approver', person: 'lea' });
    expect(states(created, submitted, on)).toEqual(['done', 'done', 'current', 'waiting', 'waiting']);
  });

  test('what was prepared keeps its day when it is handed in, and has a new one once it was taken back', () => {
    const reopened: MoneyEvent = { kind: 'reopened', at: '2026-03-03T09:00:00Z', by: 'camille' };
    const again: MoneyEvent = { ...submitted, at: '2026-03-04T09:00:00Z' };
    expect(stageTracker([created, submitted]).stages[0]).toMatchObject({ state: 'done', date: created.at });
    const [draft, handedIn] = stageTracker([created, submitted, reopened, again]).stages;
    expect([draft?.date, handedIn?.date]).toEqual([reopened.at, again.at]);
  });

  test('delegated, held, resumed: the owner moves, the reason is shown while it holds', () => {
    const delegated: MoneyEvent = {
      kind: 'delegated',
      at: '2026-03-03T08:00:00Z',
      by: 'ann',
      to: 'bob',
      reason: 'Leave',
    };
    const held: MoneyEvent = { kind: 'held', at: '2026-03-03T09:00:00Z', by: 'bob', reason: 'Receipt unreadable' };
    const resumed: MoneyEvent = { kind: 'resumed', at: '2026-03-03T10:00:00Z', by: 'bob' };
    expect(stageTracker([created, submitted, delegated]).stages[2]).toMatchObject({
      state: 'current',
      owner: { person: 'bob' },
      reason: 'Leave',
      event: 'delegated',
    });
    expect(stageTracker([created, submitted, delegated, held]).stages[2]).toMatchObject({
      state: 'onHold',
      owner: { person: 'bob' },
      reason: 'Receipt unreadable',
    });
    const after = stageTracker([created, submitted, delegated, held, resumed]).stages[2];
    expect(after).toMatchObject({ state: 'current', owner: { person: 'bob' } });
    expect(after?.reason).toBeUndefined();
  });

  test('rejected: the reason is shown and the assignee has to act', () => {
    const rejected: MoneyEvent = { kind: 'rejected', at: '2026-03-04T09:00:00Z', by: 'ann', reason: 'Private dinner' };
    const tracker = stageTracker([created, submitted, rejected]);
    expect(tracker.stages[2]).toMatchObject({ state: 'rejected', reason: 'Private dinner', owner: { person: 'ann' } });
    expect(tracker).toMatchObject({ current: 'approval', waitingFor: { role: 'assignee', person: 'camille' } });
  });

  test('approved: the approval keeps who, when and why; finance is next', () => {
    const tracker = stageTracker([created, submitted, approved]);
    expect(tracker.stages[2]).toEqual({
      stage: 'approval',
      state: 'done',
      owner: { role: 'approver', person: 'ann' },
      date: approved.at,
      reason: 'Within policy',
      event: 'approved',
    });
    expect(tracker.stages[3]).toEqual({
      stage: 'payment',
      state: 'current',
      owner: { role: 'finance' },
      date: approved.at,
      event: 'approved',
    });
  });

  test('batched, released, paid: finance, then the bank, then the money with reference and account ending', () => {
    expect(stageTracker([created, submitted, approved, batched]).waitingFor).toEqual({
      role: 'finance',
      person: 'fin',
    });
    expect(stageTracker([created, submitted, approved, batched, released]).waitingFor).toEqual({ role: 'bank' });
    const tracker = stageTracker([created, submitted, approved, batched, released, paid]);
    expect(tracker.stages.map((stage) => stage.state)).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(tracker.payment).toEqual({ reference: 'EXP1', accountEnding: '0189' });
    expect(tracker.current).toBeUndefined();
    expect(tracker.waitingFor).toBeUndefined();
  });

  test('unapproved: payment is taken back, and so is its reference', () => {
    const unapproved: MoneyEvent = { kind: 'unapproved', at: '2026-03-05T12:00:00Z', by: 'ann', reason: 'Wrong rate' };
    const tracker = stageTracker([created, submitted, approved, batched, unapproved]);
    expect(tracker.stages.map((stage) => stage.state)).toEqual(['done', 'done', 'current', 'waiting', 'waiting']);
    expect(tracker.stages[2]).toMatchObject({ reason: 'Wrong rate', owner: { person: 'ann' } });
    expect(tracker.stages[3]).toEqual({ stage: 'payment', state: 'waiting', owner: { role: 'finance' } });
    expect(tracker.payment).toBeUndefined();
  });

  test('a payment that came back says why and returns to finance', () => {
    const failed: MoneyEvent = { kind: 'failed', at: '2026-03-08T09:00:00Z', reason: 'Account closed' };
    const tracker = stageTracker([created, submitted, approved, batched, released, failed]);
    expect(tracker.stages[3]).toMatchObject({ state: 'failed', reason: 'Account closed', owner: { role: 'finance' } });
  });

  test('cancelled: nobody has to act any more', () => {
    const cancelled: MoneyEvent = { kind: 'cancelled', at: '2026-03-03T09:00:00Z', by: 'camille', reason: 'Edited' };
    const tracker = stageTracker([created, submitted, cancelled]);
    expect(tracker.stages[2]).toMatchObject({ state: 'cancelled', reason: 'Edited' });
    expect(tracker.waitingFor).toBeUndefined();
  });

  test('no history: nothing has happened, nobody is waited for', () => {
    expect(states()).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'waiting']);
    expect(stageTracker([]).waitingFor).toBeUndefined();
  });

  test('for every history: stages before the current one are done, those after it wait, and paid needs a payment', () => {
    const kinds: MoneyEventKind[] = [
      'created',
      'submitted',
      'delegated',
      'escalated',
      'held',
      'resumed',
      'approved',
      'unapproved',
      'rejected',
      'reopened',
      'batched',
      'unbatched',
      'released',
      'failed',
      'paid',
      'cancelled',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 20 }), (history) => {
        const events = history.map(
          (kind, n): MoneyEvent => ({ kind, at: `2026-03-01T09:00:${String(n).padStart(2, '0')}Z` }),
        );
        const { stages, current } = stageTracker(events);
        const at = current === undefined ? STAGES.length : STAGES.indexOf(current);
        stages.forEach((stage, index) => {
          if (index < at) expect(stage.state).toBe('done');
          if (index > at) expect(stage.state).toBe('waiting');
        });
        if (current === undefined) expect(history).toContain('paid');
        expect(stageTracker([...events].reverse())).toEqual(stageTracker(events));
      }),
    );
  });
});
