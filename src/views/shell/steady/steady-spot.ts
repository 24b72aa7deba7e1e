import { makeGhost, type Place, placeOf } from './still-copy.ts';

// pressed ──its row or card left or moved, it left, moved or got another name, something opened over it──▶ covered
//    └──the pointer left, somebody scrolled or typed──▶ free ◀──the same, or a second passed──────────────────┘

/** After it was covered, and after each further press on it. */
const holdMs = 1_000;
const controls = 'button, a, input, label, select, summary, [role="option"], [role^="menuitem"]';
const items = 'li, tr, article';

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** What was pressed, as it was then. */
interface Spot {
  readonly control: Place;
  readonly name: string;
  /** The rows and cards it lies in, the outermost first. */
  readonly items: readonly Place[];
  /** The innermost of them. */
  readonly item: Element | null;
  readonly layer: Element | null;
  readonly address: string;
  readonly pressedAtMs: number;
  /** Where the pointer is. */
  at: Point;
  cover: { readonly place: Place; readonly ghost: HTMLElement } | null;
  ends: ReturnType<typeof setTimeout> | undefined;
}

let spot: Spot | null = null;
/** What ends it. */
const ends = [
  ['pointermove', follow],
  ['wheel', free],
  ['keydown', free],
  ['pointercancel', free],
] as const;
/** Before the frame in which it would be seen. */
const changes = new MutationObserver(() => requestAnimationFrame(look));

/**
 * What stood under the pointer as it was pressed keeps its place, as a ghost with nothing to press, until the pointer
 * leaves or a second has passed: no second click lands on another thing (docs/adr/0034). Whatever is pressed, whatever
 * moves; looked at only as the page changes, and as something is pressed.
 */
export function keepSpotsSteady(): void {
  // What a ghost stands in; a browser without it stays as it was.
  if (!('showPopover' in HTMLElement.prototype)) return;
  for (const type of ['pointerdown', 'mousedown', 'click', 'dblclick']) window.addEventListener(type, press, true);
  performance.mark('steady');
}

function press(event: Event): void {
  if (!(event instanceof MouseEvent && event.target instanceof Element)) return;
  // A key presses too, without a pointer.
  if (event.type === 'click' && event.detail === 0) return;
  follow(event);
  // Whoever rests that long on a spot has seen what lies there.
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
  if (!control) return;
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
  // What folds and unfolds moves what lies below it, and changes nothing but this attribute.
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

/** Covers what the pointer was over, once it is no longer what lies there: its row or card rather than itself. */
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

/** Whether what lies there now would do something else. */
function isOther(top: Element, { control, name, item, layer }: Spot): boolean {
  // A menu or a list of choices is opened to be pressed.
  if (top.closest('[role="listbox"], [data-radix-popper-content-wrapper]')) return false;
  const now = top.closest(controls);
  // A dialog closes when somebody presses beside it.
  if (!now) return control.element.isConnected && layerOf(top) !== layer;
  if (now.matches(':disabled, [aria-disabled="true"]') || (now === control.element && !item)) return false;
  return now.closest(items) !== item || nameOf(now) !== name;
}

/** Nothing is to be seen of what has closed, or of another screen. */
const isPictured = ({ item, layer, address }: Spot) =>
  item !== null && layer?.isConnected !== false && address === location.pathname;

const isIn = ({ left, top, right, bottom }: DOMRect, { clientX: x, clientY: y }: Point) =>
  left <= x && x <= right && top <= y && y <= bottom;

const isStill = (element: Element, at: Point) => element.isConnected && isIn(element.getBoundingClientRect(), at);

const nameOf = (control: Element) => `${control.ariaLabel} ${control.textContent}`;

/** The page, or the dialog or menu above it. */
const layerOf = (element: Element) => element.closest('.radix-themes');
