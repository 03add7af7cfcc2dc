import { allowanceOf, type Catalogue, type Entity, type Field } from '@homeport/grammar';

/** What every field and every entity says of itself: it tells none from another. */
const names = new Set([
  'type',
  'label',
  'plural',
  'name',
  'fields',
  'access',
  'title',
  'paths',
  'was',
  'help',
  'to',
  'initial',
]);
const flags = (of: object): readonly string[] =>
  Object.entries(of)
    .filter(([key, value]) => !names.has(key) && value !== undefined && value !== false)
    .map(([key]) => key);

/** A field by its kind, and by each thing it says of itself; what its screens do otherwise follows from nothing else. */
function fieldTraits(field: Field): readonly string[] {
  const steps = field.type === 'lifecycle' ? Object.values(field.transitions) : [];
  const states = field.type === 'lifecycle' ? Object.values(field.states) : [];
  const kinds = 'names' in field && field.names ? [`names ${field.names.what}`] : [];
  const offers = 'offers' in field && field.offers ? [`offers ${field.offers.what}`] : [];
  return [
    field.type,
    ...flags(field).map((flag) => `${field.type} ${flag}`),
    ...[...kinds, ...offers].map((what) => `${field.type} ${what}`),
    ...steps.flatMap(flags).map((flag) => `step ${flag}`),
    ...states.flatMap(flags).map((flag) => `state ${flag}`),
  ];
}

/**
 * Everything that makes the generated screens of an entity differ from those of another: kinds and flags of its fields, its
 * lifecycles, its actions, what it is part of and what is part of it, and what its menu, lists and records are declared to be.
 * `roles` are those of the reader, whose rights decide which forms there are.
 */
export function traitsOf(catalogue: Catalogue, entity: Entity, roles: readonly string[]): ReadonlySet<string> {
  const lifecycles = Object.values(entity.fields).filter(({ type }) => type === 'lifecycle');
  const actions = catalogue.actionsOn(entity.name);
  const parts = catalogue.entities.filter((other) => other.partOf && refersTo(other, other.partOf, entity));
  return new Set([
    ...Object.values(entity.fields).flatMap(fieldTraits),
    ...flags(entity).map((flag) => `entity ${flag}`),
    ...Object.keys(allowanceOf(entity.access, roles).deeds).map((deed) => `may ${deed}`),
    ...(lifecycles.length > 1 ? ['several lifecycles'] : []),
    ...(parts.length > 0 ? ['has parts'] : []),
    ...actions.map(
      ({ scope = 'record', input }) => `action of a ${scope}${Object.keys(input).length > 0 ? ' that asks' : ''}`,
    ),
  ]);
}

const refersTo = (other: Entity, field: string, entity: Entity): boolean => {
  const of = other.fields[field];
  return of !== undefined && 'to' in of && of.to === entity.name;
};
