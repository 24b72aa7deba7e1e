import { type GeoJSONSourceSpecification, type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { Position } from '../../../../domain/geo.ts';
import type { RouteStop } from '../../../../domain/route/stops.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { boundsOf, lngLat, openGround } from '../../../ui/map/ground.ts';
import { mapControls } from '../../../ui/map/text.ts';
import styles from './route.module.css';
import { routeTexts } from './text.ts';

/** Visible on light and dark maps. */
const lineColour = '#3e63dd';

interface RouteMapProps {
  readonly stops: readonly RouteStop[];
  readonly line: readonly Position[];
}

/** The line of a route with numbered stops; the table beside it is its text. */
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

const open = (container: HTMLElement, styleUrl: string | null, way: readonly Position[]): MapLibreMap =>
  openGround({
    container,
    styleUrl,
    bounds: boundsOf(way),
    locale: { ...mapControls, 'Map.Title': routeTexts.map },
    onStyled: (map) => {
      map.addSource('way', sourceOf(way));
      map.addLayer({ id: 'way', type: 'line', source: 'way', paint: { 'line-color': lineColour, 'line-width': 4 } });
    },
  });

const sourceOf = (way: readonly Position[]): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: {
    type: 'Feature',
    properties: {},
    geometry: { type: 'LineString', coordinates: way.map(lngLat) },
  },
});

function pin(map: MapLibreMap, { number, name, position }: Pinned): void {
  if (!position) return;
  const element = document.createElement('div');
  element.className = number === null ? (styles.center ?? '') : (styles.pin ?? '');
  element.textContent = number === null ? '' : String(number);
  new Marker({ element }).setLngLat(lngLat(position)).addTo(map);
  const label = number === null ? routeTexts.center(name) : routeTexts.marker(number, name);
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', label);
  element.title = label;
}
