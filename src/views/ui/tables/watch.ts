/** Told whether an element lies on the screen or near it: as it comes, and as it goes. */
type Seen = (isNear: boolean) => void;

/** Watches an element; what it gives ends that. */
export type Watch = (element: Element, seen: Seen) => () => void;

/** One observer for all elements it watches: the browser tells all that came or went at once. */
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
 * Members of lists, watched only while their list is near itself, and only one in `apart`, for those around it: the
 * browser looks at every watched element in every frame, and of 1,900 on a board of 10,000 orders that was a third of
 * the frame. So many members must be far lower than the margin.
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
  /** As it was told; null for one that was not. */
  isNear: boolean | null;
  /** When it was last shown and measured, px. */
  height?: number;
}

/** How high what is not shown is: as it was, else as its list's usually are. */
const farHeight = '--far-height';
/** How long members that left are shown on: a change of theirs cannot bring about the next one at once. */
const leaveMs = 500;

/** A member that is watched. */
interface Post {
  readonly stop: () => void;
  /** Null until the browser has said. */
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

  /** How many are left. */
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

  /** Once for all that come, go or move together. */
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

  /** Once the browser has told where things lie, their heights cost nothing more. */
  private measure(): void {
    const before = this.median;
    for (const [element, member] of this.members)
      if (member.isNear) member.height = element.getBoundingClientRect().height;
    if (before !== null || this.apart === 1) return;
    const heights = [...this.members.values()].flatMap(({ height }) => height ?? []).toSorted((a, b) => a - b);
    this.median = heights[heights.length >> 1] ?? null;
    setHeight(this.list, this.median);
  }

  /** Sees to it that the first, the last and one in `apart` are watched, as they lie now. */
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

/** Who lies between two that are watched is near if one of them is; null as long as nobody knows. */
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
