import { heldMeasures, lowered, measureAll, measuresFile } from '../testing/measures-now.ts';
import type { Derived } from './derived-files.ts';

/** The figures that may only go down, with what was gained since they were written. */
export function deriveMeasures(root: string): Derived {
  const held = lowered(measureAll(root), heldMeasures(root));
  return { path: measuresFile, text: `${JSON.stringify(held, null, 2)}\n` };
}
