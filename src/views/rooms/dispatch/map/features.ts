import type { Position } from '../../../../domain/geo.ts';
import type { BoardMap, OrderPoint } from './points.ts';
import { pointImage, roundImage } from './shapes.ts';

/** GeoJSON (RFC 7946), as much of it as is drawn here. */
interface Point {
  readonly type: 'Point';
  readonly coordinates: number[];
}

interface LineString {
  readonly type: 'LineString';
  readonly coordinates: number[][];
}

interface Feature<Geometry, Properties> {
  readonly type: 'Feature';
  readonly geometry: Geometry;
  readonly properties: Properties;
}

interface Collection<Of> {
  readonly type: 'FeatureCollection';
  readonly features: Of[];
}

/** An order's data on its map point. */
export interface PointProperties {
  readonly task: number;
  readonly order: number;
  readonly image: string;
  /** Summed up by clusters. */
  readonly late: 0 | 1;
}

const coordinates = ({ latitude, longitude }: Position) => [longitude, latitude];

export const pointFeatures = (points: readonly OrderPoint[]): Collection<Feature<Point, PointProperties>> => ({
  type: 'FeatureCollection',
  features: points.map((point) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: coordinates(point.position) },
    properties: {
      task: point.taskId,
      order: point.orderId,
      image: pointImage(point),
      late: point.isLate ? 1 : 0,
    },
  })),
});

interface RoundProperties {
  readonly dock: number;
  readonly image: string;
  readonly isOnTheRoad: boolean;
}

/** A line for each round, and a point amid it that bears its name. */
export function roundFeatures(lines: BoardMap['lines']): Collection<Feature<LineString | Point, RoundProperties>> {
  const features = lines.flatMap(({ dockId, name, isOnTheRoad, way }) => {
    const properties = { dock: dockId, image: roundImage(name, isOnTheRoad), isOnTheRoad };
    const middle = way[Math.floor(way.length / 2)];
    const line: Feature<LineString, RoundProperties> = {
      type: 'Feature',
      geometry: { type: 'LineString', coordinates: way.map(coordinates) },
      properties,
    };
    const label: Feature<Point, RoundProperties>[] = middle
      ? [{ type: 'Feature', geometry: { type: 'Point', coordinates: coordinates(middle) }, properties }]
      : [];
    return way.length > 1 ? [line, ...label] : label;
  });
  return { type: 'FeatureCollection', features };
}
