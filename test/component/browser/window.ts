import { GlobalWindow } from 'happy-dom';
import { populateGlobal } from 'vitest/runtime';

/** Where the console is served from: no socket listens there. */
export const origin = 'http://quai.test';

/** The server of this process uses these, and the engine's worker has them from Node as from a browser. */
const nodesOwn = ['Blob', 'File', 'DOMException', 'EventTarget', 'MessageEvent', 'performance'] as const;

/** Gives this process the names of a browser's window, once; Node's own stay, except those the DOM is made of. */
export function openWindow(): void {
  const kept = nodesOwn.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  const window = new GlobalWindow({
    url: `${origin}/`,
    width: 1280,
    height: 800,
    settings: { disableErrorCapturing: true, navigation: { disableMainFrameNavigation: true } },
  });
  populateGlobal(globalThis, window, { bindFunctions: true });
  for (const [name, property] of kept) if (property) Object.defineProperty(globalThis, name, property);
  // The window's own reads every style sheet each time, and tests know only the styles written on the element.
  define('getComputedStyle', styleOf);
  define('IntersectionObserver', AllSeen);
  define('AudioContext', Mute);
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
}

export const define = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

const unstyled: Readonly<Record<string, string>> = { visibility: 'visible', display: 'block', content: 'none' };

function styleOf(element: HTMLElement, pseudo?: string | null): CSSStyleDeclaration {
  const own = pseudo ? undefined : element.style;
  const styled = (name: string) => own?.getPropertyValue(dashed(name)) || (unstyled[name] ?? '');
  return new Proxy(element.style, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return styled;
      if (name === 'display' && element.hasAttribute('hidden')) return 'none';
      return typeof name === 'string' ? styled(name) : undefined;
    },
  });
}

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const observers = new Set<AllSeen>();

/** As if these elements, which count as seen at first, had left the screen or come back to it. */
export function scrolled(elements: Iterable<Element>, isIntersecting: boolean): void {
  for (const element of elements) for (const observer of observers) observer.tell(element, isIntersecting);
}

/** Nothing is laid out: everything is on the screen. */
class AllSeen implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [0];
  private readonly watched = new Set<Element>();

  constructor(private readonly seen: IntersectionObserverCallback) {
    observers.add(this);
  }

  observe(target: Element): void {
    this.watched.add(target);
    queueMicrotask(() => this.tell(target, true));
  }

  tell(target: Element, isIntersecting: boolean): void {
    if (!this.watched.has(target)) return;
    const rect = target.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting,
      intersectionRatio: isIntersecting ? 1 : 0,
      time: performance.now(),
      boundingClientRect: rect,
      intersectionRect: rect,
      rootBounds: null,
    };
    this.seen([entry], this);
  }

  unobserve(target: Element): void {
    this.watched.delete(target);
  }

  disconnect(): void {
    this.watched.clear();
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** A browser that allows no sound yet. */
class Mute {
  get state() {
    return 'suspended';
  }
  resume = () => Promise.resolve();
}
