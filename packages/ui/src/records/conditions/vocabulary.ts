import { type Entity, type Field, isId, type Shape } from '@homeport/grammar';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSettings } from '../../language/settings.tsx';
import { type FieldAt, fieldAt, fieldByWire, fieldsAt } from '../fields/field-at.ts';
import { askForFields } from '../fields/ref-labels.ts';
import { useDeclared, useSpokenOf } from '../fields/use-declared.ts';
import { type RecordHost, useRecordHost } from '../host/record-host.ts';
import { entriesOf, partsOf, wordsIn } from '../shapes/shape-values.ts';

/** What conditions may compare: the fields of an entity and of what it leads to, or the questions of a form. */
export type Vocabulary = { readonly entity: string } | { readonly questions: readonly FieldAt[] };

/** Fields that are chosen for conditions. What is stored as a whole, and ids, say nothing to people. */
export const comparable = (entity: Entity): readonly FieldAt[] =>
  [...fieldsAt(entity).values()].filter(
    ({ name, field }) =>
      !['json', 'file', 'image', 'bankPart'].includes(field.type) && !['id', 'tenantId', 'version'].includes(name),
  );
/** The entity that a field leads to, where conditions may go on. */
export const targetOf = (field: Field, host: Pick<RecordHost, 'catalogue'>): string | undefined =>
  'to' in field && field.type !== 'file' && field.type !== 'image' && host.catalogue.hasEntity(field.to)
    ? field.to
    : undefined;

/** The step of a path on an entity: by its name, or its name on the wire. */
export const stepOn = (entity: Entity, step: string): FieldAt | undefined =>
  fieldAt(entity, step) ?? fieldByWire(entity, step);

/** The fields along a path over relations; null where it leads to none, undefined while declarations are on their way. */
export function useWay(vocabulary: Vocabulary, path: string): readonly FieldAt[] | null | undefined {
  const host = useRecordHost();
  const start = 'entity' in vocabulary ? vocabulary.entity : '';
  const { data } = useQuery({
    queryKey: ['conditionWay', start, path],
    queryFn: () => walk(host, start, path),
    enabled: start !== '' && path !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const asked = 'questions' in vocabulary ? vocabulary.questions.find(({ name }) => name === path) : undefined;
  return 'questions' in vocabulary ? (asked ? [asked] : null) : path === '' ? null : data;
}

async function walk(host: RecordHost, start: string, path: string): Promise<readonly FieldAt[] | null> {
  const way: FieldAt[] = [];
  let name: string | undefined = start;
  for (const step of path.split('.')) {
    if (way.length > 0 && step === 'id') break;
    if (name === undefined || !host.catalogue.hasEntity(name)) return null;
    await host.need?.(name);
    const at = stepOn(host.catalogue.entity(name), step);
    if (!at) return null;
    way.push(at);
    name = targetOf(at.field, host);
  }
  return way;
}

type FilterShape = Extract<Shape, { is: 'filter' }>;
type Values = Readonly<Record<string, unknown>>;

/** What the conditions in a field of a record of `home` may compare; null while it is not known, or not chosen. */
export function useVocabulary(shape: Omit<FilterShape, 'is'>, home: string, values: Values): Vocabulary | null {
  const { of = '', on, asks } = shape;
  const spoken = useSpokenOf(home, of.includes('.') ? of : '', values);
  const own = values[of];
  const questions = useQuestions(asks, home, values);
  const entity = on ?? (of.includes('.') ? spoken : typeof own === 'string' && own !== '' ? own : null);
  return useMemo(() => (asks ? (questions ?? null) : entity ? { entity } : null), [asks, questions, entity]);
}

/** The questions that stand in a field of a related record, as fields. */
function useQuestions(asks: string | undefined, home: string, values: Values): Vocabulary | undefined {
  const host = useRecordHost();
  const { locale } = useSettings();
  const [relation = '', name = ''] = asks?.split('.') ?? [];
  const at = asks && host.catalogue.hasEntity(home) ? stepOn(host.catalogue.entity(home), relation) : undefined;
  const target = useDeclared(at?.field.type === 'ref' ? at.field.to : null);
  const given = at ? values[at.wire] : null;
  const id = typeof given === 'object' && given !== null && 'id' in given ? given.id : given;
  const { data } = useQuery({
    queryKey: ['conditionQuestions', host.tenant, target?.name, name, id],
    queryFn: () => (target && isId(id) ? askForFields(host, target, id, [name]) : null),
    enabled: target !== undefined && isId(id),
    staleTime: 60_000,
  });
  return useMemo(
    () => (data ? { questions: questionsIn(data[name], locale).map((field, n) => asField(field, n)) } : undefined),
    [data, name, locale],
  );
}

interface Question {
  readonly code: string;
  readonly field: Field;
}
const asField = ({ code, field }: Question, n: number): FieldAt => ({
  name: code,
  wire: code,
  key: `question.${n}.${code}`,
  field,
});

/** Every part of a text of questions that has a code, a type and a label, however deep. */
function questionsIn(value: unknown, locale: string): readonly Question[] {
  if (Array.isArray(value)) return value.flatMap((one) => questionsIn(one, locale));
  const { code, type, label, options, ...rest } = partsOf(value);
  if (typeof code === 'string' && typeof type === 'string' && label !== undefined)
    return [{ code, field: fieldOf(type, wordsIn(label, locale) || code, entriesOf(options), locale) }];
  return Object.values(rest).flatMap((one) =>
    typeof one === 'object' && one !== null ? questionsIn(one, locale) : [],
  );
}
function fieldOf(type: string, label: string, options: readonly unknown[], locale: string): Field {
  if (type === 'number' || type === 'money') return { type: 'decimal', label };
  if (type === 'choice' || type === 'choices') {
    const named = options.map(partsOf).map((one) => [String(one.value), wordsIn(one.label, locale)]);
    return { type: 'option', label, choices: Object.fromEntries(named) };
  }
  return type === 'date' || type === 'yesNo' || type === 'country' ? { type, label } : { type: 'text', label };
}
