import { isObject } from '@homeport/grammar';
import { type WidgetSize, type WidgetSource, widgetSizes } from './widget.entity.ts';

/** A widget in its place. */
export interface PlacedWidget {
  /** Id of the widget. */
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly source: WidgetSource;
  readonly size: WidgetSize;
  readonly settings: Readonly<Record<string, unknown>>;
}
/** A place in an arrangement, the company's or one's own; `widget` is an id. */
export interface WidgetPlace {
  readonly widget: string;
  readonly position: number;
  readonly size: WidgetSize;
  readonly isHidden: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
}
/** What a reader sends: a widget, its size, and whether it is taken off. The order is that of the list. */
export interface WantedPlace {
  readonly widget: string;
  readonly size: WidgetSize;
  readonly isHidden: boolean;
}
type Known = Omit<PlacedWidget, 'size'>;

/**
 * Widgets as a reader sees them: as they arranged them, and behind these what the company put on the dashboard since. A
 * widget that the reader may not see any more, or that the company never put there, is left out.
 */
export function arranged(
  company: readonly WidgetPlace[],
  own: readonly WidgetPlace[],
  widgets: readonly Known[],
): { readonly content: PlacedWidget[]; readonly available: PlacedWidget[] } {
  const offered = company.filter((place) => !place.isHidden);
  const isOffered = new Set(offered.map((place) => place.widget));
  const mine = own.filter((place) => isOffered.has(place.widget));
  const isMine = new Set(mine.map((place) => place.widget));
  const all = [...byPlace(mine), ...byPlace(offered.filter((place) => !isMine.has(place.widget)))];
  const placed = (hidden: boolean): PlacedWidget[] =>
    all
      .filter((place) => place.isHidden === hidden)
      .flatMap((place) => {
        const widget = widgets.find((one) => one.id === place.widget);
        return widget ? [{ ...widget, size: place.size, settings: { ...widget.settings, ...place.settings } }] : [];
      });
  return { content: placed(false), available: placed(true) };
}
const byPlace = (places: readonly WidgetPlace[]): WidgetPlace[] =>
  places.toSorted((one, other) => one.position - other.position);

/** What a reader sent, if it is an arrangement: known widgets, each once, with a size. */
export function wantedPlaces(sent: unknown, known: readonly string[]): WantedPlace[] | undefined {
  if (!Array.isArray(sent) || sent.length > 100) return undefined;
  const places: WantedPlace[] = [];
  for (const one of sent) {
    if (!isObject(one)) return undefined;
    const { widget, size, isHidden = false } = one;
    if (typeof widget !== 'string' || !known.includes(widget)) return undefined;
    if (typeof size !== 'string' || !Object.hasOwn(widgetSizes, size) || typeof isHidden !== 'boolean')
      return undefined;
    if (places.some((place) => place.widget === widget)) return undefined;
    places.push({ widget, size: size as WidgetSize, isHidden });
  }
  return places;
}

/** A list with one of its things moved by some places, at most to an end of the list. */
export function moved<T>(list: readonly T[], from: number, step: number): T[] {
  const to = Math.max(0, Math.min(list.length - 1, from + step));
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}
