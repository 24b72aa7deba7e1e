import { makeSightings } from '../../../../domain/scan/sightings.ts';
import { type Detector, fetchReader, ownDetector } from './detector.ts';

/** Why no code is read: no permission, no camera, a camera in use elsewhere, or no reader to load. */
export type CameraProblem = 'refused' | 'none' | 'busy' | 'reader';

export type CameraState = 'starting' | 'looking' | CameraProblem;

/** Pause between two looks, ms: a code is read at once, and the page has time for the rest. */
const pauseMs = 150;

/** Whether this device has a camera to ask for; the dialog asks for it. */
export async function hasCamera(): Promise<boolean> {
  // Absent on pages without TLS.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices?.getUserMedia || !devices.enumerateDevices) return false;
  try {
    return (await devices.enumerateDevices()).some(({ kind }) => kind === 'videoinput');
  } catch {
    // The site or browser forbids the question: as if there were none.
    return false;
  }
}

interface Camera {
  readonly stop: () => void;
}

/**
 * Shows the camera in `video` and reads each code that comes into the picture once (OUR-038), until stopped; `told`
 * gets its state.
 */
export function openCamera(
  video: HTMLVideoElement,
  { read, told }: { readonly read: (text: string) => void; readonly told: (state: CameraState) => void },
): Camera {
  let stream: MediaStream | null = null;
  let isOver = false;
  const stop = () => {
    isOver = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
  };
  const fail = (problem: CameraProblem) => {
    if (isOver) return;
    stop();
    told(problem);
  };
  const run = async () => {
    told('starting');
    try {
      stream = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
      });
      // Closed while the browser asked.
      if (isOver) return stop();
      video.srcObject = stream;
      await video.play();
    } catch (thrown) {
      return fail(problemOf(thrown));
    }
    try {
      let detector = (await ownDetector()) ?? (await fetchReader());
      if (!isOver) told('looking');
      const isRead = makeSightings();
      for (; !isOver; await pause()) {
        if (document.hidden || video.readyState < video.HAVE_CURRENT_DATA) continue;
        const seen = await look(detector, video);
        // The browser's own fails if the system takes it away.
        if (seen === null) detector = await fetchReader();
        for (const text of seen ?? []) if (!isOver && isRead(text, performance.now())) read(text);
      }
    } catch {
      fail('reader');
    }
  };
  void run();
  return { stop };
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs));

async function look(detector: Detector, video: HTMLVideoElement): Promise<readonly string[] | null> {
  try {
    return (await detector.detect(video)).map(({ rawValue }) => rawValue);
  } catch {
    return null;
  }
}

/** By the name of the browser's error. */
function problemOf(thrown: unknown): CameraProblem {
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
}
