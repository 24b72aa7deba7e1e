import { Button } from '../../ui/button.tsx';
import { useSubject } from '../client/context.ts';
import { useSecondText } from '../client/second-text.ts';
import { openPanel } from '../router/panel-address.ts';
import { setQuery } from '../router/router.tsx';
import { useToasts } from '../toasts/toast-context.ts';
import { CameraButton } from './camera/camera-button.tsx';
import { scans$, takeBack } from './last-scans.ts';
import styles from './scan.module.css';
import { scanTexts } from './text.ts';

/** How many codes were scanned and refused, the latest result, and a button to undo it (OUR-030). */
export function ScanBar() {
  const { count, refused, last } = useSubject(scans$);
  const toasts = useToasts();
  const secondText = useSecondText();
  const [latest] = last;
  const undo = () => {
    const text = latest && takeBack(latest);
    if (text) toasts.show({ text, seconds: 3 }, { key: 'scan' });
  };
  return (
    <section className={styles.bar} aria-label={scanTexts.title}>
      <p>
        {latest ? <b>{scanTexts.count(count, refused)}</b> : scanTexts.hint}
        {latest ? <span className={styles.dim}>{scanTexts.latest(latest.text, secondText(latest.atMs))}</span> : null}
      </p>
      <CameraButton size="3" />
      {latest?.undo ? (
        <Button size="3" variant="soft" onClick={undo}>
          {scanTexts.undoLast}
        </Button>
      ) : null}
      {latest ? (
        <Button size="3" variant="soft" color="gray" onClick={() => setQuery(openPanel('scans'))}>
          {scanTexts.last}
        </Button>
      ) : null}
    </section>
  );
}
