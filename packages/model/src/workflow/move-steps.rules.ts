import type { StepFace, StepMoved } from './move-to-version.routes.ts';
import type { MoveToVersion, StepThere } from './move-to-version.rules.ts';

type Dates = Pick<StepFace, 'start' | 'due'>;
interface Placed extends StepMoved {
  readonly sequence: number;
}
const plain = { fields: [], leftOutBecause: null } as const;

/** The ids of all users who own a step before a move or after it. */
export const ownersIn = ({ kept, staying, gone, changed, same, fresh }: MoveToVersion): readonly string[] =>
  [
    ...[...kept, ...staying, ...gone].map(({ owner }) => owner),
    ...[...changed, ...same].flatMap(({ before, owning }) => [before.owner, owning.owner]),
    ...fresh.map(({ owner }) => owner.user),
  ].flatMap((user) => user ?? []);

/** The steps of a move before and after it, in the order of the version; `names` are those of users by their ids. */
export function stepsOfMove(move: MoveToVersion, names: ReadonlyMap<string, string>): readonly StepMoved[] {
  const face = (
    { name, priority }: Pick<StepThere['given'], 'name' | 'priority'>,
    owner: string | null,
    { start, due }: Dates,
  ): StepFace => ({ name, priority, owner: owner === null ? null : (names.get(owner) ?? null), start, due });
  const datesOf = new Map(move.planned.map((one) => [one.key, one]));
  const asItIs = (one: StepThere, becomes: 'KEPT' | 'STAYS'): Placed => {
    const { start = null, due = null } = datesOf.get(one.key) ?? {};
    const is = face(one.given, one.owner, { start, due: one.agreedDue ?? due });
    return { sequence: one.given.sequence, key: one.key, becomes, before: is, after: is, ...plain };
  };
  const going = [...move.changed, ...move.same].map(
    ({ key, before, given, owning, after, fields }): Placed => ({
      sequence: given.sequence,
      key,
      becomes: fields.length > 0 ? 'CHANGED' : 'SAME',
      before: face(before.given, before.owner, before),
      after: face(given, owning.owner, after),
      fields,
      leftOutBecause: null,
    }),
  );
  const fresh = move.fresh.map(
    ({ given, key, owner, leftOutBecause, after }): Placed => ({
      sequence: given.sequence,
      key,
      becomes: leftOutBecause === null ? 'NEW' : 'LEFT_OUT',
      before: null,
      after: face(given, owner.user, after),
      fields: [],
      leftOutBecause,
    }),
  );
  const gone = move.gone.map((one): Placed => {
    const { sequence } = one.given;
    return { sequence, key: one.key, becomes: 'GONE', before: face(one.given, one.owner, one), after: null, ...plain };
  });
  const asBefore = [...move.kept.map((one) => asItIs(one, 'KEPT')), ...move.staying.map((one) => asItIs(one, 'STAYS'))];
  return [...fresh, ...going, ...gone, ...asBefore]
    .sort((a, b) => a.sequence - b.sequence || (a.key < b.key ? -1 : 1))
    .map(({ sequence: _, ...one }) => one);
}
