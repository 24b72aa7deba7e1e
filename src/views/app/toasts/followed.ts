const followedForMs = 30_000;

/** The actions whose outcome is told as a toast: those of this tab, for 30 s; later outcomes go to the list. */
export class Followed {
  private readonly since = new Map<string, number>();

  constructor(private readonly now: () => number) {}

  add(commandId: string): void {
    this.since.set(commandId, this.now());
  }

  has(commandId: string): boolean {
    const sinceMs = this.since.get(commandId);
    if (sinceMs === undefined) return false;
    if (this.now() - sinceMs <= followedForMs) return true;
    this.since.delete(commandId);
    return false;
  }
}
