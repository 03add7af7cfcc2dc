import { readFileSync } from 'node:fs';
import { catalogue } from '@homeport/model';
import * as tones from '@homeport/model/tones';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../tools/testing/source-files.ts';

/**
 * A page by hand shows a state in the colour that its declaration gives it: it takes the tone from what is derived from the
 * declarations, and neither works one out nor leaves it to the map of common words.
 */
const pages = sourceFiles(['apps'])
  .filter((path) => /apps\/(?:workspace|assignee)\/src\/.*\.tsx?$/.test(path) && !/\.test\./.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
type Page = (typeof pages)[number];

/** Chips of a state of a record, without its declared tone. */
function chipsOfTheirOwn({ path, text }: Page): string[] {
  const chips = text.match(/<StatusChip\b[\s\S]*?\/>/g) ?? [];
  return chips
    .filter((chip) => /state=\{[^}]*(?:status|stateOf)/i.test(chip) && !takesDeclared(chip, text))
    .map((chip) => `${path}: ${/state=\{[^}]*\}/.exec(chip)?.[0]}`);
}
function takesDeclared(chip: string, text: string): boolean {
  const [, map] = /tone=\{(\w+)\[/.exec(chip) ?? [];
  if (map !== undefined) return map in tones;
  return /tone=\{tone\}/.test(chip) && /\btone\b[^;]*\} = \w+\.states\[/.test(text);
}

/** Maps by hand of what are no states of a record, with what they are of. */
const reviewed: Readonly<Record<string, string>> = {
  'apps/assignee/src/assistance/SignInPart.tsx': 'how far the sign-in of a relative is: worked out, kept by no record',
  'apps/workspace/src/family/FamilyTab.tsx': 'the same, for the team',
  'apps/workspace/src/configuration/BundleLog.tsx': 'what became of a record when a bundle was taken back',
  'apps/workspace/src/workflow/state-of-step.ts': 'how urgent a step is: worked out from its days, kept by no record',
  'apps/workspace/src/configuration/ChangeRows.tsx': 'what a bundle does with a record',
  'apps/workspace/src/workflow/MovedSteps.tsx': 'what a move to a newer version does with a step, kept by no record',
};
const handMade = /\b[A-Z][A-Z_]+: (?:\{ tone: )?'(?:neutral|info|warning|success|danger|accent)'/;
/** Pages with a map of codes to tones of their own. */
const mapsByHand = (all: readonly Page[]): string[] =>
  all.filter(({ text }) => handMade.test(text)).map(({ path }) => path);

test('every state of a record has its declared colour on pages by hand', () => {
  expect(pages.flatMap(chipsOfTheirOwn)).toEqual([]);
  expect(pages.filter(({ text }) => /Tones\[/.test(text)).length).toBeGreaterThan(15);
});
test('no page has a map of states to tones of its own', () => {
  expect(mapsByHand(pages).toSorted()).toEqual(Object.keys(reviewed).toSorted());
});
test('a chip that works its colour out, or leaves it to the word, would be noticed', () => {
  const chip = (props: string) => chipsOfTheirOwn({ path: 'p', text: `<StatusChip ${props} label={say('x')} />` });
  expect(chip('state={of.status}')).toHaveLength(1);
  expect(chip("state={trip.status} tone={trip.status === 'CONFIRMED' ? 'success' : 'info'}")).toHaveLength(1);
  expect(chip('state={one.status} tone={tones[one.status]}')).toHaveLength(1);
  expect(chip('state={one.status} tone={tripStatusTones[one.status]}')).toEqual([]);
  expect(chip("state={isOn ? 'active' : 'inactive'}")).toEqual([]);
  expect(mapsByHand([{ path: 'p', text: "const tones = { OPEN: 'info', CLOSED: 'neutral' } as const;" }])).toEqual([
    'p',
  ]);
});
test('what pages take is what is declared', () => {
  const given: Readonly<Record<string, unknown>> = { ...tones };
  for (const entity of catalogue.entities.filter((one) => !one.internal))
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.type !== 'lifecycle') continue;
      const key = `${entity.name}${name.charAt(0).toUpperCase()}${name.slice(1)}Tones`;
      const declared = Object.entries(field.states).map(([state, { tone = 'neutral' }]) => [state, tone]);
      expect([key, given[key]]).toEqual([key, Object.fromEntries(declared)]);
    }
});
