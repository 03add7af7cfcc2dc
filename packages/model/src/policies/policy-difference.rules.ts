/** A value as its record has it; a reference carries its id. */
export type Said = unknown;
export type SaidFields = Readonly<Record<string, Said>>;

/** Something that a version says: itself, a benefit, or a variation of one. */
export interface SaidThing {
  /** The same in both versions. */
  readonly key: string;
  readonly label: string;
  readonly fields: SaidFields;
}
export interface SaidBenefit extends SaidThing {
  readonly variations: readonly SaidThing[];
}
export interface SaidPolicy {
  readonly fields: SaidFields;
  readonly benefits: readonly SaidBenefit[];
}

/** A field that is not as before; null where nothing is said. */
export interface ChangedField {
  readonly field: string;
  readonly before: Said;
  readonly after: Said;
}
export type ThingChange = 'GAINED' | 'LOST' | 'CHANGED';
export interface ChangedThing {
  readonly kind: ThingChange;
  readonly label: string;
  /** Of what is gained or lost, everything that it says. */
  readonly fields: readonly ChangedField[];
}
export interface ChangedBenefit extends ChangedThing {
  readonly variations: readonly ChangedThing[];
}
export interface PolicyDifference {
  readonly fields: readonly ChangedField[];
  readonly benefits: readonly ChangedBenefit[];
}

const isNamed = (value: unknown): value is { readonly id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
/** What counts of a value: of a reference its id, of several in whatever order. */
const core = (value: Said): unknown => {
  if (value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map(core).map(String).sort();
  return isNamed(value) ? value.id : value;
};
const isSame = (a: Said, b: Said): boolean => JSON.stringify(core(a)) === JSON.stringify(core(b));

function changedFields(before: SaidFields, after: SaidFields): ChangedField[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [was, is] = [before[field] ?? null, after[field] ?? null];
    return isSame(was, is) ? [] : [{ field, before: was, after: is }];
  });
}

/** Pairs things by key and tells what became of each, in the order of their labels. */
function changedThings<T extends SaidThing, C>(
  before: readonly T[],
  after: readonly T[],
  tell: (kind: ThingChange, was: T | undefined, is: T | undefined) => C | undefined,
): C[] {
  const now = new Map(after.map((one) => [one.key, one]));
  const was = new Map(before.map((one) => [one.key, one]));
  return [...new Map([...was, ...now]).values()]
    .sort((a, b) => a.label.localeCompare(b.label))
    .flatMap(({ key }) => {
      const [old, young] = [was.get(key), now.get(key)];
      return tell(old ? (young ? 'CHANGED' : 'LOST') : 'GAINED', old, young) ?? [];
    });
}
const asChange = (kind: ThingChange, was?: SaidThing, is?: SaidThing): ChangedThing | undefined => {
  const fields = changedFields(was?.fields ?? {}, is?.fields ?? {});
  return kind === 'CHANGED' && fields.length === 0 ? undefined : { kind, label: (is ?? was)?.label ?? '', fields };
};

/** What a version says that the one before did not, and the other way round: its own fields, benefits and their variations. */
export function policyDifference(before: SaidPolicy, after: SaidPolicy): PolicyDifference {
  return {
    fields: changedFields(before.fields, after.fields),
    benefits: changedThings(before.benefits, after.benefits, (kind, was, is): ChangedBenefit | undefined => {
      const variations = changedThings(was?.variations ?? [], is?.variations ?? [], asChange);
      const own = asChange(kind, was, is);
      if (!own && variations.length === 0) return undefined;
      return { kind, label: (is ?? was)?.label ?? '', fields: own?.fields ?? [], variations };
    }),
  };
}
