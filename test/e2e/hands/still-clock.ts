import type { Scene } from '../../hands/scene.ts';
import type { WorkerFixtures } from '../fixtures.ts';

const stepMs = 5_000;
const minuteMs = 60_000;

/** A server's clock that stands still until the day goes on: the same deeds meet the same day, on any machine. */
export class StillClock {
  constructor(private nowMs: number) {}
  readonly now = () => this.nowMs;
  readonly advance = (ms: number) => {
    this.nowMs += ms;
  };
}

/** So many minutes of the day go by on the server, for one center. */
export const passing =
  (time: StillClock, { simulator }: WorkerFixtures['server'], { center }: Pick<Scene, 'center'>) =>
  async (minutes: number): Promise<void> => {
    for (let step = 0; step < (minutes * minuteMs) / stepMs; step++) {
      time.advance(stepMs);
      await simulator.step(1, center);
    }
  };
