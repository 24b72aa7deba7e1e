/** The hints of change by center, and which polls started after them. */
export class Hints {
  /** Number of hints so far, by center; and how many of them the last poll of each source started after. */
  private readonly heard = new Map<number, number>();
  private readonly followed = new Map<string, number>();

  /** Something changed in a center: each of its sources needs a poll that starts after this. */
  hear(center: number): void {
    this.heard.set(center, this.count(center) + 1);
  }

  /** A poll of a source starts now. */
  follow(key: string, center: number): void {
    this.followed.set(key, this.count(center));
  }

  isDue(key: string, center: number): boolean {
    return this.count(center) > (this.followed.get(key) ?? 0);
  }

  private count(center: number): number {
    return this.heard.get(center) ?? 0;
  }
}
