import { focusOn } from './focus-on.ts';

/** The rows of the lists of a screen: those of tables, and orders wherever they lie. */
const rowSelector = 'main :is(tbody > tr:not([data-group]), [data-order])';

/** What a row is opened by: its link, else its first button. */
const opener = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>('button:not([disabled])');

/** Height of the frame above, which covers rows, px. */
const frameHeight = 144;

const isInSight = (row: Element) => {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= frameHeight && bottom <= innerHeight;
};

/** How often a row that was far is looked at until its cells are there, once a frame. */
const patienceFrames = 60;

/** The row with the focus; null in none. */
const currentRow = (): Element | null => document.activeElement?.closest(rowSelector) ?? null;

/**
 * Moves the focus to the next row of the screen (`by` 1), or to the one before (-1): to what opens it. Without a row in
 * focus it begins at the first in sight. Rows without anything to press are passed over; far ones are brought near.
 */
export function walkRows(by: 1 | -1): void {
  const rows = [...document.querySelectorAll(rowSelector)].filter((row) => opener(row) || isFar(row));
  const current = currentRow();
  const at = current ? rows.indexOf(current) : -1;
  const next = at < 0 ? (rows.find(isInSight) ?? rows[0]) : rows[at + by];
  if (next) focusRow(next);
}

/** A row out of sight holds its name alone (`FarCells` in a table). */
const isFar = (row: Element) =>
  row.matches('[data-far="true"]') ||
  (row.childElementCount === 1 && row.firstElementChild?.matches('th[colspan]') === true);

function focusRow(row: Element): void {
  if (!isInSight(row)) row.scrollIntoView({ block: 'center' });
  const focused = document.activeElement;
  let frames = 0;
  const look = () => {
    // Whoever went elsewhere meanwhile stays there.
    if (!row.isConnected || document.activeElement !== focused) return;
    const target = opener(row);
    if (target) focusOn(target);
    else if (++frames < patienceFrames) requestAnimationFrame(look);
  };
  look();
}

/** Ticks the row with the focus, or takes its tick away, where it has one to tick. */
export function tickRow(): void {
  const tick = currentRow()?.querySelector<HTMLElement>('input[type="checkbox"]:not([disabled]), [role="checkbox"]');
  tick?.click();
}
