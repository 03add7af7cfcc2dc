import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ApprovalRoute, type Approver, chooseApprover, escalate, mayDecide } from './approvers.rules.ts';

const approver = (user: string, facts: Partial<Approver> = {}): Approver => ({ user, hasAccess: true, ...facts });
const route = (group: Approver[], facts: Partial<ApprovalRoute> = {}): ApprovalRoute => ({
  claim: { employee: 'camille' },
  group,
  today: '2026-03-10',
  find: (user) => group.find((member) => member.user === user),
  ...facts,
});

describe('no self-approval', () => {
  const claim = { employee: 'camille', postedBy: 'clerk' };

  test.each(['camille', 'clerk'])('%s gets the money or entered it and may not decide', (user) => {
    expect(mayDecide(approver(user), claim)).toEqual({ ok: false, code: 'expenses.ownExpense' });
  });

  test('nor may anybody decide on behalf of the one who gets the money', () => {
    expect(mayDecide(approver('ann'), claim, 'camille')).toEqual({ ok: false, code: 'expenses.ownExpense' });
    expect(mayDecide(approver('ann'), claim, 'bob')).toBeUndefined();
  });

  test('an approver who is the assignee is passed over', () => {
    expect(chooseApprover(route([approver('camille'), approver('ann')]))).toEqual({
      ok: true,
      user: 'ann',
      via: [{ user: 'camille', why: 'ownClaim' }],
    });
  });
});

describe('choosing', () => {
  test('an approver who lost access is passed over for the next in the group', () => {
    const choice = chooseApprover(route([approver('gone', { hasAccess: false }), approver('ann')]));
    expect(choice).toMatchObject({ ok: true, user: 'ann', via: [{ user: 'gone', why: 'noAccess' }] });
  });

  test('nobody left in the group: the fallback contact', () => {
    const gone = [approver('gone', { hasAccess: false })];
    expect(chooseApprover(route(gone, { fallback: approver('hr') }))).toMatchObject({ ok: true, user: 'hr' });
    expect(chooseApprover(route(gone, { fallback: approver('camille') }))).toMatchObject({
      ok: false,
      code: 'expenses.noApprover',
    });
    expect(chooseApprover(route([]))).toEqual({ ok: false, code: 'expenses.noApprover', via: [] });
  });

  test('a delegation counts up to and including its last day', () => {
    const group = [approver('ann', { delegateTo: 'bob', delegateUntil: '2026-03-10' }), approver('bob')];
    expect(chooseApprover(route(group))).toMatchObject({ user: 'bob', onBehalfOf: 'ann' });
    expect(chooseApprover(route(group, { today: '2026-03-11' }))).toMatchObject({ user: 'ann', via: [] });
  });

  test('a delegation without end is none', () => {
    const group = [approver('ann', { delegateTo: 'bob' }), approver('bob')];
    expect(chooseApprover(route(group))).toMatchObject({ user: 'ann' });
  });

  test('a delegate who is the assignee or has no access leaves the task with the delegator', () => {
    const toCamille = [approver('ann', { delegateTo: 'camille', delegateUntil: '2026-12-31' })];
    const find = (user: string) => approver(user);
    expect(chooseApprover(route(toCamille, { find }))).toMatchObject({
      user: 'ann',
      via: [{ user: 'camille', why: 'delegateNotEligible' }],
    });
  });

  test('delegations are followed to their end and never in a circle', () => {
    const until = { delegateUntil: '2026-12-31' };
    const chain = [
      approver('ann', { delegateTo: 'bob', ...until }),
      approver('bob', { delegateTo: 'cid', ...until }),
      approver('cid', { delegateTo: 'ann', ...until }),
    ];
    expect(chooseApprover(route(chain))).toMatchObject({ user: 'cid', onBehalfOf: 'ann' });
  });
});

describe('escalation', () => {
  test('goes to the next in the group, then to the fallback, and ends there', () => {
    const facts = { fallback: approver('hr') };
    const group = [approver('ann'), approver('bob')];
    expect(escalate('ann', route(group, facts))).toMatchObject({
      user: 'bob',
      via: [{ user: 'ann', why: 'escalated' }],
    });
    expect(escalate('bob', route(group, facts))).toMatchObject({ user: 'hr' });
    expect(escalate('hr', route([], facts))).toMatchObject({ ok: false, code: 'expenses.noApprover' });
  });

  test('goes to the escalation contact first, unless that is who did not decide', () => {
    const facts = { escalation: approver('head') };
    expect(escalate('ann', route([approver('ann'), approver('bob')], facts))).toMatchObject({ user: 'head' });
    expect(escalate('head', route([approver('ann'), approver('bob')], facts))).toMatchObject({ user: 'ann' });
  });

  test('does not come back to the same person through a delegation', () => {
    const bob = approver('bob', { delegateTo: 'ann', delegateUntil: '2026-12-31' });
    expect(escalate('ann', route([approver('ann'), bob]))).toMatchObject({ ok: true, user: 'bob' });
  });
});

test('whoever is chosen has access and is not involved, whatever the group looks like', () => {
  const user = fc.constantFrom('camille', 'clerk', 'ann', 'bob', 'cid');
  const member = fc.record({
    user,
    hasAccess: fc.boolean(),
    delegateTo: fc.option(user),
    delegateUntil: fc.option(fc.constantFrom('2026-03-09', '2026-03-10', '2026-12-31')),
  });
  const group = fc.uniqueArray(member, { selector: (one) => one.user });
  fc.assert(
    fc.property(group, fc.option(user), (members, current) => {
      const claim = { employee: 'camille', postedBy: 'clerk' };
      const choice = current ? escalate(current, route(members, { claim })) : chooseApprover(route(members, { claim }));
      if (!choice.ok) return;
      expect(members.find((one) => one.user === choice.user)?.hasAccess).toBe(true);
      expect(['camille', 'clerk']).not.toContain(choice.user);
      expect(['camille', 'clerk']).not.toContain(choice.onBehalfOf);
      expect(choice.user).not.toBe(current);
    }),
  );
});
