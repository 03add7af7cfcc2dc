import {
  type Catalogue,
  type Entity,
  type Field,
  inputRefusals,
  invalidInput,
  isListed,
  isOfList,
  type NamesSpec,
  namesIn,
  type Refusal,
  type Values,
} from '@homeport/grammar';

/** A text that holds names of what is declared. */
export interface NamingField {
  readonly name: string;
  readonly label: string;
  readonly spec: NamesSpec;
}

/** The fields of an entity whose texts hold names. */
export const namingAmong = (entity: Entity): NamingField[] =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    'names' in field && field.names ? [{ name, label: field.label, spec: field.names }] : [],
  );

/** Refuses what was `given` where it names something that is neither declared nor on its list; `record` is the whole as it would be. */
export function refuseNames(
  catalogue: Catalogue,
  fields: readonly NamingField[],
  given: Values,
  record: Values,
): Refusal | undefined {
  const problems = fields.flatMap(({ name, label, spec }) => {
    const value = given[name];
    if (typeof value !== 'string') return [];
    const known = knownNames(catalogue, spec, record);
    const names = spec.many ? namesIn(value) : [value];
    return names.every((one) => known(one)) ? [] : [{ ...inputRefusals.notOption({ label }), field: name }];
  });
  return problems.length > 0 ? invalidInput(problems) : undefined;
}

function knownNames(catalogue: Catalogue, spec: NamesSpec, record: Values): (name: string) => boolean {
  if (isOfList(spec)) return (code) => isListed(spec.what, code);
  const { what, of } = spec;
  if (what === 'entity') return (name) => isOpen(catalogue, name);
  const owner = of === undefined ? undefined : record[of];
  if (typeof owner !== 'string' || !isOpen(catalogue, owner)) return () => false;
  const entity = catalogue.entity(owner);
  if (what === 'field') return (name) => Object.hasOwn(entity.fields, name) && !entity.fields[name]?.secret;
  if (what === 'state') return (name) => hasState(entity, name);
  if (what === 'transition') return (name) => hasTransition(entity, name);
  return (name) => catalogue.actionsOn(owner).some((action) => action.name === name) || hasTransition(entity, name);
}

/** What is written by the system only is named by nobody. */
const isOpen = (catalogue: Catalogue, name: string): boolean =>
  catalogue.hasEntity(name) && !catalogue.entity(name).internal;

const hasState = (entity: Entity, name: string): boolean =>
  Object.values<Field>(entity.fields).some((field) => field.type === 'lifecycle' && Object.hasOwn(field.states, name));
const hasTransition = (entity: Entity, name: string): boolean =>
  Object.values<Field>(entity.fields).some(
    (field) => field.type === 'lifecycle' && Object.hasOwn(field.transitions, name) && !field.transitions[name]?.system,
  );
