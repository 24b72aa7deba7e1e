const followedForMs = 30_000;

interface Entry {
  readonly sinceMs: number;
  readonly group: string;
  readonly isAgreed: boolean;
}

/**
 * The actions whose outcome is told as a toast: those of this tab, for 30 s; later outcomes go to the list. Several that
 * are told together are one group; any other is a group of its own.
 */
export class Followed {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly now: () => number) {}

  /** The answer may come before the page has heard that it is on disk. */
  add(commandId: string, group = commandId): void {
    const isAgreed = this.entries.get(commandId)?.isAgreed ?? false;
    this.entries.set(commandId, { sinceMs: this.now(), group, isAgreed });
  }

  /** The group an action is told with; undefined where it is told no more. */
  groupOf(commandId: string): string | undefined {
    const entry = this.entries.get(commandId);
    if (!entry) return undefined;
    if (this.now() - entry.sinceMs <= followedForMs) return entry.group;
    this.entries.delete(commandId);
    return undefined;
  }

  /** The server has agreed to it. */
  agree(commandId: string): void {
    const entry = this.entries.get(commandId);
    if (entry) this.entries.set(commandId, { ...entry, isAgreed: true });
  }

  /** Whether the server has agreed to all of a group. */
  isAgreed(group: string): boolean {
    const members = [...this.entries.values()].filter((entry) => entry.group === group);
    return members.length > 0 && members.every((entry) => entry.isAgreed);
  }
}
