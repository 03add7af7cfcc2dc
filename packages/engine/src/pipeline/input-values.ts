import {
  type Allowance,
  allFields,
  certain,
  type Entity,
  type Field,
  inputRefusals,
  invalidInput,
  isRefusal,
  parseField,
  type Refusal,
  readRecord,
  refuseClosedChanges,
  type Values,
  wireName,
} from '@homeport/grammar';
import type { Plan } from './engine.ts';
import { isMask, parsedForm } from './rule-record.ts';

/** Statuses and values that a new record starts with, whatever its creator may write. */
export function startValues(plan: Plan): Values {
  const values: Values = {};
  for (const [name, field] of Object.entries(plan.entity.fields)) {
    if (field.type === 'lifecycle') values[name] = field.initial;
    else if (field.readOnly && field.initial !== undefined) values[name] = field.initial;
  }
  return values;
}

/** The body of a create as values to store, or everything that is wrong with it. */
export function newValues(plan: Plan, rights: Allowance, body: unknown, isSystem: boolean): Values | Refusal {
  const values = readRecord(plan.entity, body, {
    mode: 'create',
    closed: rights.readOnly,
    hidden: rights.hidden,
    isSystem,
  });
  if (isRefusal(values)) return values;
  const start = startValues(plan);
  if (isSystem) {
    const opened = openClosed(plan.entity, values, (field) => !field.derived);
    if (opened) return opened;
  }
  const refused = refuseClosedChanges(plan.entity, values, start) ?? refuseMasks(plan.entity, values);
  return refused ?? { ...start, ...values };
}

/** The body of an update as values to store. `before` is what is stored; sending that back is no change. */
export function changesOf(
  plan: Plan,
  rights: Allowance,
  body: unknown,
  before: Values,
  isSystem: boolean,
): Values | Refusal {
  const values = readRecord(plan.entity, body, {
    mode: 'update',
    closed: rights.readOnly,
    hidden: rights.hidden,
    isSystem,
  });
  if (isRefusal(values)) return values;
  if (isSystem) {
    const opened = openClosed(plan.entity, values, (field) => !field.derived && field.type !== 'lifecycle');
    if (opened) return opened;
  }
  const fields = allFields(plan.entity);
  const stored: Values = {};
  for (const key of Object.keys(values)) {
    if (key.startsWith('?')) stored[key.slice(1)] = parsedForm(certain(fields[key.slice(1)]), before[key.slice(1)]);
  }
  return refuseClosedChanges(plan.entity, values, stored) ?? values;
}

/** The system writes what plain saves may not: fields that are read-only or fixed. What rules compute stays theirs. */
function openClosed(entity: Entity, values: Values, mayOpen: (field: Field) => boolean): Refusal | undefined {
  const problems: Refusal[] = [];
  for (const key of Object.keys(values)) {
    if (!key.startsWith('?')) continue;
    const name = key.slice(1);
    const field = certain(allFields(entity)[name]);
    if (!mayOpen(field)) continue;
    const parsed = parseField(values[key], field);
    delete values[key];
    if (isRefusal(parsed))
      problems.push({ ...parsed, field: wireName(name, field), params: { label: field.label, ...parsed.params } });
    else values[name] = parsed.value;
  }
  return problems.length > 0 ? invalidInput(problems) : undefined;
}

function refuseMasks(entity: Entity, values: Values): Refusal | undefined {
  const fields = allFields(entity);
  const problems = Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name];
    return field && isMask(field, value)
      ? [{ ...inputRefusals.badCharacter({ label: field.label }), field: wireName(name, field) }]
      : [];
  });
  return problems.length > 0 ? invalidInput(problems) : undefined;
}
