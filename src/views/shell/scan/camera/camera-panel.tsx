import { useEffect, useRef, useState } from 'react';
import { useSubject } from '../../../kit/client/context.ts';
import { useSecondText } from '../../../kit/client/second-text.ts';
import { panelParameter } from '../../../kit/router/panel-address.ts';
import { useQuery } from '../../../kit/router/router.tsx';
import { takeRead } from '../../../kit/scan/bursts.ts';
import { type CameraState, openCamera } from '../../../kit/scan/camera/camera.ts';
import { scans$ } from '../../../kit/scan/last-scans.ts';
import styles from '../../../kit/scan/scan.module.css';
import { scanTexts } from '../../../kit/scan/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/forms/notice.tsx';
import { uiTexts } from '../../../ui/text.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { Dialog, DialogFooter } from '../../../ui/windows/dialog.tsx';

/** Codes in view of the camera are scanned, with the result below (OUR-038, OUR-039). */
export function CameraPanel({ onClose }: { readonly onClose: () => void }) {
  const [state, setState] = useState<CameraState>('starting');
  const [attempt, setAttempt] = useState(0);
  const { count, last } = useSubject(scans$);
  const secondText = useSecondText();
  const [countBefore] = useState(count);
  useCloseWhenLedOn(onClose);
  const [latest] = count > countBefore ? last : [];
  const problem = state === 'starting' || state === 'looking' ? null : scanTexts.cameraProblems[state];
  return (
    <Dialog title={scanTexts.cameraTitle} width="720px" onClose={onClose}>
      <Notice text={problem} color="red" />
      <Picture key={attempt} isHidden={problem !== null} told={setState} />
      <p role="status" className={latest && !latest.isRight ? styles.wrong : undefined}>
        {latest
          ? scanTexts.latest(latest.text, secondText(latest.atMs))
          : state === 'looking'
            ? scanTexts.aim
            : state === 'starting'
              ? scanTexts.cameraStarts
              : null}
      </p>
      <DialogFooter>
        {problem ? (
          <Button size="3" variant="soft" onClick={() => setAttempt(attempt + 1)}>
            {scanTexts.again}
          </Button>
        ) : null}
        <Button size="3" variant="soft" color="gray" onClick={onClose}>
          {uiTexts.close}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

interface PictureProps {
  readonly isHidden: boolean;
  readonly told: (state: CameraState) => void;
}

/** The camera runs while its picture is mounted. */
function Picture({ isHidden, told }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => (video.current ? openCamera(video.current, { read: takeRead, told }).stop : undefined), [told]);
  return (
    <video
      ref={video}
      className={styles.picture}
      hidden={isHidden}
      aria-label={scanTexts.picture}
      autoPlay
      muted
      playsInline
    />
  );
}

/** Closes once a scan has opened another page or dialog, to show that. */
function useCloseWhenLedOn(onClose: () => void): void {
  useQuery();
  const here = addressWithoutPanel();
  const [opened] = useState(here);
  const close = useLatest(onClose);
  useEffect(() => {
    if (here !== opened) close.current();
  }, [here, opened, close]);
}

function addressWithoutPanel(): string {
  const params = new URLSearchParams(location.search);
  params.delete(panelParameter);
  return `${location.pathname}?${params}`;
}
