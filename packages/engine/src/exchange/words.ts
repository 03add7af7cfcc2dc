import { type Catalogue, type Entity, type Field, wireName } from '@homeport/grammar';

/** Looks a text up in the reader's language; ICU arguments are filled in. */
export type TextOf = (key: string, params: Readonly<Record<string, unknown>> | undefined, locale: string) => string;

/** How values are written for a reader. */
export interface Reader {
  readonly locale: string;
  /** One of the six offered, such as `dd-MM-yyyy`. */
  readonly dateFormat: string;
  readonly textOf: TextOf;
  /** With it, texts that name what is declared are written and read by label. */
  readonly catalogue?: Pick<Catalogue, 'entity' | 'hasEntity' | 'entities' | 'actionsOn'>;
}

/** A text by key, or the English of the declaration where the catalogue of texts does not have it. */
export const said = (reader: Reader, key: string, english: string): string => {
  const text = reader.textOf(key, undefined, reader.locale);
  return text === key || text === '' ? english : text;
};

export function fieldLabel(entity: Entity, name: string, field: Field, reader: Reader): string {
  const key = Object.hasOwn(entity.fields, name) ? `${entity.name}.${name}` : `common.${name}`;
  return said(reader, key, field.label);
}
/** The words of a fixed choice or a status, by its value. */
export function valueLabels(
  entity: Entity,
  name: string,
  field: Field,
  reader: Reader,
): Readonly<Record<string, string>> | undefined {
  const english =
    field.type === 'option' ? field.choices : field.type === 'lifecycle' ? labelsOfStates(field.states) : undefined;
  if (!english) return undefined;
  return Object.fromEntries(
    Object.entries(english).map(([value, label]) => [value, said(reader, `${entity.name}.${name}.${value}`, label)]),
  );
}
const labelsOfStates = (states: Readonly<Record<string, { readonly label: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(states).map(([value, s]) => [value, s.label]));

/** Names of the parts of fields that take several columns. */
const parts: Readonly<Record<string, Readonly<Record<'en' | 'es' | 'fr', string>>>> = {
  address1: { en: 'Address 1', es: 'Dirección 1', fr: 'Adresse 1' },
  address2: { en: 'Address 2', es: 'Dirección 2', fr: 'Adresse 2' },
  town: { en: 'Town', es: 'Ciudad', fr: 'Ville' },
  county: { en: 'County', es: 'Provincia', fr: 'Département' },
  state: { en: 'State', es: 'Estado', fr: 'État' },
  postCode: { en: 'Post code', es: 'Código postal', fr: 'Code postal' },
  country: { en: 'Country', es: 'País', fr: 'Pays' },
  from: { en: 'From', es: 'Desde', fr: 'Du' },
  to: { en: 'To', es: 'Hasta', fr: 'Au' },
  latitude: { en: 'Latitude', es: 'Latitud', fr: 'Latitude' },
  longitude: { en: 'Longitude', es: 'Longitud', fr: 'Longitude' },
};
export const yesNoWords = { en: ['Yes', 'No'], es: ['Sí', 'No'], fr: ['Oui', 'Non'] } as const;
export const languageOf = (locale: string): 'en' | 'es' | 'fr' => {
  const language = locale.slice(0, 2);
  return language === 'es' || language === 'fr' ? language : 'en';
};
/** `Home location: Town`. */
export function partLabel(label: string, part: string, reader: Reader): string {
  return `${label}: ${parts[part]?.[languageOf(reader.locale)] ?? part}`;
}
/** All names a header may use for a field, besides its label in the reader's language. */
export const otherNames = (name: string, field: Field): string[] => [name, wireName(name, field), field.label];
export const otherPartNames = (part: string): string[] => [part, ...Object.values(parts[part] ?? {})];
