import { legalHold, purge, retentionRule } from '@homeport/model/privacy';
import type { DemoCase } from '../cases.ts';
import { administratorOf, type World } from '../world.ts';
import { say, set, settingId, step } from './settle.ts';

/** Kind, event, how long, unit, country: what a company of the trade keeps how long. */
const rules = [
  ['PERSON', 'ASSIGNMENT_ENDED', 7, 'YEARS', null],
  ['PERSON', 'ASSIGNMENT_ENDED', 10, 'YEARS', 'DE'],
  ['DIARY', 'ASSIGNMENT_ENDED', 12, 'MONTHS', null],
  ['TRIPS', 'RECORDED', 2, 'YEARS', null],
  ['CHATS', 'ASSIGNMENT_ENDED', 6, 'MONTHS', null],
  ['TICKETS', 'ASSIGNMENT_ENDED', 3, 'MONTHS', null],
  ['SURVEYS', 'RECORDED', 2, 'YEARS', null],
  ['CALLS', 'RECORDED', 1, 'YEARS', null],
  ['NOTICES', 'RECORDED', 20, 'DAYS', null],
] as const;
const bases = {
  YEARS: ['Tax law and limitation of claims', 'Ley fiscal y prescripción', 'Droit fiscal et prescription'],
  MONTHS: ['Agreed with the works council', 'Acordado con el comité de empresa', 'Convenu avec le comité d’entreprise'],
  DAYS: ['No longer needed', 'Ya no es necesario', 'N’est plus nécessaire'],
} as const;

/** How long things are kept, whose must not go, and the purges there were. */
export function addRetention(world: World, cases: readonly DemoCase[]): void {
  const { clock } = world;
  rules.forEach(([kind, event, keepFor, unit, country], i) => {
    set(world, retentionRule, i, { kind, event, keepFor, unit, country, basis: say(world, bases[unit]) }, 700);
  });
  // Of who has left for good, those that were over first: what is held would be due.
  const here = new Set(cases.filter((of) => of.status !== 'CLOSED').map((of) => of.assignee.person));
  const closed = cases
    .filter((of) => of.status === 'CLOSED' && !here.has(of.assignee.person))
    .toSorted((one, other) => one.end - other.end);
  const hold = (key: string, of: DemoCase | undefined, days: number, isWhole: boolean) =>
    of &&
    set(
      world,
      legalHold,
      key,
      {
        person: of.assignee.person,
        caseDetail: isWhole ? null : of.id,
        reason: say(world, [
          'A claim for damages is open',
          'Hay una reclamación abierta',
          'Une réclamation est en cours',
        ]),
        since: clock.day(-days),
      },
      days,
    );
  hold('claim', closed[0], 60, true);
  hold('audit', closed[1], 25, false);
  if (hold('settled', closed[2], 300, true))
    step(
      world,
      legalHold,
      'settled',
      'release',
      {
        status: 'RELEASED',
        releasedAt: clock.at(-40, 11),
        releasedBy: administratorOf(world.tenant),
        releaseReason: say(world, ['The claim was settled', 'La reclamación se resolvió', 'La réclamation est réglée']),
      },
      40,
    );
  if (cases.length === 0) return;
  for (const [days, deleted] of [
    [180, 214],
    [90, 96],
  ] as const) {
    const reference = `PURGE-${settingId(world, purge, days).slice(0, 8).toUpperCase()}`;
    set(
      world,
      purge,
      days,
      { reference, startedBy: administratorOf(world.tenant), held: 0, erased: 0, files: 0 },
      days,
    );
    const counts = { deleted, files: 3, held: days === 180 ? 12 : 0, lines: { NOTICES: deleted - 20, TICKETS: 20 } };
    step(world, purge, days, 'finish', { status: 'PURGED', finishedAt: clock.at(-days, 11), ...counts }, days);
  }
}
