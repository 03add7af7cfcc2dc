import './allow-leaflet.ts';
import './map.css';
import L from 'leaflet';
import { feature } from 'topojson-client';
import world from 'world-atlas/countries-110m.json';
import { detailLayer } from './detail-layer.ts';
import { labelLayer, type TownName } from './label-layer.ts';
import { tileSource } from './tile-source.ts';
import { unfolded } from './unfolded.ts';

/** Zoom after a position is set (specification, section 9). */
const chosenZoom = 10;

/** Zoom of the first look: a town with what is around it. */
const firstZoom = 8;

/** How near one comes to what comes with the application, and to tiles that an administrator configured. */
const nearest = { own: 12, configured: 17 };

const below = 'outlines';

interface Outline {
  readonly geometry: { readonly type: string; readonly coordinates: never };
}

export interface DrawnMap {
  /** Where the map opens, while no position is set. */
  look(at: { readonly latitude: number; readonly longitude: number }): void;
  show(at: { readonly latitude: number; readonly longitude: number }): void;
  zoom(by: number): void;
  /** Tiles of a host that an administrator configured; where they do not come, the map that comes with the application. */
  tiles(url: string): void;
  /** The map that comes with the application. */
  own(): void;
  /** Draws and writes anew, in another language. */
  renew(): void;
  remove(): void;
}
export interface MapDeeds {
  readonly onPoint: (at: { latitude: number; longitude: number }) => void;
  readonly nameOf: TownName;
  /** A finger alone moves the page and not the map. */
  readonly isTouch?: boolean;
}

/**
 * A map that came with the application: nothing is asked of other hosts. Leaflet's own controls are left out, they write
 * markup that the content security policy forbids.
 */
export function drawMap(element: HTMLElement, { onPoint, nameOf, isTouch = false }: MapDeeds): DrawnMap {
  const map = L.map(element, {
    attributionControl: false,
    zoomControl: false,
    doubleClickZoom: false,
    dragging: !isTouch,
    maxZoom: nearest.own,
  });
  map.setView([25, 5], 1);
  // Below all tiles, which else would be covered by the countries.
  map.createPane(below).style.zIndex = '100';
  outlines().addTo(map);
  const marker = L.circleMarker([0, 0], {
    radius: 8,
    weight: 2,
    fillOpacity: 1,
    className: 'map-point',
    interactive: false,
  });
  const pointAt = (latlng: L.LatLng) => {
    const at = latlng.wrap();
    onPoint({ latitude: at.lat, longitude: at.lng });
  };
  map.on('dblclick', ({ latlng }) => pointAt(latlng));
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It is not the form around the map that is meant.
    event.preventDefault();
    pointAt(map.getCenter());
  };
  element.addEventListener('keydown', onKey);
  let detail: { redraw(): void; remove(): void } | undefined;
  const own = () => {
    if (detail) return;
    const source = tileSource();
    const labels = labelLayer(map, source, nameOf);
    const layer = detailLayer(source, labels.write).addTo(map);
    const redraw = () => {
      layer.redraw();
      labels.write();
    };
    // What is painted does not follow light and dark by itself.
    const scheme = new MutationObserver(redraw);
    scheme.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
    detail = {
      redraw,
      remove: () => {
        scheme.disconnect();
        layer.remove();
        labels.remove();
      },
    };
  };
  return {
    look: ({ latitude, longitude }) => {
      map.setView([latitude, longitude], firstZoom, { animate: false });
    },
    show: ({ latitude, longitude }) => {
      marker.setLatLng([latitude, longitude]).addTo(map);
      map.setView([latitude, longitude], chosenZoom, { animate: false });
    },
    zoom: (by) => {
      map.setZoom(map.getZoom() + by, { animate: false });
    },
    tiles: (url) => {
      let hasCome = false;
      L.tileLayer(url, { maxZoom: nearest.configured })
        .on('tileerror', () => {
          if (!hasCome) own();
        })
        .on('tileload', () => {
          if (hasCome) return;
          hasCome = true;
          map.setMaxZoom(nearest.configured);
          detail?.remove();
          detail = undefined;
        })
        .addTo(map);
    },
    own,
    renew: () => detail?.redraw(),
    remove: () => {
      element.removeEventListener('keydown', onKey);
      detail?.remove();
      map.remove();
    },
  };
}
/** Countries of the whole world, for the view from afar and for what cannot be had nearer. */
function outlines(): L.GeoJSON {
  const { countries } = (world as unknown as { objects: { countries: never } }).objects;
  const { features } = feature(world as never, countries) as unknown as { readonly features: readonly Outline[] };
  const coordinates = features.flatMap(({ geometry }) =>
    unfolded(geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates),
  );
  return L.geoJSON({ type: 'MultiPolygon', coordinates } as never, {
    interactive: false,
    pane: below,
    style: { weight: 1, fillOpacity: 1, className: 'map-outlines' },
  });
}
