import type { Calculation } from './calculation/define-calculation.ts';
import type { Catalogue } from './catalogue.ts';
import { allFields } from './entity.ts';
import type { Fields } from './fields/field.ts';
import { shapeWords } from './fields/shape.ts';

/** Every text a catalogue declares, by its key, in English. The es and fr catalogues have exactly these keys. */
export function wordsOf(catalogue: Catalogue): Record<string, string> {
  const words: Record<string, string> = {};
  for (const e of catalogue.entities) {
    words[e.name] = e.label;
    words[`${e.name}.plural`] = e.plural;
    for (const [name, field] of Object.entries(allFields(e))) {
      const isCommon = !(name in e.fields);
      const key = isCommon ? `common.${name}` : `${e.name}.${name}`;
      words[key] = field.label;
      if (field.help) words[`${key}.help`] = field.help;
      if (field.type === 'option') {
        for (const [value, label] of Object.entries(field.choices ?? {})) words[`${key}.${value}`] = label;
      }
      if (field.type === 'json' && field.shape) Object.assign(words, shapeWords(key, field.shape));
      if (field.type === 'lifecycle') {
        for (const [state, s] of Object.entries(field.states)) words[`${key}.${state}`] = s.label;
        for (const [t, spec] of Object.entries(field.transitions)) {
          words[`${e.name}.do.${t}`] ??= spec.label;
          if (spec.asks) Object.assign(words, inputWords(`${e.name}.do.${t}`, spec.asks));
        }
      }
    }
    for (const w of e.work ?? []) words[`${e.name}.work.${w.name}`] = w.label;
    for (const s of e.sections ?? []) words[`${e.name}.section.${slug(s.label)}`] = s.label;
  }
  for (const a of catalogue.actions) {
    words[`${a.on}.do.${a.name}`] = a.label;
    Object.assign(words, inputWords(`${a.on}.do.${a.name}`, a.input));
  }
  for (const r of catalogue.routes) {
    for (const [name, f] of Object.entries({ ...r.query, ...r.body })) words[`call.${r.name}.${name}`] = f.label;
  }
  for (const ev of catalogue.events) {
    words[`event.${ev.name}`] = ev.label;
    ev.notices?.forEach((n, i) => {
      words[`event.${ev.name}.${i}.title`] = n.title;
      words[`event.${ev.name}.${i}.body`] = n.body;
    });
  }
  for (const s of catalogue.screens) words[`screen.${s.name}`] = s.label;
  for (const c of catalogue.cards) words[`card.${c.name}`] = c.label;
  for (const c of catalogue.calculations) Object.assign(words, wordsOfCalculation(c));
  for (const [code, spec] of catalogue.refusals) words[`refusal.${code}`] = spec.text;
  return words;
}

/** What is asked for under one deed. */
const inputWords = (key: string, input: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, { label, help }]) => [
      [`${key}.${name}`, label],
      ...(help ? [[`${key}.${name}.help`, help]] : []),
    ]),
  );
/** The words of a calculation: where its formula comes from, its inputs that are figures, its steps and its result. */
function wordsOfCalculation({ name, source, inputs, steps, result }: Calculation): Record<string, string> {
  const words = { [`calculation.${name}.result`]: result.label, [`calculation.${name}.source`]: source };
  for (const [input, field] of Object.entries(inputs)) {
    if ('many' in field) words[`calculation.${name}.${input}`] = field.many.label;
    else if (field.type !== 'yesNo') words[`calculation.${name}.${input}`] = field.label;
  }
  for (const [step, field] of Object.entries(steps ?? {})) words[`calculation.${name}.${step}`] = field.label;
  return words;
}

/** `Home and host` → `homeAndHost`. */
export const slug = (label: string): string =>
  label.toLowerCase().replace(/[^a-z0-9]+(.)?/g, (_, c?: string) => c?.toUpperCase() ?? '');
