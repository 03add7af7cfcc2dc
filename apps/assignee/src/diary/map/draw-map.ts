import './allow-leaflet.ts';
import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import { feature } from 'topojson-client';
import world from 'world-atlas/countries-110m.json';

/** Zoom after a position is set (specification, section 9). */
const chosenZoom = 10;

export interface DrawnMap {
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
  const outlines = feature(world as never, (world as unknown as { objects: { countries: never } }).objects.countries);
  L.geoJSON(outlines as never, {
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
