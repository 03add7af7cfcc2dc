import { describe, expect, test } from 'vitest';
import { closedWays, openWays, ownWords, refuseWays, waysLeft } from './notice-setting.rules.ts';

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
