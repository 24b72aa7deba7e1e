/** Called as an element comes on the screen or near it, and as it goes. */
type Seen = (isNear: boolean) => void;

/** Watches an element; returns the end. */
export type Watch = (element: Element, seen: Seen) => () => void;

/** One observer for all its elements: the browser reports all that came or went at once. */
export function makeWatch(margins: IntersectionObserverInit): Watch {
  const watched = new Map<Element, Seen>();
  let observer: IntersectionObserver | undefined;
  return (element, seen) => {
    observer ??= new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
    }, margins);
    const watching = observer;
    watched.set(element, seen);
    watching.observe(element);
    return () => {
      watched.delete(element);
      watching.unobserve(element);
    };
  };
}

/**
 * Watches members of lists, only while their list is near, and only one in `apart` for those around it: the browser
 * checks every watched element in every frame, and 1,900 on a board of 10,000 orders took a third of it. So many
 * members must be far lower than the margin.
 */
export function makeListWatch(lists: Watch, members: Watch, apart: number): Watch {
  const known = new Map<Element, WatchedList>();
  return (element, seen) => {
    const parent = element.parentElement;
    if (!parent) throw new Error('Invariant: it lies in a list');
    const list = known.get(parent) ?? new WatchedList(parent, lists, members, apart);
    known.set(parent, list);
    list.add(element, seen);
    return () => {
      if (list.remove(element) > 0) return;
      list.end();
      known.delete(parent);
    };
  };
}

interface Member {
  readonly seen: Seen;
  /** As last reported; null before. */
  isNear: boolean | null;
  /** As last measured while rendered, px. */
  height?: number;
}

/** Height of a member not rendered: its last, else the median of its list. */
const farHeight = '--far-height';
/** How long members that left stay rendered: their change cannot cause the next one at once. */
const leaveMs = 500;

/** A member that is watched. */
interface Post {
  readonly stop: () => void;
  /** Null until known. */
  isNear: boolean | null;
}

class WatchedList {
  private readonly members = new Map<Element, Member>();
  private readonly posts = new Map<Element, Post>();
  private readonly moves = new MutationObserver(() => this.soon());
  private readonly stop: () => void;
  private isNear: boolean | null = null;
  private isSoon = false;
  private median: number | null = null;
  private leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly list: Element,
    lists: Watch,
    private readonly watch: Watch,
    private readonly apart: number,
  ) {
    this.stop = lists(list, (isNear) => {
      this.isNear = isNear;
      this.soon();
    });
    this.moves.observe(list, { childList: true });
  }

  add(element: Element, seen: Seen): void {
    this.members.set(element, { seen, isNear: null });
    this.soon();
  }

  /** How many remain. */
  remove(element: Element): number {
    this.members.delete(element);
    this.unwatch(element);
    this.soon();
    return this.members.size;
  }

  end(): void {
    this.stop();
    this.moves.disconnect();
    clearTimeout(this.leaving);
  }

  /** Once for all that change together. */
  private soon(): void {
    if (this.isSoon) return;
    this.isSoon = true;
    queueMicrotask(() => {
      this.isSoon = false;
      if (this.isNear === false) this.leave();
      else if (this.isNear) this.look();
    });
  }

  private leave(): void {
    for (const element of this.posts.keys()) this.unwatch(element);
    for (const [element, member] of this.members) tell(element, member, false);
  }

  private look(isLeaving = false): void {
    const inOrder = [...this.list.children].filter((element) => this.members.has(element));
    this.place(inOrder);
    let before: Post | undefined;
    const between: Element[] = [];
    const told = (one: Element, isNear: boolean | null) => this.tell(one, isNear, isLeaving);
    for (const element of inOrder) {
      const post = this.posts.get(element);
      if (post) {
        told(element, post.isNear);
        for (const one of between.splice(0)) told(one, isEitherNear(before ?? post, post));
        before = post;
      } else between.push(element);
    }
  }

  private tell(element: Element, isNear: boolean | null, isLeaving: boolean): void {
    const member = this.members.get(element);
    if (!member) return;
    if (isNear !== false || !member.isNear || isLeaving) tell(element, member, isNear);
    else
      this.leaving ??= setTimeout(() => {
        this.leaving = undefined;
        if (this.isNear) this.look(true);
      }, leaveMs);
  }

  /** Once the browser has reported positions, reading heights costs nothing. */
  private measure(): void {
    const before = this.median;
    for (const [element, member] of this.members)
      if (member.isNear) member.height = element.getBoundingClientRect().height;
    if (before !== null || this.apart === 1) return;
    const heights = [...this.members.values()].flatMap(({ height }) => height ?? []).toSorted((a, b) => a - b);
    this.median = heights[heights.length >> 1] ?? null;
    setHeight(this.list, this.median);
  }

  /** Watches the first, the last and one in `apart`, in their current order. */
  private place(inOrder: readonly Element[]): void {
    let since = this.apart;
    inOrder.forEach((element, at) => {
      since += 1;
      if (since >= this.apart || at === inOrder.length - 1) this.watchOne(element);
      else if (since < this.apart / 2) this.unwatch(element);
      if (this.posts.has(element)) since = 0;
    });
  }

  private watchOne(element: Element): void {
    if (this.posts.has(element)) return;
    const post: Post = {
      isNear: null,
      stop: this.watch(element, (isNear) => {
        post.isNear = isNear;
        if (isNear) this.measure();
        this.soon();
      }),
    };
    this.posts.set(element, post);
  }

  private unwatch(element: Element): void {
    this.posts.get(element)?.stop();
    this.posts.delete(element);
  }
}

/** A member between two watched ones is near if either is; null while unknown. */
function isEitherNear(one: Post, other: Post): boolean | null {
  if (one.isNear || other.isNear) return true;
  return one.isNear === null || other.isNear === null ? null : false;
}

function tell(element: Element, member: Member, isNear: boolean | null): void {
  if (isNear === null || isNear === member.isNear) return;
  member.isNear = isNear;
  if (!isNear) setHeight(element, member.height ?? null);
  member.seen(isNear);
}

function setHeight(element: Element, height: number | null): void {
  if (height !== null && element instanceof HTMLElement) element.style.setProperty(farHeight, `${height}px`);
}
