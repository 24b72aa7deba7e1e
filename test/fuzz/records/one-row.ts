import type { Shadow } from '../../engine/shadow.ts';

/** Open things are read within a minute, and others are let go within a minute of another's answer. */
const followedWithinMs = 150_000;

/** R1: one thing has one row on the device, whichever tab, screen or source has it. */
export class OneRow {
  /** Since when a thing has more than one, by its key. */
  private readonly doubled = new Map<string, number>();

  constructor(
    private readonly shadow: Shadow,
    private readonly now: () => number,
    private readonly demandedBoards: () => ReadonlySet<string>,
  ) {}

  look(): string | null {
    const centers = new Map<string, number[]>();
    const demanded = this.demandedBoards();
    // A center nobody looks at keeps all its boards' last rows, until somebody does.
    const isAsleep = (list: string, center: number) =>
      !list.includes('#') && !list.startsWith('answer/') && !demanded.has(`${list.split('/')[0]}@${center}`);
    for (const { center, id } of this.shadow
      .rows('order')
      .filter((it) => !it.lists.every((list) => isAsleep(list, it.center))))
      centers.set(`order:${id}`, [...(centers.get(`order:${id}`) ?? []), center]);
    for (const key of this.doubled.keys()) if ((centers.get(key)?.length ?? 0) < 2) this.doubled.delete(key);
    for (const [key, of] of centers) {
      if (of.length < 2) continue;
      if (!this.doubled.has(key) || this.isHeld(key)) this.doubled.set(key, this.now());
      const ageMs = this.now() - (this.doubled.get(key) ?? 0);
      if (ageMs > followedWithinMs) return `${key} has had rows in ${of} for ${ageMs} ms`;
    }
    return null;
  }

  /** An action of the scope it left is still to be resolved: until then it is shown there. */
  private isHeld(key: string): boolean {
    return this.shadow.of('outbox').some((row) => row.state !== 'settled' && row.lanes.some((lane) => lane === key));
  }
}
