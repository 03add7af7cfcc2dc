import type { FieldAt } from './field-at.ts';
import type { FieldKit } from './kit.ts';

type KitOf = (at: FieldAt) => FieldKit;
const known: { kitOf?: KitOf } = {};

/** Makes the kits known to the parts that they draw themselves, which cannot import them: they would import each other. */
export function makeKitsKnown(kitOf: KitOf): void {
  known.kitOf = kitOf;
}
/** The kit of a field, within what a kit draws: kits are there by then. Throws elsewhere. */
export function kitWithin(at: FieldAt): FieldKit {
  if (!known.kitOf) throw new Error('What kits draw is drawn by a kit');
  return known.kitOf(at);
}
