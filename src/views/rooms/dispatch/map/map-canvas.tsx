import { type PointerEvent as Pressed, useEffect, useRef, useState } from 'react';
import type { Position } from '../../../../domain/geo.ts';
import type { Point } from '../../../../domain/polygon.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { Button } from '../../../ui/button.tsx';
import { useLatest } from '../../../ui/use-latest.ts';
import { BoardCanvas, type CanvasOptions } from './canvas.ts';
import styles from './map.module.css';
import { type BegunOutline, leastPx, Outline, type OutlineTool } from './outline.tsx';
import type { BoardMap, OrderPoint } from './points.ts';
import { mapTexts } from './text.ts';

interface MapCanvasProps extends Pick<CanvasOptions, 'onPoint' | 'onRound' | 'onSeveral' | 'onView'> {
  readonly map: BoardMap;
  readonly ticked: readonly OrderPoint[];
  /** The ticked orders to dispatch in their best order. */
  readonly plan: readonly Position[];
  /** Where the order picked in a list is; null for none, or where nobody knows. */
  readonly picked: Position | null;
  readonly home: Position | null;
  readonly homeName: string;
  /** The orders that lie within what was drawn. */
  readonly onCircled: (points: readonly OrderPoint[]) => void;
}

/** The map itself, in React's hands: the drawing gets the changes, and nothing is made anew. */
export function MapCanvas({ map, ticked, plan, picked, home, homeName, onCircled, ...events }: MapCanvasProps) {
  const { config } = useSignedIn();
  const box = useRef<HTMLDivElement>(null);
  const latest = useLatest(events);
  const [canvas, setCanvas] = useState<BoardCanvas | null>(null);
  const [tool, setTool] = useState<OutlineTool | null>(null);
  const [begun, setBegun] = useState<BegunOutline | null>(null);
  const layDown = () => {
    setTool(null);
    setBegun(null);
    canvas?.hold(false);
  };
  const done = (outline: readonly Point[] | null) => {
    layDown();
    if (outline && canvas) onCircled(canvas.within(outline));
  };
  const styleUrl = config.mapStyleUrl ?? null;
  useEffect(() => {
    if (!box.current) return;
    const opened = new BoardCanvas({
      container: box.current,
      styleUrl,
      onPoint: (...told) => latest.current.onPoint(...told),
      onRound: (dockId) => latest.current.onRound(dockId),
      onSeveral: (taskIds) => latest.current.onSeveral(taskIds),
      onView: (bounds) => latest.current.onView(bounds),
      markClass: styles.mark ?? '',
      centerClass: styles.center ?? '',
    });
    setCanvas(opened);
    return () => opened.remove();
  }, [styleUrl, latest]);
  const { latitude, longitude } = home ?? {};
  useEffect(() => {
    canvas?.home(positionAt(latitude, longitude), homeName);
  }, [canvas, latitude, longitude, homeName]);
  useEscape(tool !== null, layDown);
  const drawnPlan = plan.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';');
  useEffect(() => canvas?.drawPlan(positionsIn(drawnPlan)), [canvas, drawnPlan]);
  useEffect(() => canvas?.show(map), [canvas, map]);
  useEffect(() => canvas?.tick(ticked), [canvas, ticked]);
  const { latitude: pickedLatitude, longitude: pickedLongitude } = picked ?? {};
  useEffect(() => {
    canvas?.pick(positionAt(pickedLatitude, pickedLongitude));
  }, [canvas, pickedLatitude, pickedLongitude]);
  /** With Shift held a drag is the lasso at once, and a press that does not move ticks (OUR-203). */
  const beginHeld = ({ nativeEvent }: Pressed) => {
    if (tool || !canvas || !nativeEvent.shiftKey || nativeEvent.button !== 0 || !nativeEvent.isPrimary) return;
    canvas.hold(true);
    const { pointerId, clientX, clientY } = nativeEvent;
    const over = new AbortController();
    const { signal } = over;
    const follow = (event: PointerEvent) => {
      if (event.pointerId !== pointerId || Math.hypot(event.clientX - clientX, event.clientY - clientY) < leastPx)
        return;
      over.abort();
      setBegun({ pointerId, clientX, clientY });
      setTool('lasso');
    };
    const end = () => {
      over.abort();
      canvas.hold(false);
    };
    addEventListener('pointermove', follow, { signal });
    for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, end, { signal });
  };
  return (
    <div className={styles.ground}>
      <div ref={box} className={styles.canvas} onPointerDownCapture={beginHeld} />
      {tool ? <Outline key={begun?.pointerId ?? tool} tool={tool} begun={begun} onDone={done} /> : null}
      <div className={styles.onGround}>
        <Button size="1" variant="surface" color="gray" onClick={() => canvas?.fit()}>
          {mapTexts.fit}
        </Button>
        {outlineTools.map((it) => (
          <Button
            key={it}
            size="1"
            variant={tool === it ? 'solid' : 'surface'}
            color={tool === it ? 'indigo' : 'gray'}
            aria-pressed={tool === it}
            onClick={() => setTool(tool === it ? null : it)}
          >
            {mapTexts.tools[it]}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Escape lays a tool down, and does nothing else then. */
function useEscape(isOn: boolean, run: () => void): void {
  const latest = useLatest(run);
  useEffect(() => {
    if (!isOn) return;
    const lay = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current();
    };
    // Before the window of the page, where Escape brings the board back.
    addEventListener('keydown', lay, { capture: true });
    return () => removeEventListener('keydown', lay, { capture: true });
  }, [isOn, latest]);
}

const positionsIn = (text: string): readonly Position[] =>
  text === ''
    ? []
    : text.split(';').map((pair) => {
        const [latitude = Number.NaN, longitude = Number.NaN] = pair.split(',').map(Number);
        return { latitude, longitude };
      });

const outlineTools: readonly OutlineTool[] = ['rectangle', 'lasso'];

const positionAt = (latitude: number | undefined, longitude: number | undefined): Position | null =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude };
