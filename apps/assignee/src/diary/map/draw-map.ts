import './allow-leaflet.ts';
import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import { feature } from 'topojson-client';
import world from 'world-atlas/countries-110m.json';
import { unfolded } from './unfolded.ts';

/** Zoom after a position is set (specification, section 9). */
const chosenZoom = 10;

/** Zoom of the first look: a country's outline is seen, where no tiles show more. */
const firstZoom = 5;

interface Outline {
  readonly geometry: { readonly type: string; readonly coordinates: never };
}

export interface DrawnMap {
  /** Where the map opens, while no position is set. */
  look(at: { readonly latitude: number; readonly longitude: number }): void;
  show(at: { readonly latitude: number; readonly longitude: number }): void;
  zoom(by: number): void;
  /** Tiles of a host that an administrator configured, over the outlines. */
  tiles(url: string): void;
  remove(): void;
}

/**
 * A map of outlines that came with the application: nothing is asked of other hosts. Leaflet's own controls are left out,
 * they write markup that the content security policy forbids.
 */
export function drawMap(
  element: HTMLElement,
  onPoint: (at: { latitude: number; longitude: number }) => void,
): DrawnMap {
  const map = L.map(element, { attributionControl: false, zoomControl: false, doubleClickZoom: false, maxZoom: 17 });
  map.setView([25, 5], 1);
  const { countries } = (world as unknown as { objects: { countries: never } }).objects;
  const { features } = feature(world as never, countries) as unknown as { readonly features: readonly Outline[] };
  const coordinates = features.flatMap(({ geometry }) =>
    unfolded(geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates),
  );
  L.geoJSON({ type: 'MultiPolygon', coordinates } as never, {
    interactive: false,
    style: { color: '#76818F', weight: 1, fillColor: '#ECEFF3', fillOpacity: 1 },
  }).addTo(map);
  const marker = L.circleMarker([0, 0], {
    radius: 8,
    color: '#FFFFFF',
    weight: 2,
    fillColor: '#C02626',
    fillOpacity: 1,
    interactive: false,
  });
  map.on('dblclick', ({ latlng }) => {
    const at = latlng.wrap();
    onPoint({ latitude: at.lat, longitude: at.lng });
  });
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
      L.tileLayer(url, { maxZoom: 17 }).addTo(map);
    },
    remove: () => {
      map.remove();
    },
  };
}
