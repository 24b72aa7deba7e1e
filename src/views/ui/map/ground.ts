import {
  LngLatBounds,
  Map as MapLibreMap,
  type MapOptions,
  NavigationControl,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import './ground.css';
import type { Position } from '../../../domain/geo.ts';
import { addGraticule } from './graticule.ts';

// A worker of our own origin: the content security policy allows no other.
setWorkerUrl(workerUrl);

/** For no configured map, or one that fails: the page's own background shows through. */
const plainStyle: StyleSpecification = { version: 8, sources: {}, layers: [] };

interface GroundOptions extends Pick<MapOptions, 'bounds' | 'locale' | 'maxZoom' | 'fadeDuration' | 'boxZoom'> {
  readonly container: HTMLElement;
  /** Null for no streets. */
  readonly styleUrl: string | null;
  /** Called when the map can be drawn on, and again when the configured style failed. */
  readonly onStyled: (map: MapLibreMap, isPlain: boolean) => void;
}

/**
 * A map to draw on, busy until all is drawn: streets if a style is configured and loads, else a plain ground
 * (docs/adr/0014).
 */
export function openGround({ container, styleUrl, onStyled, ...options }: GroundOptions): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style: styleUrl ?? plainStyle,
    fitBoundsOptions: framing,
    dragRotate: false,
    attributionControl: styleUrl ? { compact: true } : false,
    ...options,
  });
  map.addControl(new NavigationControl({ showCompass: false }));
  map.addControl(new ScaleControl({ unit: 'metric' }), 'bottom-right');
  let isPlain = styleUrl === null;
  container.ariaBusy = 'true';
  map.once('idle', () => {
    container.ariaBusy = 'false';
  });
  let isStyled = false;
  map.on('style.load', () => {
    isStyled = true;
    if (isPlain) addGraticule(map);
    onStyled(map, isPlain);
  });
  // A style that fails leaves the plain ground; a tile that fails leaves a hole.
  map.on('error', () => {
    if (isStyled || !styleUrl || isPlain) return;
    isPlain = true;
    map.setStyle(plainStyle);
  });
  return map;
}

/** How a map is fitted to its content: the buttons are on the right. */
export const framing = { padding: { top: 40, bottom: 40, left: 40, right: 72 }, maxZoom: 15 };

export function boundsOf(positions: readonly Position[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const position of positions) bounds.extend(lngLat(position));
  return bounds;
}

export const lngLat = ({ latitude, longitude }: Position): [number, number] => [longitude, latitude];
