import { BehaviorSubject } from 'rxjs';

/** Whether the browser keeps this page silent until its user has touched it. */
export const isBlocked$ = new BehaviorSubject(false);

let audio: AudioContext | null = null;

/** How long a browser that allows sound takes to begin, ms; one that does not never answers. */
const startMs = 500;

/** Whether sound can be heard now; checked after each touch of the user, which unblocks it. */
export async function allowSound(): Promise<boolean> {
  audio ??= new AudioContext();
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, startMs));
  await Promise.race([audio.resume(), tooLate]);
  const isAllowed = audio.state === 'running';
  isBlocked$.next(!isAllowed);
  return isAllowed;
}

/** One of the notes of a sound: hertz, and when it begins, s. */
export interface Note {
  readonly pitch: number;
  readonly at: number;
}

const lasts = 0.16;

/** Plays notes once, if the browser allows it. */
export async function play(notes: readonly Note[]): Promise<void> {
  if (!(await allowSound()) || !audio) return;
  const { destination, currentTime } = audio;
  for (const { pitch, at } of notes) {
    const from = currentTime + at;
    const note = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
    const volume = new GainNode(audio, { gain: 0.25 });
    // A note cut off abruptly clicks.
    volume.gain.setTargetAtTime(0, from + lasts * 0.6, 0.03);
    note.connect(volume).connect(destination);
    note.start(from);
    note.stop(from + lasts);
  }
}
