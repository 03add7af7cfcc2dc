import type L from 'leaflet';
import { tileSize } from './tile-format.ts';
import { kindAt, sideAt, tileBehind } from './tile-place.rules.ts';
import type { TileSource } from './tile-source.ts';
import { placedLabels, type TownInBox } from './town-labels.rules.ts';

/** What the reader calls a town. */
export type TownName = (town: string, country: string) => string;

/** The towns of the tiles that have come, in the box of the map. */
function townsIn(map: L.Map, source: TileSource, nameOf: TownName): TownInBox[] {
  const zoom = map.getZoom();
  const kind = kindAt(zoom);
  const { min, max } = map.getPixelBounds();
  if (!kind || !min || !max) return [];
  const side = sideAt(kind, zoom);
  const towns: TownInBox[] = [];
  for (let column = Math.floor(min.x / side); column <= Math.floor(max.x / side); column += 1)
    for (let row = Math.floor(min.y / side); row <= Math.floor(max.y / side); row += 1) {
      const place = tileBehind(kind, column, row);
      for (const [name, country, x, y, population] of (place && source.known(place)?.towns) ?? []) {
        const at = [(column + x / tileSize) * side - min.x, (row + y / tileSize) * side - min.y] as const;
        if (at[0] < 0 || at[1] < 0 || at[0] > max.x - min.x || at[1] > max.y - min.y) continue;
        towns.push({ name: nameOf(name, country), x: at[0], y: at[1], population });
      }
    }
  return towns;
}
/** Names of towns over the map. They follow every look; answers how to write them anew, and how to end it. */
export function labelLayer(map: L.Map, source: TileSource, nameOf: TownName): { write(): void; remove(): void } {
  const pane = map.createPane('towns');
  // The search below says the same in words; a list of what happens to be in the box helps nobody who hears it.
  pane.setAttribute('aria-hidden', 'true');
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const writeNow = () => {
    const { x: width, y: height } = map.getSize();
    const labels = placedLabels(townsIn(map, source, nameOf), width, height).map(({ name, x, y, side, size }) => {
      const label = document.createElement('span');
      label.className = 'map-town';
      label.dataset.side = side;
      label.dataset.size = size;
      label.textContent = name;
      const at = map.containerPointToLayerPoint([x, y]);
      label.style.translate = `${Math.round(at.x)}px ${Math.round(at.y)}px`;
      return label;
    });
    pane.replaceChildren(...labels);
  };
  // Tiles of one look come one after the other.
  const write = () => {
    clearTimeout(waiting);
    waiting = setTimeout(writeNow, 60);
  };
  const clear = () => pane.replaceChildren();
  map.on('moveend resize', write);
  map.on('zoomstart', clear);
  return {
    write,
    remove: () => {
      clearTimeout(waiting);
      map.off('moveend resize', write);
      map.off('zoomstart', clear);
      pane.remove();
    },
  };
}
