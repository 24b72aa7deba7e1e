import { controls, holdMs, items, nameOf } from './controls.ts';
import { makeGhost, type Place, placeOf } from './still-copy.ts';

// pressed ──its row or card left or moved, it left, moved or got another name, something opened over it──▶ covered
//    └──the pointer left, somebody scrolled or typed──▶ free ◀──the same, or a second passed──────────────────┘

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** A press, as it was then. */
interface Spot {
  readonly control: Place;
  readonly name: string;
  /** The rows and cards around it, the outermost first. */
  readonly items: readonly Place[];
  /** The innermost of them. */
  readonly item: Element | null;
  readonly layer: Element | null;
  readonly address: string;
  readonly pressedAtMs: number;
  /** Pointer position. */
  at: Point;
  cover: { readonly place: Place; readonly ghost: HTMLElement } | null;
  ends: ReturnType<typeof setTimeout> | undefined;
}

let spot: Spot | null = null;
/** Its end. */
const ends = [
  ['pointermove', follow],
  ['wheel', free],
  ['keydown', free],
  ['pointercancel', free],
] as const;
/** Before the frame that would show it. */
const changes = new MutationObserver(() => requestAnimationFrame(look));

/**
 * Whatever was under a press keeps its place, as a ghost that nobody can press, until the pointer leaves or a second
 * has passed: no second click hits another thing (docs/adr/0034). It works for any press and any move; it looks only
 * when the page changes, and at a press.
 */
export function keepSpotsSteady(): void {
  // Ghosts need popovers; a browser without them gets none.
  if (!('showPopover' in HTMLElement.prototype)) return;
  for (const type of ['pointerdown', 'mousedown', 'click', 'dblclick']) window.addEventListener(type, press, true);
}

function press(event: Event): void {
  if (!(event instanceof MouseEvent && event.target instanceof Element)) return;
  // A key clicks too, without a pointer.
  if (event.type === 'click' && event.detail === 0) return;
  follow(event);
  // A user who rests there that long has seen its content.
  if (spot && !spot.cover && performance.now() - spot.pressedAtMs > holdMs) free();
  look();
  if (spot?.cover) {
    event.preventDefault();
    event.stopImmediatePropagation();
    freeSoon(spot);
  } else if (event.type === 'click') hold(event.target.closest(controls), event);
}

function hold(control: Element | null, at: Point): void {
  free();
  // Whoever presses it again at the same spot means what it did before, whatever lies there now.
  if (!control || control.hasAttribute('data-goes-on')) return;
  const around: Place[] = [];
  for (let item = control.closest(items); item; item = item.parentElement?.closest(items) ?? null)
    around.unshift(placeOf(item));
  spot = {
    control: placeOf(control),
    name: nameOf(control),
    items: around,
    item: control.closest(items),
    layer: layerOf(control),
    address: location.pathname,
    pressedAtMs: performance.now(),
    at,
    cover: null,
    ends: undefined,
  };
  for (const [type, listener] of ends) window.addEventListener(type, listener, { capture: true, passive: true });
  // A fold moves everything below it, and changes only this attribute.
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
}

function free(): void {
  spot?.cover?.ghost.remove();
  clearTimeout(spot?.ends);
  spot = null;
  changes.disconnect();
  for (const [type, listener] of ends) window.removeEventListener(type, listener, true);
}

function freeSoon(held: Spot): void {
  clearTimeout(held.ends);
  held.ends = setTimeout(free, holdMs);
}

function follow(pointer: Event): void {
  if (!spot || !(pointer instanceof MouseEvent)) return;
  spot.at = pointer;
  const held = spot.cover?.place ?? spot.items[0] ?? spot.control;
  if (!isIn(held.rect, pointer)) free();
}

/** Covers the pressed place once other content lies there: its row or card rather than the control. */
function look(): void {
  if (!spot) return;
  const { cover, control } = spot;
  const place = placeLost(spot);
  if (!place || (cover && cover.place !== control)) return;
  cover?.ghost.remove();
  spot.cover = { place, ghost: makeGhost(place, isPictured(spot)) };
  freeSoon(spot);
}

function placeLost(held: Spot): Place | null {
  const { items: around, at, control, cover } = held;
  const lost = around.find(({ rect, element }) => isIn(rect, at) && !isStill(element, at));
  if (lost || cover || !isIn(control.rect, at)) return lost ?? null;
  const top = document.elementFromPoint(at.clientX, at.clientY);
  return top && isOther(top, held) ? control : null;
}

/** Whether a press there would now do something else. */
function isOther(top: Element, { control, name, item, layer }: Spot): boolean {
  // Menus and lists of choices open to be pressed.
  if (top.closest('[role="listbox"], [data-radix-popper-content-wrapper]')) return false;
  const now = top.closest(controls);
  // A press beside a dialog closes it.
  if (!now) return control.element.isConnected && layerOf(top) !== layer;
  if (now.matches(':disabled, [aria-disabled="true"]') || (now === control.element && !item)) return false;
  return now.closest(items) !== item || nameOf(now) !== name;
}

/** No picture of a closed layer, or of another screen. */
const isPictured = ({ item, layer, address }: Spot) =>
  item !== null && layer?.isConnected !== false && address === location.pathname;

const isIn = ({ left, top, right, bottom }: DOMRect, { clientX: x, clientY: y }: Point) =>
  left <= x && x <= right && top <= y && y <= bottom;

const isStill = (element: Element, at: Point) => element.isConnected && isIn(element.getBoundingClientRect(), at);

/** The page, or the dialog or menu above it. */
const layerOf = (element: Element) => element.closest('.radix-themes');
