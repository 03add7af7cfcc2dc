import type { Entity, Field, FieldType } from '@homeport/grammar';
import { type FieldAt, fieldAt } from '../fields/field-at.ts';
import { kitOf } from '../fields/field-kits.ts';
import { lateBy } from '../fields/overdue.ts';

/** Pixels that columns have in a window of 1440 px, beside the menu and between what selects a row and what is done with it. */
export const usualRoom = 1040;
/** What a column may come to take, in pixels, where that is not its usual width: names and texts yield, words and figures are never cut. */
const takes: Readonly<Partial<Record<FieldType, number>>> = {
  ref: 136,
  person: 136,
  text: 136,
  email: 136,
  code: 136,
  option: 208,
  country: 160,
  money: 152,
};
const first = 180;
/** The second chip of what is late. */
const late = 112;

/** Words of a state or choice, which other languages say in more letters than the declaration does. */
const word = { least: 112, most: 240, letter: 8.5, around: 26, chip: 40 };
const widthOfWords = (field: Field): number | undefined => {
  const isState = field.type === 'lifecycle';
  const labels = isState
    ? Object.values(field.states).map(({ label }) => label)
    : field.type === 'option' && field.choices
      ? Object.values(field.choices)
      : [];
  if (labels.length === 0) return undefined;
  const longest = labels.reduce((most, label) => Math.max(most, label.length), 0);
  const width = longest * word.letter + word.around + (isState ? word.chip : 0);
  return Math.min(word.most, Math.max(word.least, width));
};

const takenBy = (at: FieldAt, place: number, spoken: ReadonlySet<string>): number => {
  const { name, field } = at;
  if (spoken.has(name)) return 0;
  const width = widthOfWords(field) ?? takes[field.type] ?? kitOf(at).width;
  return Math.max(place === 0 ? first : 0, width) + (lateBy(field).length > 0 ? late : 0);
};

/** What people look for on every row: in which state it is, and its amount (the one that is added up, else the first). */
export function mustBeSeen(entity: Entity, names: readonly string[]): ReadonlySet<string> {
  const typed = (type: FieldType) => names.filter((name) => entity.fields[name]?.type === type);
  const amounts = typed('money');
  const amount = amounts.find((name) => entity.totals?.includes(name)) ?? amounts[0];
  return new Set([...typed('lifecycle'), ...(amount ? [amount] : [])]);
}

/**
 * Puts state and amount so early that both are seen whole in a window of 1440 px, and no earlier; all others keep their order.
 * `spoken` are columns that are not drawn, since another one says what they say.
 */
export function inSight(entity: Entity, names: readonly string[], spoken: ReadonlySet<string>): readonly string[] {
  const must = mustBeSeen(entity, names);
  const width = (name: string, place: number) => {
    const at = fieldAt(entity, name);
    return at ? takenBy(at, place, spoken) : 0;
  };
  const order = new Set<string>();
  let used = 0;
  const put = (name: string) => {
    if (order.has(name)) return;
    used += width(name, order.size);
    order.add(name);
  };
  for (const name of names) {
    const waiting = [...must].filter((one) => !order.has(one));
    const kept = waiting.reduce((sum, one) => sum + width(one, 1), 0);
    const isTooMuch = !must.has(name) && used + width(name, order.size) + kept > usualRoom;
    // What the record is called stays first, however wide the others are.
    if (isTooMuch && order.size > 0) for (const one of names) if (must.has(one)) put(one);
    put(name);
  }
  return [...order];
}
