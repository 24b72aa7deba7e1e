const repeatAfterMs = 60_000;

/** Prints each sentence at once, and the same one at most once a minute: a full disk fails every request. */
export class SentencePrinter {
  private readonly lastMs = new Map<string, number>();

  constructor(
    private readonly say: (sentence: string) => void,
    private readonly nowMs: () => number = Date.now,
  ) {}

  print(sentence: string): void {
    const now = this.nowMs();
    const last = this.lastMs.get(sentence) ?? Number.NEGATIVE_INFINITY;
    if (now - last < repeatAfterMs) return;
    this.lastMs.set(sentence, now);
    this.say(sentence);
  }
}
