import {
  type Entity,
  type Field,
  isOfList,
  type ListedKind,
  languageCodes,
  listedName,
  type NamesSpec,
  namesHeld,
  type Values,
} from '@homeport/grammar';
import { folded } from './columns.ts';
import { readList } from './lists.ts';
import { fieldLabel, languageOf, type Reader, said } from './words.ts';

/** What the names in a field's texts stand for, where it holds names. */
export const namesOf = (field: Field): NamesSpec | undefined => ('names' in field ? field.names : undefined);

/** Everything that can be named by a field of a record, with its label in the reader's language. */
function labelsOf(spec: NamesSpec, record: Values, reader: Reader): ReadonlyMap<string, string> {
  if (isOfList(spec)) return listedLabels(spec.what, languageOf(reader.locale));
  const { catalogue } = reader;
  if (!catalogue) return new Map();
  if (spec.what === 'entity')
    return new Map(catalogue.entities.map((one) => [one.name, said(reader, `${one.name}.plural`, one.plural)]));
  const owner = spec.of === undefined ? undefined : record[spec.of];
  if (typeof owner !== 'string' || !catalogue.hasEntity(owner)) return new Map();
  const entity = catalogue.entity(owner);
  if (spec.what === 'field')
    return new Map(
      Object.entries<Field>(entity.fields).map(([name, f]) => [name, fieldLabel(entity, name, f, reader)]),
    );
  if (spec.what === 'state') return new Map(statesOf(entity, reader));
  const actions = catalogue.actionsOn(owner).map(({ name, label }): [string, string] => [name, label]);
  const deeds = [...transitionsOf(entity), ...(spec.what === 'action' ? actions : [])];
  return new Map(deeds.map(([name, english]) => [name, said(reader, `${owner}.do.${name}`, english)]));
}

const codes: Readonly<Record<ListedKind, () => readonly string[]>> = {
  language: () => languageCodes,
  country: () => pairs,
  currency: () => Intl.supportedValuesOf('currency'),
  timeZone: () => ['UTC', ...Intl.supportedValuesOf('timeZone')],
};
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairs: readonly string[] = letters.flatMap((one) => letters.map((other) => one + other));
const listedOnce = new Map<string, ReadonlyMap<string, string>>();
/** A list in a language; made once, for a file asks in every row. */
function listedLabels(kind: ListedKind, language: string): ReadonlyMap<string, string> {
  const key = `${kind} ${language}`;
  const labels =
    listedOnce.get(key) ??
    new Map(
      codes[kind]().flatMap((code): [string, string][] => {
        const label = listedName(kind, code, language);
        return label === undefined ? [] : [[code, label]];
      }),
    );
  listedOnce.set(key, labels);
  return labels;
}

const statesOf = (entity: Entity, reader: Reader): [string, string][] =>
  Object.entries<Field>(entity.fields).flatMap(([field, spec]) =>
    spec.type === 'lifecycle'
      ? Object.entries(spec.states).map(([state, { label }]): [string, string] => [
          state,
          said(reader, `${entity.name}.${field}.${state}`, label),
        ])
      : [],
  );
const transitionsOf = (entity: Entity): [string, string][] =>
  Object.values<Field>(entity.fields).flatMap((spec) =>
    spec.type === 'lifecycle'
      ? Object.entries(spec.transitions).map(([name, { label }]): [string, string] => [name, label])
      : [],
  );

/** Labels that mean one thing only: what shares its label with another keeps its name in files, so that it is found again. */
function clear(labels: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const made = cleared.get(labels);
  if (made) return made;
  const times = Map.groupBy(labels, ([, label]) => folded(label));
  const all = [...labels].filter(([, label]) => times.get(folded(label))?.length === 1 && !labels.has(label));
  cleared.set(labels, new Map(all));
  return new Map(all);
}
const cleared = new WeakMap<ReadonlyMap<string, string>, ReadonlyMap<string, string>>();

/** The labels of what a text names, a list as lists are written. */
export function namesAsLabels(spec: NamesSpec, text: string, record: Values, reader: Reader): readonly string[] {
  const labels = clear(labelsOf(spec, record, reader));
  return namesHeld(spec, text).map((name) => labels.get(name) ?? name);
}

/** The names that a text of names or labels means; what is neither stays as it is, to be refused where it is written. */
export function labelsAsNames(spec: NamesSpec, text: string, record: Values, reader: Reader): string {
  const labels = labelsOf(spec, record, reader);
  const names = new Map([...clear(labels)].map(([name, label]) => [folded(label), name]));
  const nameOf = (one: string) => (labels.has(one) ? one : (names.get(folded(one)) ?? one));
  return spec.many ? readList(text).map(nameOf).join(', ') : nameOf(text);
}
