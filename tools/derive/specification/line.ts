import type { Catalogue } from '@homeport/grammar';
import type { Derived } from '../derived-files.ts';

/**
 * Lines of the specification by section, each with what holds it:
 * `test <file>: <name>` (a test that provokes it), `refusal <code>` (its sentence stands, no test of its own provokes it), or
 * `comes with <chapter>: <what>` (the chapter that builds it). A line may be held in parts.
 */
export type SpecificationLines = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Chapters that are still to be built, as lines name them. */
export const chapters: ReadonlySet<string> = new Set([
  'kernel',
  'rights',
  'work',
  'computing',
  'books',
  'planning',
  'builders',
]);

type TextOf = (path: string) => string | undefined;

/** What is wrong with what a line names; undefined when it is there. */
export function lineFault(held: string, catalogue: Catalogue, textOf: TextOf): string | undefined {
  const [, kind, rest = ''] = /^(test|refusal|comes with) (.*)$/s.exec(held) ?? [];
  if (kind === 'refusal') return catalogue.refusals.has(rest) ? undefined : `there is no refusal ${rest}`;
  const [head = '', ...tail] = rest.split(': ');
  const said = tail.join(': ');
  if (kind === 'comes with')
    return chapters.has(head) && said !== '' ? undefined : `${held} names no chapter, or not what comes with it`;
  if (kind !== 'test') return `${held} is neither a test, a refusal nor a chapter`;
  const text = textOf(head);
  if (text === undefined) return `${head} is not there`;
  const written = [`'${said}'`, `"${said}"`, `\`${said}\``];
  return written.some((name) => text.includes(name)) ? undefined : `${head} has no test "${said}"`;
}

const stateOf = (held: readonly string[]): string => {
  const waits = held.some((one) => one.startsWith('comes with'));
  if (!held.some((one) => one.startsWith('test'))) return waits ? 'to come' : 'sentence only';
  return waits ? 'in part' : 'holds';
};

function shown(held: string): string {
  const [, kind, rest = ''] = /^(test|refusal|comes with) (.*)$/s.exec(held) ?? [];
  if (kind === 'refusal') return `sentence \`${rest}\``;
  if (kind === 'comes with') return `comes with ${rest}`;
  const at = rest.indexOf(': ');
  const file = rest.slice(0, at);
  return `[${file.split('/').at(-1)}](../${file}): ${rest.slice(at + 2)}`;
}

/** `docs/specification-lines.md`: each line of the specification and what provokes it. */
export function deriveLinesPage(lines: SpecificationLines): Derived {
  const counts = new Map<string, number>();
  const sections = Object.entries(lines).map(([section, list]) => {
    const rows = Object.entries(list).map(([line, held]) => {
      const state = stateOf(held);
      counts.set(state, (counts.get(state) ?? 0) + 1);
      return `| ${line} | ${state} | ${held.map(shown).join('<br>')} |`;
    });
    return `## ${section}\n\n| Line | | Provoked by, or comes with |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const figures = ['holds', 'in part', 'to come', 'sentence only'].map((state) => `${state} ${counts.get(state) ?? 0}`);
  const head = `<!-- Written by \`npm run derive\`. -->\n# Lines of the specification\n\nStates, rules and messages: ${all} lines (${figures.join(', ')}). A law checks that every test and sentence named here is there.\n`;
  return { path: 'docs/specification-lines.md', text: `${head}\n${sections.join('\n')}` };
}
