import { GeoJSONSource, type LngLatBounds, type Map as MapLibreMap } from 'maplibre-gl';

/** Quiet on light and on dark grounds. */
const colour = '#80838d';
const metresADegree = 111_195;
const stepsKm = [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
/** Lines nearer to each other than this would be a hatching, px. */
const leastPx = 70;
/** More would be of no use, and none is drawn of the whole globe. */
const mostLines = 120;

/** A grid of whole kilometres below all else, for a ground without streets (OUR-214). It follows every move. */
export function addGraticule(map: MapLibreMap): void {
  map.addSource('graticule', { type: 'geojson', data: linesOf(map) });
  map.addLayer({
    id: 'graticule',
    type: 'line',
    source: 'graticule',
    paint: { 'line-color': colour, 'line-width': 1, 'line-opacity': 0.22 },
  });
  map.on('moveend', () => {
    const source = map.getSource('graticule');
    if (source instanceof GeoJSONSource) void source.setData(linesOf(map));
  });
}

const linesOf = (map: MapLibreMap) => graticule(map.getBounds(), map.getContainer().clientWidth);

/** The lines of a view so many px wide, a screen beyond it on each side: a drag shows no edge. */
export function graticule(bounds: Pick<LngLatBounds, 'getWest' | 'getEast' | 'getSouth' | 'getNorth'>, px: number) {
  const [west, east, south, north] = [bounds.getWest(), bounds.getEast(), bounds.getSouth(), bounds.getNorth()];
  const [width, height] = [east - west, north - south];
  // By the whole degree: the grid stays where it is while the map is dragged.
  const across = metresADegree * Math.cos((Math.round((south + north) / 2) * Math.PI) / 180);
  const least = ((width * across) / 1_000 / Math.max(px, 1)) * leastPx;
  const stepM = (stepsKm.find((km) => km >= least) ?? 500) * 1_000;
  const meridians = multiples(west - width, east + width, stepM / across).map((x) => [
    [x, south - height],
    [x, north + height],
  ]);
  const parallels = multiples(south - height, north + height, stepM / metresADegree).map((y) => [
    [west - width, y],
    [east + width, y],
  ]);
  return {
    type: 'Feature',
    properties: {},
    geometry: { type: 'MultiLineString', coordinates: [...meridians, ...parallels] },
  } as const;
}

function multiples(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step);
  const count = Math.min(mostLines, Math.max(0, Math.floor(to / step) - first + 1));
  return Array.from({ length: count }, (_, at) => (first + at) * step);
}
