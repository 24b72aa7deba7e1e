import {
  LngLatBounds,
  Map as MapLibreMap,
  type MapOptions,
  NavigationControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { Position } from '../../../domain/geo.ts';

// A worker of our own address: the content security policy allows no other.
setWorkerUrl(workerUrl);

/** Without a map configured, and where it cannot be had: the page's own ground shows through. */
const plainStyle: StyleSpecification = { version: 8, sources: {}, layers: [] };

interface GroundOptions extends Pick<MapOptions, 'bounds' | 'locale' | 'maxZoom' | 'fadeDuration' | 'boxZoom'> {
  readonly container: HTMLElement;
  /** As configured; null for none. */
  readonly styleUrl: string | null;
  /** Something to draw on is there; once more when the configured style did not come. */
  readonly onStyled: (map: MapLibreMap) => void;
}

/** A map to draw on, busy until all of it is drawn: streets where a style is configured and comes, a plain ground elsewhere (docs/adr/0014). */
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
  container.ariaBusy = 'true';
  map.once('idle', () => {
    container.ariaBusy = 'false';
  });
  let isStyled = false;
  map.on('style.load', () => {
    isStyled = true;
    onStyled(map);
  });
  // A style that does not come leaves the plain ground; a tile that does not come leaves a hole.
  map.on('error', () => {
    if (!isStyled && styleUrl) map.setStyle(plainStyle);
  });
  return map;
}

/** How a map is fitted to what it shows: the buttons stand on the right. */
export const framing = { padding: { top: 40, bottom: 40, left: 40, right: 72 }, maxZoom: 15 };

export function boundsOf(positions: readonly Position[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const position of positions) bounds.extend(lngLat(position));
  return bounds;
}

export const lngLat = ({ latitude, longitude }: Position): [number, number] => [longitude, latitude];
