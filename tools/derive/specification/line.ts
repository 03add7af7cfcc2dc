import type { Catalogue } from '@homeport/grammar';
import type { Derived } from '../derived-files.ts';

/**
 * Lines of the specification by section, each with what holds it:
 * `test <file>: <name>` (a test that provokes it), `refusal <code>` (its sentence stands, no test of its own provokes it),
 * `comes with <chapter>: <what>` (the issue of that chapter builds it), or `announced as <chapter>: <what>` (a chapter that is
 * to come, for which no issue is written yet). A line may be held in parts.
 */
export type SpecificationLines = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Chapters that are still to be built, with the number of their issue. */
const issues: Readonly<Record<string, number>> = { kernel: 14, rights: 15, work: 16, computing: 17 };

/** Chapters that issue 14 says will follow, and that have no issue yet. */
const announced: ReadonlySet<string> = new Set(['books', 'planning', 'builders']);

const form = /^(test|refusal|comes with|announced as) (.*)$/s;

/** Chapters that are still to be built, as lines and rules name them. */
export const chapters: ReadonlySet<string> = new Set([...Object.keys(issues), ...announced]);

type TextOf = (path: string) => string | undefined;

/** What is wrong with what a line names; undefined when it is there. */
export function lineFault(held: string, catalogue: Catalogue, textOf: TextOf): string | undefined {
  const [, kind, rest = ''] = form.exec(held) ?? [];
  if (kind === 'refusal') return catalogue.refusals.has(rest) ? undefined : `there is no refusal ${rest}`;
  const [head = '', ...tail] = rest.split(': ');
  const said = tail.join(': ');
  const isChapter = kind === 'comes with' ? Object.hasOwn(issues, head) : announced.has(head);
  if (kind === 'comes with' || kind === 'announced as')
    return isChapter && said !== '' ? undefined : `${held} names no such chapter, or not what comes with it`;
  if (kind !== 'test') return `${held} is neither a test, a refusal nor a chapter`;
  const text = textOf(head);
  if (text === undefined) return `${head} is not there`;
  const written = [`'${said}'`, `"${said}"`, `\`${said}\``];
  return written.some((name) => text.includes(name)) ? undefined : `${head} has no test "${said}"`;
}

const stateOf = (held: readonly string[]): string => {
  const isFiled = held.some((one) => one.startsWith('comes with'));
  const waits = isFiled || held.some((one) => one.startsWith('announced as'));
  if (!held.some((one) => one.startsWith('test'))) return isFiled ? 'to come' : waits ? 'announced' : 'sentence only';
  return waits ? 'in part' : 'holds';
};

function shown(held: string): string {
  const [, kind, rest = ''] = form.exec(held) ?? [];
  if (kind === 'refusal') return `sentence \`${rest}\``;
  const at = rest.indexOf(': ');
  const chapter = rest.slice(0, at);
  if (kind === 'comes with') return `comes with issue ${issues[chapter]} (${chapter})${rest.slice(at)}`;
  if (kind === 'announced as') return `announced (${chapter}), in no issue yet${rest.slice(at)}`;
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
  const figures = ['holds', 'in part', 'to come', 'announced', 'sentence only'].map(
    (state) => `${state} ${counts.get(state) ?? 0}`,
  );
  const head = `<!-- Written by \`npm run derive\`. -->\n# Lines of the specification\n\nStates, rules and messages: ${all} lines (${figures.join(', ')}). What is to come has an issue; what is announced has none yet. A law checks that every test and sentence named here is there.\n`;
  return { path: 'docs/specification-lines.md', text: `${head}\n${sections.join('\n')}` };
}
