/** A part of a shape: its label, and what it holds. */
export interface ShapePart {
  readonly label: string;
  readonly shape: Shape;
  /** It has to be filled: marked, and said at its place once saving was refused. */
  readonly required?: true;
  /** Asked for only where another part of the same record has one of these values. */
  readonly only?: { readonly part: string; readonly among: readonly string[] };
}
/**
 * What a JSON field holds, as people see and change it: pickers, checklists and lists of parts, never its text. What a stored
 * value has besides is kept as it is.
 */
export type Shape =
  | { readonly is: 'text' }
  /** A text in English, with its translations; a plain text is the same in every language. */
  | { readonly is: 'words' }
  /** A text, a number, or yes and no. */
  | { readonly is: 'value' }
  | { readonly is: 'whole' }
  | { readonly is: 'yesNo' }
  | { readonly is: 'choice'; readonly choices: Readonly<Record<string, string>> }
  /** Several short texts. */
  | { readonly is: 'texts' }
  /** `one` is what an entry is called: "Step". */
  | { readonly is: 'list'; readonly of: Shape; readonly one: string }
  | { readonly is: 'record'; readonly parts: Readonly<Record<string, ShapePart>> }
  /** Each of some names with one of some levels, kept as `[{ [key]: name, [level]: … }]`; a name without an entry has none. */
  | {
      readonly is: 'levels';
      readonly key: string;
      readonly names: Readonly<Record<string, string>>;
      readonly level: string;
      readonly levels: Readonly<Record<string, string>>;
    }
  /** Records of an entity by a field of theirs, kept as `[{ [key]: …, [name]: … }]`. */
  | { readonly is: 'records'; readonly to: string; readonly key: string; readonly name: string }
  /**
   * When something holds, in the language of filters. `of` says where the entity stands whose records are compared: a field of
   * the same record (`about`), or one over a relation (`dataQuery.about`); `on` names it. With either the engine judges what is
   * saved; without, the rules of the record do, and `asks` says in which field over a relation the questions stand that may be compared.
   */
  | { readonly is: 'filter'; readonly of?: string; readonly on?: string; readonly asks?: string };

/** The texts of a shape by key, in English; a list's are those of its entries, with `one` for what an entry is called. */
export function shapeWords(key: string, shape: Shape): Record<string, string> {
  switch (shape.is) {
    case 'choice':
      return Object.fromEntries(Object.entries(shape.choices).map(([value, label]) => [`${key}.${value}`, label]));
    case 'levels':
      return Object.fromEntries(
        [...Object.entries(shape.names), ...Object.entries(shape.levels)].map(([name, label]) => [
          `${key}.${name}`,
          label,
        ]),
      );
    case 'list':
      return { [`${key}.one`]: shape.one, ...shapeWords(key, shape.of) };
    case 'record':
      return Object.assign(
        {},
        ...Object.entries(shape.parts).map(([name, part]) => ({
          [`${key}.${name}`]: part.label,
          ...shapeWords(`${key}.${name}`, part.shape),
        })),
      );
    default:
      return {};
  }
}
