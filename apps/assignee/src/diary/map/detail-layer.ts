import L from 'leaflet';
import { coloursOf, paintTile } from './paint-tile.ts';
import { kindAt, sideAt, tileBehind, usualSize } from './tile-place.rules.ts';
import type { TileSource } from './tile-source.ts';

/** Coast, borders, lakes, rivers and urban areas, drawn where one looks from tiles that come with the application. */
export function detailLayer(source: TileSource, onTile: () => void): L.GridLayer {
  const Detail = L.GridLayer.extend({
    createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
      const canvas = document.createElement('canvas');
      const dense = Math.min(3, globalThis.devicePixelRatio || 1);
      canvas.width = canvas.height = Math.round(usualSize * dense);
      canvas.className = 'map-detail';
      void drawOn(canvas, coords, dense).finally(() => done(undefined, canvas));
      return canvas;
    },
  }) as new (
    options: L.GridLayerOptions,
  ) => L.GridLayer;
  const drawOn = async (canvas: HTMLCanvasElement, { x, y, z }: L.Coords, dense: number): Promise<void> => {
    const kind = kindAt(z);
    if (!kind) return;
    const side = sideAt(kind, z);
    const [column, row] = [Math.floor((x * usualSize) / side), Math.floor((y * usualSize) / side)];
    const place = tileBehind(kind, column, row);
    const tile = place && (await source.bring(place));
    const context = tile && canvas.getContext('2d');
    // Without the tile the outlines below stay to be seen.
    if (!tile || !context) return;
    const part = { left: x * usualSize - column * side, top: y * usualSize - row * side, side, dense };
    paintTile(context, tile, part, coloursOf(canvas.closest('.map-canvas') ?? document.documentElement));
    onTile();
  };
  return new Detail({ minZoom: 1, updateWhenZooming: false, keepBuffer: 1 });
}
