import { describe, expect, test } from 'vitest';
import {
  closedWays,
  type NoticeFacts,
  noticeSettingRules,
  openWays,
  ownWords,
  refuseWays,
  waysLeft,
} from './notice-setting.rules.ts';

const all = { app: true, mail: true, push: true };

describe('the words of a company', () => {
  test('hold in their language alone, and only when both parts are there', () => {
    const stored = { subjectFr: 'Approuvé', bodyFr: 'C’est fait.', subjectEs: 'Aprobado', bodyEs: null };
    expect(ownWords(stored, 'fr')).toEqual({ subject: 'Approuvé', body: 'C’est fait.' });
    expect(ownWords(stored, 'es')).toBeNull();
    expect(ownWords(undefined, 'en')).toBeNull();
  });
});
describe('the ways of a notice', () => {
  test('are all open until the company closes one', () => {
    expect(openWays(undefined)).toEqual(all);
    expect(openWays({ byEmail: false })).toEqual({ ...all, mail: false });
  });
  test('what the company closed is closed for everybody; what a reader closed stays closed', () => {
    const open = { ...all, mail: false };
    expect(waysLeft({}, all, open)).toEqual(open);
    expect(waysLeft({}, { ...all, push: false }, open)).toEqual({ app: true, mail: false, push: false });
  });
  test('are closed in an app when they are for each of its notices there', () => {
    const notice = (link: string) => ({ to: 'x', channels: ['app', 'mail'], title: '', body: '', link }) as const;
    const event = { notices: [notice('/workspace/a'), notice('/dashboard/b'), notice('/workspace/c')] };
    const closed = (settings: Record<number, object>, app: 'assignee' | 'workspace') =>
      closedWays(event, (place) => settings[place], app);
    expect(closed({ 0: { byEmail: false } }, 'workspace')).toEqual([]);
    expect(closed({ 0: { byEmail: false }, 2: { byEmail: false, inApp: false } }, 'workspace')).toEqual(['mail']);
    expect(closed({ 1: { inApp: false, byPush: false } }, 'assignee')).toEqual(['app', 'push']);
    expect(closedWays({ notices: [] }, () => ({ inApp: false }), 'assignee')).toEqual([]);
  });
  test('safety is told as declared, and a decision always finds a way', () => {
    expect(waysLeft({ weight: 'security' }, all, { app: false, mail: false, push: false })).toEqual(all);
    const mailOnly = { app: false, mail: true, push: false };
    expect(waysLeft({ weight: 'decision' }, mailOnly, { ...all, mail: false })).toEqual({
      ...mailOnly,
      mail: false,
      app: true,
    });
  });
  test('closing is refused where somebody would not be told of their safety or of a decision', () => {
    expect(refuseWays({ weight: 'security' }, { ...all, push: false })?.code).toBe('notifications.safetyStays');
    expect(refuseWays({ weight: 'security' }, all)).toBeUndefined();
    expect(refuseWays({ weight: 'decision' }, { app: false, mail: false, push: true })?.code).toBe(
      'notifications.decisionStays',
    );
    expect(refuseWays({ weight: 'decision' }, { ...all, mail: false })).toBeUndefined();
    expect(refuseWays({}, { app: false, mail: false, push: false })).toBeUndefined();
  });
});

describe('a setting, whoever writes it', () => {
  const facts: NoticeFacts = { told: { weight: undefined, example: 'expense' }, faults: {} };
  const told = (weight: 'security' | 'decision'): NoticeFacts => ({ ...facts, told: { weight, example: 'code' } });
  const found = (setting: object, before?: object, given = facts) =>
    (noticeSettingRules.spec.check?.(setting as never, before as never, given) ?? []).map(({ code, field, params }) => [
      code.replace('notifications.', ''),
      field,
      params,
    ]);
  test('is about a notice that there is', () => {
    expect(found({}, undefined, { faults: {} })).toEqual([['unknownEvent', 'event', undefined]]);
    expect(found({})).toEqual([]);
  });
  test('closes no way of safety and not the last one of a decision', () => {
    expect(found({ byPush: false }, undefined, told('security'))).toEqual([['safetyStays', undefined, undefined]]);
    expect(found({ inApp: false }, { byEmail: false }, told('decision'))).toEqual([]);
    expect(found({ inApp: false, byEmail: false }, { byEmail: false }, told('decision'))).toEqual([
      ['decisionStays', undefined, undefined],
    ]);
    expect(found({ inApp: false, byEmail: false, byPush: false })).toEqual([]);
  });
  test('has a subject and a text in a language, or neither, and they name what the notice knows', () => {
    expect(found({ subjectFr: 'Approuvé' })).toEqual([['bothNeeded', 'bodyFr', undefined]]);
    expect(found({ subjectEn: ' ', bodyEn: 'Done' })).toEqual([['bothNeeded', 'subjectEn', undefined]]);
    const words = { subjectEs: 'Hola {salary}', bodyEs: 'Hecho', subjectEn: 'Done', bodyEn: 'Hello {expense' };
    const faults = { subjectEs: { kind: 'unknown', name: 'salary' }, bodyEn: { kind: 'brackets' } } as const;
    expect(found(words, undefined, { ...facts, faults })).toEqual([
      ['badBrackets', 'bodyEn', { example: '{expense}' }],
      ['unknownVariable', 'subjectEs', { name: 'salary' }],
    ]);
  });
  test('keeps what it had while something else of it changes', () => {
    const old = { subjectEn: 'Hello {gone}', bodyEn: 'Text', inApp: false };
    const faults = { subjectEn: { kind: 'unknown', name: 'gone' } } as const;
    expect(found({ ...old, byPush: false }, old, { ...facts, faults })).toEqual([]);
    expect(found({ ...old, bodyEn: 'Other' }, old, { ...facts, faults })).toHaveLength(1);
    expect(found({ ...old, subjectFr: 'A', bodyFr: 'B' }, old, told('security'))).toEqual([]);
  });
});
