/** A line of the checklist of a step. */
export interface CheckOfStep {
  readonly id: string;
  readonly sequence: number;
  readonly description: string;
  readonly isRequired: boolean;
  readonly isTicked: boolean;
}
type Line = Omit<CheckOfStep, 'id' | 'isTicked'>;

const sayIt = ({ description, isRequired }: Line): string => `${isRequired} ${description}`;

/** How the lines of a step become those of another checklist: what was ticked stays, whatever the list says. */
export function checksThen(
  now: readonly CheckOfStep[],
  then: readonly Line[],
): { readonly added: readonly Line[]; readonly gone: readonly CheckOfStep[] } {
  const wanted = new Set(then.map(sayIt));
  const ticked = new Set(now.filter(({ isTicked }) => isTicked).map(({ description }) => description));
  const there = new Set(now.map(sayIt));
  return {
    added: then.filter((line) => !there.has(sayIt(line)) && !ticked.has(line.description)),
    gone: now.filter((line) => !line.isTicked && !wanted.has(sayIt(line))),
  };
}
