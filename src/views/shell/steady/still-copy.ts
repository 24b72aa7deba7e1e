import styles from './steady.module.css';

/** An element as it was at the press. */
export interface Place {
  readonly element: Element;
  readonly rect: DOMRect;
  /** Its ancestors, which its styles may depend on, from the inside out. */
  readonly around: readonly Element[];
  /** Widths of a row's cells, px: the table sets them. */
  readonly cells: readonly number[];
}

export function placeOf(element: Element): Place {
  return {
    element,
    rect: element.getBoundingClientRect(),
    around: aroundOf(element),
    cells:
      element instanceof HTMLTableRowElement ? [...element.cells].map((it) => it.getBoundingClientRect().width) : [],
  };
}

/** Up to the theme, without `main`, which is unique. */
function aroundOf(element: Element): Element[] {
  const parent = element.parentElement;
  if (!parent || parent.classList.contains('radix-themes')) return [];
  return parent.tagName === 'MAIN' ? aroundOf(parent) : [parent, ...aroundOf(parent)];
}

/** Covers a place, with a picture of its content or with nothing; it takes every press, and does nothing. */
export function makeGhost(place: Place, isPictured: boolean): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = styles.ghost ?? '';
  ghost.ariaHidden = 'true';
  ghost.popover = 'manual';
  ghost.dataset.pictured = String(isPictured);
  const { left, top, bottom, right } = visibleOf(place);
  const px = { left, top, width: right - left, height: bottom - top };
  for (const [name, value] of Object.entries(px)) ghost.style.setProperty(name, `${value}px`);
  if (isPictured) {
    const shift = document.createElement('div');
    shift.style.cssText = `position:absolute;inset:${place.rect.top - top}px auto auto ${place.rect.left - left}px;width:${place.rect.width}px;height:${place.rect.height}px`;
    shift.append(pictureOf(place));
    ghost.append(shift);
  }
  (document.querySelector('.radix-themes') ?? document.body).append(ghost);
  ghost.showPopover();
  return ghost;
}

/** The part of it in view in its scrollers. */
function visibleOf({ rect: { left, top, right, bottom }, around }: Place) {
  const seen = { left, top, right, bottom };
  for (const scroller of around) {
    if (!scroller.isConnected || getComputedStyle(scroller).overflow === 'visible') continue;
    const frame = scroller.getBoundingClientRect();
    seen.left = Math.max(seen.left, frame.left);
    seen.top = Math.max(seen.top, frame.top);
    seen.right = Math.min(seen.right, frame.right);
    seen.bottom = Math.min(seen.bottom, frame.bottom);
  }
  return seen;
}

/** A copy, in copies of its ancestors: those have no boxes, only styles. */
function pictureOf({ element, around, cells }: Place): Element {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.classList.add(styles.picture ?? '');
  cells.forEach((width, at) => {
    (copy.children[at] as HTMLElement).style.width = `${width}px`;
  });
  let picture: Element = copy;
  for (const outer of around) {
    const shell = outer.cloneNode(false) as HTMLElement;
    shell.style.display = 'contents';
    shell.append(picture);
    picture = shell;
  }
  for (const named of [picture, ...picture.querySelectorAll('[id]')]) named.removeAttribute('id');
  return picture;
}
