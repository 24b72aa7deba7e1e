/** Lists that were just opened, unfolded or added to show it by then. */
const patienceMs = 3_000;

/** The first element of a selector, once there is one; null where none came. */
export function appears(selector: string, signal: AbortSignal): Promise<HTMLElement | null> {
  const untilMs = performance.now() + patienceMs;
  return new Promise((resolve) => {
    const look = () => {
      const element = document.querySelector<HTMLElement>(selector);
      if (element || signal.aborted || performance.now() > untilMs) resolve(element);
      else requestAnimationFrame(look);
    };
    look();
  });
}
