import {
  type GeoJSONSourceSpecification,
  LngLatBounds,
  Map as MapLibreMap,
  Marker,
  NavigationControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useRef } from 'react';
import type { Position } from '../../../../domain/geo.ts';
import type { RouteStop } from '../../../../domain/route/stops.ts';
import { useSignedIn } from '../../../app/context.ts';
import styles from './route.module.css';
import { routeTexts } from './text.ts';

// A worker of our own address: the content security policy allows no other.
setWorkerUrl(workerUrl);

/** Without a map configured, and where it cannot be had: the page's own ground shows through. */
const plainStyle: StyleSpecification = { version: 8, sources: {}, layers: [] };

/** Seen on light and on dark maps. */
const lineColour = '#3e63dd';

interface RouteMapProps {
  readonly stops: readonly RouteStop[];
  readonly line: readonly Position[];
}

/** The line of a route with its stops numbered; the table beside it says the same in words. */
export function RouteMap({ stops, line }: RouteMapProps) {
  const { config } = useSignedIn();
  const box = useRef<HTMLDivElement>(null);
  const drawn = JSON.stringify([stops.map(({ number, name, position }) => ({ number, name, position })), line]);
  useEffect(() => {
    if (!box.current) return;
    const [points, way] = JSON.parse(drawn) as [readonly Pinned[], readonly Position[]];
    const map = open(box.current, config.mapStyleUrl ?? null, way);
    for (const point of points) pin(map, point);
    return () => map.remove();
  }, [drawn, config.mapStyleUrl]);
  return <div ref={box} className={styles.map} />;
}

type Pinned = Pick<RouteStop, 'number' | 'name' | 'position'>;

function open(container: HTMLElement, styleUrl: string | null, way: readonly Position[]): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style: styleUrl ?? plainStyle,
    bounds: boundsOf(way),
    // The buttons stand on the right.
    fitBoundsOptions: { padding: { top: 40, bottom: 40, left: 40, right: 72 }, maxZoom: 15 },
    locale: routeTexts.controls,
    dragRotate: false,
    attributionControl: styleUrl ? { compact: true } : false,
  });
  map.addControl(new NavigationControl({ showCompass: false }));
  let isStyled = false;
  map.on('style.load', () => {
    isStyled = true;
    map.addSource('way', sourceOf(way));
    map.addLayer({ id: 'way', type: 'line', source: 'way', paint: { 'line-color': lineColour, 'line-width': 4 } });
  });
  // A style that does not come leaves the plain ground; a tile that does not come leaves a hole.
  map.on('error', () => {
    if (!isStyled && styleUrl) map.setStyle(plainStyle);
  });
  return map;
}

const sourceOf = (way: readonly Position[]): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: {
    type: 'Feature',
    properties: {},
    geometry: { type: 'LineString', coordinates: way.map(({ latitude, longitude }) => [longitude, latitude]) },
  },
});

function boundsOf(way: readonly Position[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { latitude, longitude } of way) bounds.extend([longitude, latitude]);
  return bounds;
}

function pin(map: MapLibreMap, { number, name, position }: Pinned): void {
  if (!position) return;
  const element = document.createElement('div');
  element.className = number === null ? (styles.center ?? '') : (styles.pin ?? '');
  element.textContent = number === null ? '' : String(number);
  new Marker({ element }).setLngLat([position.longitude, position.latitude]).addTo(map);
  const label = number === null ? routeTexts.center(name) : routeTexts.marker(number, name);
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', label);
  element.title = label;
}
