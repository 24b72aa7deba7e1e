import type { SyntheticEvent } from 'react';

/** A room's words for items and targets. */
export interface DragWords<Item, Target> {
  /** Why the item may not be dropped there, in words; null when it may. Shown before the release (DSP-530). */
  readonly refusal: (item: Item, target: Target) => string | null;
  /** What a drop there brings about, in words; absent or null where nothing is to be said of it. */
  readonly hint?: (item: Item, target: Target) => string | null;
  readonly itemLabel: (item: Item) => string;
  readonly targetLabel: (target: Target) => string;
}

/** A room's part of its drags; the board has the sensors and the announcements. */
export interface DragRules<Item, Target> extends DragWords<Item, Target> {
  readonly drop: (item: Item, target: Target) => void;
}

/** The handle that was reached for, and the item it picks up, at its latest. */
export interface Source<Item> {
  readonly id: string;
  readonly node: HTMLElement;
  readonly item: Item;
}

/** A place to drop on, with its target at its latest. */
export interface DropPlace<Target> {
  readonly id: string;
  readonly node: HTMLElement;
  /** Aimed at by the pointer alone. */
  readonly isOfPointer: boolean;
  /** The key `Home` goes to it from anywhere. */
  readonly isAtHome?: boolean;
  readonly target: Target;
}

export type Reach = SyntheticEvent<HTMLElement, MouseEvent | TouchEvent | KeyboardEvent>;

/**
 * One board's drag: thousands of handles and places read it, and only those it concerns are called and render again
 * (docs/adr/0023).
 */
export class DragStore<Item, Target> {
  /** The handle in hand and what it picked up. */
  source: Source<Item> | null = null;
  dragged: Item | null = null;
  /** The item that places show their state for. */
  offered: Item | null = null;
  /** The place under the pointer, or reached by the arrows. */
  aimed: DropPlace<Target> | null = null;
  /** Begins drags; null before its code. */
  reach: ((source: Source<Item>, event: Reach) => void) | null = null;
  private readonly places = new Map<string, DropPlace<Target>>();
  private readonly placesOf = new Map<Element, DropPlace<Target>>();
  private readonly listeners = new Set<() => void>();
  private readonly watchers = new Map<string, Set<() => void>>();

  constructor(public rules: DragRules<Item, Target>) {}

  /** Runs on change. */
  readonly subscribe = (changed: () => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };

  /** Runs when the handle or the place of this id is taken up, aimed at or left. */
  watch(id: string, changed: () => void): () => void {
    const watchers = this.watchers.get(id) ?? new Set();
    this.watchers.set(id, watchers.add(changed));
    return () => {
      watchers.delete(changed);
      if (watchers.size === 0 && this.watchers.get(id) === watchers) this.watchers.delete(id);
    };
  }

  /** Returns a function that removes it. */
  add(place: DropPlace<Target>): () => void {
    this.places.set(place.id, place);
    this.placesOf.set(place.node, place);
    return () => {
      if (this.placesOf.get(place.node) === place) this.placesOf.delete(place.node);
      if (this.places.get(place.id) !== place) return;
      this.places.delete(place.id);
      if (this.aimed === place) this.aim(null);
    };
  }

  /** The place that has this node, if any. */
  at(node: Element): DropPlace<Target> | undefined {
    return this.placesOf.get(node);
  }

  /** The places the arrows stop at. */
  byArrows(): readonly DropPlace<Target>[] {
    return [...this.places.values()].filter((place) => !place.isOfPointer);
  }

  /** The place the key `Home` goes to, if any. */
  atHome(): DropPlace<Target> | undefined {
    return [...this.places.values()].find((place) => place.isAtHome);
  }

  start(source: Source<Item>): void {
    this.source = source;
    this.dragged = source.item;
    this.tell([source, this.aimed]);
    // The item follows the pointer first: recolouring all places takes a long frame.
    requestAnimationFrame(() => setTimeout(() => this.offer()));
  }

  aim(place: DropPlace<Target> | null): void {
    if (this.aimed === place) return;
    const left = this.aimed;
    this.aimed = place;
    this.tell([left, place]);
  }

  stop(): void {
    const concerned = [this.source, this.aimed];
    this.source = null;
    this.dragged = null;
    this.offered = null;
    this.aimed = null;
    this.tell(concerned);
  }

  /** Why the item may not be dropped at the aimed place; null when it may, or without a place. */
  refusal(): string | null {
    return this.dragged !== null && this.aimed ? this.rules.refusal(this.dragged, this.aimed.target) : null;
  }

  /** What a drop at the aimed place brings about; null where it is refused, or nothing is to be said. */
  hint(): string | null {
    if (this.dragged === null || !this.aimed || this.refusal() !== null) return null;
    return this.rules.hint?.(this.dragged, this.aimed.target) ?? null;
  }

  /** The words of the rules are other ones. */
  readonly retell = (): void => this.tell([]);

  private offer(): void {
    this.offered = this.dragged;
    this.tell([]);
  }

  private tell(concerned: readonly (Pick<DropPlace<Target>, 'id'> | null)[]): void {
    const ids = new Set(concerned.flatMap((it) => it?.id ?? []));
    const watchers = [...ids].flatMap((id) => [...(this.watchers.get(id) ?? [])]);
    for (const changed of [...this.listeners, ...watchers]) changed();
  }
}
