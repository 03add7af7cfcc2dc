import type { RoleKey } from '@homeport/model';
import { askedOf, decision } from '@homeport/model/deciding';
import { initiation, initiationMember, initiationRule, initiationStep } from '@homeport/model/initiations';
import { demoUsers } from '../users.data.ts';
import { userId, type World } from '../world.ts';
import { type Said, say, set, settingId, step } from './settle.ts';

/** The steps of the rules that decide, in their order: which step of the rule, what it is called, and whose role it asks. */
const deciding: readonly (readonly [at: number, name: Said, kind: 'CHECK' | 'APPROVAL', role: RoleKey])[] = [
  [1, ['Check the budget', 'Comprobar el presupuesto', 'Vérifier le budget'], 'CHECK', 'hr'],
  [2, ['Approve', 'Aprobar', 'Approuver'], 'APPROVAL', 'approver'],
];
const outcomes = { SUBMITTED: undefined, REJECTED: 'refuse', APPROVED: 'settle', STARTED: 'settle' } as const;
type Outcome = keyof typeof outcomes;
export const isDecidedOn = (status: string): status is Outcome => Object.hasOwn(outcomes, status);

/** What handing a request in writes into it: the rule it goes by, and what of that rule is to be decided now. */
export const handedIn = (world: World, rule: string, status: string | undefined) => ({
  initiationRule: settingId(world, initiationRule, rule),
  undecided: status === 'SUBMITTED' ? deciding.length : 0,
});

/** What handing a request in made of the steps of its rule, and how far they have come. */
export function addDecisions(
  world: World,
  key: number,
  rule: string,
  status: Outcome,
  {
    requester,
    worth,
  }: { readonly requester: string; readonly worth: { readonly budget: string; readonly currency: string } },
): void {
  const move = outcomes[status];
  const holders = (role: RoleKey): string[] =>
    demoUsers
      .filter((one) => one.tenant === world.tenant && one.roles.includes(role))
      .map(({ login }) => userId(login));
  const isOfTenant = (id: string): boolean =>
    demoUsers.some(({ tenant, login }) => tenant === world.tenant && userId(login) === id);
  deciding.forEach(([at, name, kind, role], n) => {
    const of = `${key}-${at}`;
    const people = { holders: holders(role), group: [], requesters: [requester], fallback: null, manager: null };
    set(
      world,
      decision,
      of,
      {
        initiation: settingId(world, initiation, key),
        initiationStep: settingId(world, initiationStep, `${rule}-${at}`),
        sequence: at + 1,
        name: say(world, name),
        kind,
        subject: 'INITIATIONS',
        reason: 'RULE',
        amount: worth.budget,
        currency: worth.currency,
        // Whoever works for the managing company is known to it alone.
        requesters: isOfTenant(requester) ? [requester] : [],
        ...askedOf(people),
      },
      20,
    );
    // The first is open at once; the second where the first is decided, and dropped where that was refused.
    if (n > 0 && move !== 'settle') {
      if (move === 'refuse') step(world, decision, of, 'cancel', { status: 'CANCELLED' }, 18);
      return;
    }
    step(world, decision, of, 'open', { status: 'OPEN' }, 19);
    if (move) step(world, decision, of, move, { status: move === 'settle' ? 'APPROVED' : 'REJECTED' }, 18);
  });
}

/** Those of the family whom a request names. */
export function addMembers(world: World, key: number, lastName: string, members: readonly string[]): void {
  members.forEach((firstName, n) => {
    set(
      world,
      initiationMember,
      `${key}-${n}`,
      {
        initiation: settingId(world, initiation, key),
        firstName,
        // A partner has a name of their own.
        lastName: n === 0 ? 'Martin' : lastName,
        type: n === 0 ? 'PARTNER' : 'CHILD',
        accompanies: true,
      },
      22,
    );
  });
}
