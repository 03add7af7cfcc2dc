import {
  type Entity,
  type Field,
  isOfList,
  type LifecycleSpec,
  listedName,
  type NamesSpec,
  namesHeld,
} from '@homeport/grammar';
import type { Option } from '../../controls/options.ts';
import { compareIn } from '../../language/collate.ts';
import { intlLocale, type Locale } from '../../language/locale.ts';
import type { Declarations } from '../host/record-host.ts';
import type { Labels } from '../words/use-labels.ts';
import { fieldAt, fieldsAt } from './field-at.ts';

/** What a text names, where it holds names of what is declared. */
export const namesOf = (field: Field): NamesSpec | undefined => ('names' in field ? field.names : undefined);

/** The names that a value holds. */
export const namesFrom = (spec: NamesSpec, value: unknown): string[] =>
  typeof value !== 'string' || value === '' ? [] : [...namesHeld(spec, value)];

/** The name of the entity that fields and actions are of, in the record that names them. */
export function ownerOf(spec: NamesSpec, row: Readonly<Record<string, unknown>>): string | null {
  const name = spec.of === undefined ? null : row[spec.of];
  return typeof name === 'string' && name !== '' ? name : null;
}

/** What something declared or listed is called in the reader's language; undefined while its declaration is not there. */
export function nameLabel(
  spec: NamesSpec,
  name: string,
  owner: string | null,
  catalogue: Declarations,
  labels: Labels,
  locale: Locale,
): string | undefined {
  if (isOfList(spec)) return listedName(spec.what, name, intlLocale(locale));
  if (spec.what === 'entity') return catalogue.hasEntity(name) ? labels.plural(catalogue.entity(name)) : undefined;
  if (owner === null || !catalogue.hasEntity(owner)) return undefined;
  const entity = catalogue.entity(owner);
  if (spec.what === 'state') return stateLabel(entity, name, labels);
  if (spec.what === 'action' || spec.what === 'transition')
    return labels.deed(entity, name, catalogue.actionsOn(owner));
  const at = fieldAt(entity, name);
  return at && labels.field(at);
}

/** Everything that can be named here, by its label. What shares its label with something else says what it is besides. */
export function nameOptions(
  spec: NamesSpec,
  entity: Entity | undefined,
  catalogue: Declarations,
  labels: Labels,
  locale: Locale,
): readonly Option[] {
  const named = (name: string): Option => ({
    value: name,
    label: nameLabel(spec, name, entity?.name ?? null, catalogue, labels, locale) ?? name,
  });
  const all =
    spec.what === 'entity'
      ? catalogue.entities.flatMap((one) => (one.internal ? [] : [named(one.name)]))
      : entity === undefined
        ? []
        : namesOn(entity, spec, catalogue).map(named);
  return all.sort((one, other) => compareIn(locale)(one.label, other.label));
}

/** What a state is called by the first status that has it. */
function stateLabel(entity: Entity, name: string, labels: Labels): string | undefined {
  const at = [...fieldsAt(entity).values()].find(
    ({ field }) => field.type === 'lifecycle' && Object.hasOwn(field.states, name),
  );
  return at && labels.state(at, name);
}

function namesOn(entity: Entity, spec: NamesSpec, catalogue: Declarations): string[] {
  switch (spec.what) {
    case 'field':
      return fieldNamesOf(entity, spec);
    case 'state':
      return [...new Set(lifecyclesOf(entity).flatMap(({ states }) => Object.keys(states)))];
    case 'transition':
      return transitionNamesOf(entity);
    default:
      return [...new Set([...transitionNamesOf(entity), ...catalogue.actionsOn(entity.name).map(({ name }) => name)])];
  }
}
const lifecyclesOf = (entity: Entity): LifecycleSpec[] =>
  Object.values<Field>(entity.fields).flatMap((field) => (field.type === 'lifecycle' ? [field] : []));
const transitionNamesOf = (entity: Entity): string[] => [
  ...new Set(
    lifecyclesOf(entity).flatMap(({ transitions }) =>
      Object.entries(transitions).flatMap(([name, { system }]) => (system ? [] : [name])),
    ),
  ),
];
function fieldNamesOf(entity: Entity, { except }: NamesSpec): string[] {
  const out = new Set(except === 'title' ? entity.title : []);
  return [...fieldsAt(entity).keys()].filter((name) => Object.hasOwn(entity.fields, name) && !out.has(name));
}
