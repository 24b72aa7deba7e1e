import {
  type ExpressionSpecification,
  type FilterSpecification,
  GeoJSONSource,
  type LayerSpecification,
  type Map as MapLibreMap,
  type MapMouseEvent,
  Marker,
} from 'maplibre-gl';
import { Subject, throttleTime } from 'rxjs';
import type { Position } from '../../../../domain/geo.ts';
import { isInside, type Point } from '../../../../domain/polygon.ts';
import { boundsOf, framing, lngLat, openGround } from '../../../ui/map/ground.ts';
import { mapControls } from '../../../ui/map/text.ts';
import { codeFeatures, planFeatures, pointFeatures, roundFeatures } from './features.ts';
import { drawImage, pixelRatio } from './images.ts';
import { type BoardMap, type Bounds, mostOf, type OrderPoint } from './points.ts';
import { clusterImage, shapes } from './shapes.ts';
import { mapTexts } from './text.ts';

export interface CanvasOptions {
  readonly container: HTMLElement;
  readonly styleUrl: string | null;
  /** Called with a point pressed; `isTick` when it is to be ticked instead of shown. */
  readonly onPoint: (taskId: number, isTick: boolean) => void;
  readonly onRound: (dockId: number) => void;
  /** Points that no zoom draws apart were pressed. */
  readonly onSeveral: (taskIds: readonly number[]) => void;
  readonly onView: (bounds: Bounds) => void;
  readonly markClass: string;
  readonly centerClass: string;
}

/** From here on nothing is clustered. */
const clusterUntilZoom = 16;
const namesUpTo = 80;
const manyNamesFromZoom = 12.5;
/** The sources are written at most so often. */
const redrawMs = 1_000;
/** How far beside a point a press still means it, px. */
const reach = 8;
const coarseReach = 18;

/** The map of the board: it takes the rows and calls back on presses. All texts on it are drawn or are DOM texts. */
export class BoardCanvas {
  private readonly map: MapLibreMap;
  private readonly redraw$ = new Subject<void>();
  private shown: BoardMap = { points: [], lines: [], codes: [], placeless: 0, untilMs: Number.POSITIVE_INFINITY };
  private ticked: readonly OrderPoint[] = [];
  private readonly mark: Marker;
  private center: Marker | null = null;
  private plan: readonly Position[] = [];
  private isPlain = true;

  constructor(private readonly options: CanvasOptions) {
    const { container, styleUrl, onView, markClass } = options;
    this.map = openGround({
      container,
      styleUrl,
      maxZoom: 20,
      fadeDuration: 0,
      // Shift and a click tick.
      boxZoom: false,
      locale: { ...mapControls, 'Map.Title': mapTexts.drawing },
      onStyled: (_map, isPlain) => {
        this.isPlain = isPlain;
        this.addLayers();
      },
    });
    this.map.setMissingStyleImageResolver((name) => this.addImage(name));
    this.map.on('click', (event) => void this.press(event));
    this.map.on('mousemove', ({ point }) => {
      this.map.getCanvas().style.cursor = this.at(point, reach).length > 0 ? 'pointer' : '';
    });
    this.map.on('moveend', () => onView(this.bounds()));
    this.mark = new Marker({ element: markOf(markClass, mapTexts.picked) });
    this.redraw$
      .pipe(throttleTime(redrawMs, undefined, { leading: true, trailing: true }))
      .subscribe(() => this.draw());
  }

  show(shown: BoardMap): void {
    if (shown === this.shown) return;
    const isFirst = this.shown.points.length === 0;
    this.shown = shown;
    this.redraw$.next();
    if (isFirst) this.frame(mostOf(shown.points.map(({ position }) => position)), false);
  }

  /** The ticked orders are ringed. */
  tick(points: readonly OrderPoint[]): void {
    if (points.length === 0 && this.ticked.length === 0) return;
    this.ticked = points;
    this.source('ticked')?.setData(pointFeatures(points));
  }

  /** Orders as a round of them alone would be driven, drawn and numbered (OUR-211). */
  drawPlan(stops: readonly Position[]): void {
    if (stops.length === 0 && this.plan.length === 0) return;
    this.plan = stops;
    void this.source('plan')?.setData(planFeatures(this.homeAt(), stops));
  }

  /** While an outline is drawn with a key held the map stays where it is. */
  hold(isHeld: boolean): void {
    if (isHeld) this.map.dragPan.disable();
    else this.map.dragPan.enable();
  }

  /** The order picked in a list is marked, and brought into sight. */
  pick(position: Position | null): void {
    this.mark.remove();
    if (!position) return;
    this.mark.setLngLat(lngLat(position)).addTo(this.map);
    if (!this.map.getBounds().contains(lngLat(position))) this.map.easeTo({ center: lngLat(position) });
  }

  home(position: Position | null, name: string): void {
    this.center?.remove();
    this.center = position && new Marker({ element: markOf(this.options.centerClass, mapTexts.center(name)) });
    if (position) this.center?.setLngLat(lngLat(position)).addTo(this.map);
    this.drawPlan(this.plan);
  }

  /** The orders that lie within an outline, in px of the map, clustered ones too. */
  within(outline: readonly Point[]): readonly OrderPoint[] {
    return this.shown.points.filter(({ position }) => isInside(outline, this.map.project(lngLat(position))));
  }

  /** Everything in sight. */
  fit(): void {
    const home = this.homeAt();
    const positions = this.shown.points.map(({ position }) => position);
    this.frame(home ? [...positions, home] : positions, true);
  }

  private homeAt(): Position | null {
    const at = this.center?.getLngLat();
    return at ? { latitude: at.lat, longitude: at.lng } : null;
  }

  private frame(positions: readonly Position[], isAnimated: boolean): void {
    if (positions.length > 0) this.map.fitBounds(boundsOf(positions), { ...framing, animate: isAnimated });
  }

  remove(): void {
    this.redraw$.complete();
    this.map.remove();
  }

  private bounds(): Bounds {
    const bounds = this.map.getBounds();
    return {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    };
  }

  private source(id: string): GeoJSONSource | null {
    const source = this.map.getSource(id);
    return source instanceof GeoJSONSource ? source : null;
  }

  private draw(): void {
    void this.source('points')?.setData(pointFeatures(this.shown.points));
    void this.source('rounds')?.setData(roundFeatures(this.shown.lines));
    void this.source('codes')?.setData(codeFeatures(this.shown.codes));
    this.rangeNames();
  }

  private addImage(name: string): void {
    const image = drawImage(name);
    if (image && !this.map.hasImage(name)) this.map.addImage(name, image, { pixelRatio });
  }

  private addLayers(): void {
    // Streets have names of their own.
    if (this.isPlain) {
      this.map.addSource('codes', { type: 'geojson', data: codeFeatures(this.shown.codes) });
      this.map.addLayer(codesLayer);
    }
    this.map.addSource('plan', { type: 'geojson', data: planFeatures(this.homeAt(), this.plan) });
    this.map.addSource('rounds', { type: 'geojson', data: roundFeatures(this.shown.lines) });
    this.map.addSource('ticked', { type: 'geojson', data: pointFeatures(this.ticked) });
    this.map.addSource('points', {
      type: 'geojson',
      data: pointFeatures(this.shown.points),
      cluster: true,
      clusterRadius: 28,
      clusterMaxZoom: clusterUntilZoom,
      clusterProperties: { late: ['+', ['get', 'late']] },
    });
    for (const layer of layers) this.map.addLayer(layer);
    this.rangeNames();
  }

  /** Names of many rounds at once would only hide each other: they come with zooming in. */
  private rangeNames(): void {
    if (!this.map.getLayer('names')) return;
    this.map.setLayerZoomRange('names', this.shown.lines.length > namesUpTo ? manyNamesFromZoom : 0, 24);
  }

  private at({ x, y }: MapMouseEvent['point'], by: number) {
    return this.map.getLayer('points')
      ? this.map.queryRenderedFeatures(
          [
            [x - by, y - by],
            [x + by, y + by],
          ],
          { layers: pressable },
        )
      : [];
  }

  private async press({ point, originalEvent }: MapMouseEvent): Promise<void> {
    const found = this.at(point, matchMedia('(pointer: coarse)').matches ? coarseReach : reach);
    const isTick = originalEvent.shiftKey || originalEvent.ctrlKey || originalEvent.metaKey;
    const tasks = [
      ...new Set(found.flatMap(({ layer, properties }) => (layer.id === 'points' ? properties.task : []))),
    ];
    const [task] = tasks;
    if (tasks.length > 1) return this.options.onSeveral(tasks);
    if (task !== undefined) return this.options.onPoint(task, isTick);
    const cluster = found.find(({ layer }) => layer.id === 'clusters');
    if (cluster) return this.openCluster(cluster.properties.cluster_id, cluster.properties.point_count);
    const round = found.find(({ properties }) => properties.dock !== undefined);
    if (round) this.options.onRound(round.properties.dock);
  }

  /** Zooms in until its points stand apart; those that never do are listed. */
  private async openCluster(cluster: number, count: number): Promise<void> {
    const source = this.source('points');
    if (!source) return;
    const [zoom, leaves] = await Promise.all([
      source.getClusterExpansionZoom(cluster),
      source.getClusterLeaves(cluster, count, 0),
    ]);
    const positions = leaves.flatMap(({ geometry }) =>
      geometry.type === 'Point'
        ? { longitude: geometry.coordinates[0] ?? 0, latitude: geometry.coordinates[1] ?? 0 }
        : [],
    );
    if (zoom > clusterUntilZoom) this.options.onSeveral(leaves.map(({ properties }) => properties?.task));
    else this.map.easeTo({ center: boundsOf(positions).getCenter(), zoom: Math.min(zoom, clusterUntilZoom) });
  }
}

function markOf(className: string, label: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', label);
  element.title = label;
  return element;
}

const isCluster: FilterSpecification = ['has', 'point_count'];
const isLine: FilterSpecification = ['==', ['geometry-type'], 'LineString'];
const count: ExpressionSpecification = ['get', 'point_count'];
/** Large counts are rounded down to tens: a picture is drawn for each text. */
const countText: ExpressionSpecification = [
  'case',
  ['<', count, 100],
  ['to-string', count],
  ['concat', ['to-string', ['*', 10, ['floor', ['/', count, 10]]]], '+'],
];

const everywhere = { 'icon-allow-overlap': true, 'icon-ignore-placement': true } as const;

/** Where the orders of a postal code lie; of codes that would lie on each other that of more orders stays. */
const codesLayer: LayerSpecification = {
  id: 'codes',
  type: 'symbol',
  source: 'codes',
  // Beside the order in the middle, which would hide it.
  layout: { 'icon-image': ['get', 'image'], 'icon-offset': [0, 20], 'symbol-sort-key': ['-', ['get', 'orders']] },
};

const roundPaint = { 'line-color': ['get', 'colour'] as ExpressionSpecification };

const layers: readonly LayerSpecification[] = [
  {
    id: 'approach',
    type: 'line',
    source: 'rounds',
    filter: ['all', isLine, ['get', 'isApproach']],
    paint: { ...roundPaint, 'line-width': 1, 'line-opacity': 0.45 },
  },
  {
    id: 'planned',
    type: 'line',
    source: 'rounds',
    filter: ['all', isLine, ['!', ['get', 'isApproach']], ['!', ['get', 'isOnTheRoad']]],
    paint: { ...roundPaint, 'line-width': 2, 'line-dasharray': [3, 2], 'line-opacity': 0.8 },
  },
  {
    id: 'onTheRoad',
    type: 'line',
    source: 'rounds',
    filter: ['all', isLine, ['!', ['get', 'isApproach']], ['get', 'isOnTheRoad']],
    paint: { ...roundPaint, 'line-width': 3, 'line-opacity': 0.8 },
  },
  {
    id: 'plan',
    type: 'line',
    source: 'plan',
    filter: isLine,
    paint: { 'line-color': shapes.toDispatch.colour, 'line-width': 3 },
  },
  {
    id: 'ticked',
    type: 'circle',
    source: 'ticked',
    paint: {
      'circle-radius': 15,
      'circle-color': '#ffe629',
      'circle-stroke-color': '#1c2024',
      'circle-stroke-width': 2,
    },
  },
  {
    id: 'clusters',
    type: 'symbol',
    source: 'points',
    filter: isCluster,
    layout: {
      'icon-image': ['concat', `${clusterImage}|`, ['case', ['>', ['get', 'late'], 0], 'late', ''], '|', countText],
      ...everywhere,
    },
  },
  {
    id: 'points',
    type: 'symbol',
    source: 'points',
    filter: ['!', isCluster],
    layout: { 'icon-image': ['get', 'image'], ...everywhere },
  },
  {
    id: 'names',
    type: 'symbol',
    source: 'rounds',
    filter: ['==', ['geometry-type'], 'Point'],
    // Names that would lie on each other give way; zooming in brings them back.
    layout: { 'icon-image': ['get', 'image'], 'icon-anchor': 'bottom', 'icon-offset': [0, -14] },
  },
  {
    id: 'plan-numbers',
    type: 'symbol',
    source: 'plan',
    filter: ['==', ['geometry-type'], 'Point'],
    layout: { 'icon-image': ['get', 'image'], ...everywhere },
  },
];

const pressable = ['points', 'clusters', 'names', 'onTheRoad', 'planned', 'approach'];
