import type { Field, FieldOf } from './fields/field.ts';
import { parseField } from './fields/parse.ts';
import { isBadText } from './fields/parse-scalar.ts';
import type { FilterValue, Operator } from './filter.ts';
import { inputRefusals as no } from './input-refusals.ts';
import { takesList, takesNoValue } from './operators.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { daysFromToday } from './relative-day.ts';

/** What one filter from outside, or one stored condition, may hold. */
export const filterLimits = { conditions: 50, values: 500, depth: 6, path: 4, text: 200, characters: 32_768 } as const;

type Read = { readonly value: FilterValue | undefined } | Refusal;

/** Reads what a field is compared with, as the field itself takes it: a day for a date, a state that there is. */
export function readComparedValue(op: Operator, value: unknown, field: Field): Read {
  if (takesNoValue(op)) return { value: undefined };
  if (takesList(op)) {
    if (!Array.isArray(value)) return no.badFilter();
    if (value.length > filterLimits.values) return no.filterTooLarge({ max: filterLimits.values });
    const values: (string | number | boolean)[] = [];
    for (const item of value) {
      const one = single(item, field);
      if (isRefusal(one)) return one;
      if (one.value === undefined || one.value === null || typeof one.value === 'object') return no.badFilter();
      values.push(one.value);
    }
    return { value: values };
  }
  if (op === 'lk') {
    if (typeof value !== 'string' || value.length === 0) return no.badFilter();
    if (value.length > filterLimits.text) return no.tooLong({ max: filterLimits.text });
    return isBadText(value) ? no.badCharacter() : { value: value.normalize('NFC') };
  }
  return single(value, field);
}

function single(value: unknown, field: Field): Read {
  if (value === null || value === undefined || value === '') return no.badFilter();
  if (field.type === 'date' && typeof value === 'string' && daysFromToday(value) !== undefined) return { value };
  // A list of relations is asked for one of them; a status or a choice that does not exist matches nothing but is a mistake.
  const parsed = parseField(value, field.type === 'refs' ? oneOf(field) : field);
  if (isRefusal(parsed)) return parsed;
  // What is stored as a whole is compared with nothing.
  const { value: read } = parsed;
  return typeof read === 'string' || typeof read === 'number' || typeof read === 'boolean'
    ? { value: read }
    : no.badFilter();
}
const oneOf = ({ label, to }: FieldOf<'refs'>): FieldOf<'ref'> => ({ type: 'ref', label, to });
