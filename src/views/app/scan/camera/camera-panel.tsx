import { useEffect, useRef, useState } from 'react';
import { secondText } from '../../../../domain/paris-time.ts';
import { Notice } from '../../../shared/forms/notice.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogFooter } from '../../../shared/ui/dialog.tsx';
import { uiTexts } from '../../../shared/ui/text.ts';
import { useLatest } from '../../../shared/use-latest.ts';
import { useSubject } from '../../context.ts';
import { panelParameter } from '../../panels/address.ts';
import { useQuery } from '../../router.tsx';
import { takeRead } from '../bursts.ts';
import { scans$ } from '../last-scans.ts';
import styles from '../scan.module.css';
import { scanTexts } from '../text.ts';
import { type CameraState, openCamera } from './camera.ts';

/** What the camera sees is scanned, and what came of it is said below (OUR-038, OUR-039). */
export function CameraPanel({ onClose }: { readonly onClose: () => void }) {
  const [state, setState] = useState<CameraState>('starting');
  const [attempt, setAttempt] = useState(0);
  const { count, last } = useSubject(scans$);
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

/** The camera runs for as long as its picture is there. */
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

/** What was read opened a dialog of its own: that is what one looks at now. */
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
