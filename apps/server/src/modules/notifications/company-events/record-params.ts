import type { Context } from '@homeport/engine';
import { fieldLabel, languageOf, type TextOf, valueLabels, yesNoWords } from '@homeport/engine/exchange';
import {
  type AddressValue,
  allFields,
  type Catalogue,
  type Entity,
  type Field,
  type FieldOf,
  isId,
  isRefusal,
  labelIn,
  type Values,
  wireName,
} from '@homeport/grammar';
import { placeholdersOf, recordPlaceholder } from '@homeport/model/notifications';
import { sql } from 'kysely';
import { cityIn, wayIn } from '../../../language/cities.ts';
import type { Reader } from '../../../language/reader-formats.ts';
import { shown } from '../notice-params.ts';
import { titleIn } from '../record-title.ts';

/** A record as somebody sees it: what is hidden from them is in no sentence. */
export interface SeenRecord {
  readonly theirs: Context;
  readonly catalogue: Catalogue;
  readonly textOf: TextOf;
  readonly entity: Entity;
  readonly record: Values;
  readonly hidden: ReadonlySet<string>;
  readonly reader: Reader;
}

/** The placeholders of a record as a reader writes its values; only those that `texts` name are looked up. */
export async function recordParams(seen: SeenRecord, texts: readonly string[]): Promise<Record<string, string>> {
  const { entity, record, hidden } = seen;
  const fields = allFields(entity);
  const params: Record<string, string> = {};
  for (const name of placeholdersOf(entity)) {
    const field = fields[name];
    if (name === recordPlaceholder) params[name] = wayIn(seen.reader.language)(titleIn(entity, record, hidden));
    else if (!field || hidden.has(name) || !texts.some((text) => text.includes(name))) params[name] = '';
    else params[name] = await written(seen, name, field, record[wireName(name, field)]);
  }
  return params;
}

/** What a placeholder is called in somebody's language; the record's own name is called as its kind. */
export function placeholderLabel(entity: Entity, name: string, reader: { locale: string; textOf: TextOf }): string {
  const field = allFields(entity)[name];
  if (field) return fieldLabel(entity, name, field, { ...reader, dateFormat: '' });
  const kind = reader.textOf(entity.name, undefined, reader.locale);
  return kind === entity.name ? entity.label : kind;
}

async function written(seen: SeenRecord, name: string, field: Field, value: unknown): Promise<string> {
  const { entity, record, reader, textOf } = seen;
  if (value === null || value === undefined) return '';
  const locale = reader.language;
  switch (field.type) {
    case 'yesNo':
      return yesNoWords[languageOf(locale)][value === true ? 0 : 1];
    case 'option':
      if (!field.choices) return optionName(seen, field.optionType, String(value));
      return valueLabels(entity, name, field, { ...reader, locale, textOf })?.[String(value)] ?? String(value);
    case 'lifecycle':
      return valueLabels(entity, name, field, { ...reader, locale, textOf })?.[String(value)] ?? String(value);
    case 'country':
      return new Intl.DisplayNames([languageOf(locale)], { type: 'region', fallback: 'code' }).of(String(value)) ?? '';
    case 'refs':
      return Array.isArray(value) ? value.map((one) => labelIn(one) ?? '').join(', ') : '';
    case 'ref':
    case 'person':
      return isId(value) ? named(seen, field.to, value) : shown(field, value, record, reader);
    case 'text':
      return placed(field, String(value), record, locale);
    case 'address': {
      const { town, ...rest } = value as AddressValue;
      const parts = town ? { ...(value as AddressValue), town: cityIn(locale)(town, rest.country) } : rest;
      return Object.values(parts).filter(Boolean).join(', ');
    }
    case 'dateRange':
      return Object.values(value)
        .filter((part) => typeof part === 'string' && part !== '')
        .join(', ');
    default:
      return shown(field, value, record, reader);
  }
}

/** A text that names a town, or a way between towns, in the reader's language; any other as it is. */
function placed({ place }: FieldOf<'text'>, value: string, record: Values, locale: string): string {
  if (!place) return value;
  const country = place.in ? record[place.in] : undefined;
  return place.way ? wayIn(locale)(value) : cityIn(locale)(value, typeof country === 'string' ? country : null);
}

/** A relation that is only an id is named by what it leads to, as far as the reader may see that. */
async function named({ theirs, catalogue, reader }: SeenRecord, to: string, id: string): Promise<string> {
  if (!catalogue.hasEntity(to)) return '';
  const target = catalogue.entity(to);
  const found = await theirs.records(target).get(id);
  return isRefusal(found) ? '' : wayIn(reader.language)(titleIn(target, found, new Set()));
}

async function optionName({ theirs, reader }: SeenRecord, type: string | undefined, code: string): Promise<string> {
  const [option] = await theirs.query<{ name: string; es: string | null; fr: string | null }>(sql`
    select name, name_es as es, name_fr as fr from app.data_option
    where tenant_id = ${theirs.tenant}::uuid and option_type_code = ${type ?? ''} and code = ${code} limit 1`);
  const language = languageOf(reader.language);
  return (language === 'en' ? null : option?.[language]) ?? option?.name ?? code;
}
