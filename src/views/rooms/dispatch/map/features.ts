import type { Position } from '../../../../domain/geo.ts';
import type { BoardMap, OrderPoint } from './points.ts';
import { codeImage, planImage, pointImage, roundColour, roundImage } from './shapes.ts';

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
  readonly colour: string;
  readonly isOnTheRoad: boolean;
  /** The way from the center to the first stop. */
  readonly isApproach: boolean;
}

const line = <Properties>(way: readonly Position[], properties: Properties): Feature<LineString, Properties> => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates: way.map(coordinates) },
  properties,
});

const place = <Properties>(at: Position, properties: Properties): Feature<Point, Properties> => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: coordinates(at) },
  properties,
});

/** Of each round the way from the center, the way from stop to stop, and a point amid it that bears its name. */
export function roundFeatures(lines: BoardMap['lines']): Collection<Feature<LineString | Point, RoundProperties>> {
  const features = lines.flatMap(({ dockId, name, isOnTheRoad, from, way }) => {
    const image = roundImage(name, dockId);
    const properties = { dock: dockId, image, colour: roundColour(dockId), isOnTheRoad, isApproach: false };
    const [first] = way;
    const middle = way[Math.floor(way.length / 2)];
    return [
      ...(from && first ? [line([from, first], { ...properties, isApproach: true })] : []),
      ...(way.length > 1 ? [line(way, properties)] : []),
      ...(middle ? [place(middle, properties)] : []),
    ];
  });
  return { type: 'FeatureCollection', features };
}

/** Orders as a round of them alone would be driven: its way, and their numbers. */
export function planFeatures(
  home: Position | null,
  stops: readonly Position[],
): Collection<Feature<LineString | Point, { readonly image: string }>> {
  const ends = home ? [home] : [];
  const way = [...ends, ...stops, ...ends];
  const numbers = stops.map((at, index) => place(at, { image: planImage(index + 1) }));
  return {
    type: 'FeatureCollection',
    features: stops.length === 0 ? [] : [line(way, { image: '' }), ...numbers],
  };
}

/** The postal codes where their orders lie. */
export const codeFeatures = (
  codes: BoardMap['codes'],
): Collection<Feature<Point, { readonly image: string; readonly orders: number }>> => ({
  type: 'FeatureCollection',
  features: codes.map(({ code, position, orders }) => place(position, { image: codeImage(code), orders })),
});
