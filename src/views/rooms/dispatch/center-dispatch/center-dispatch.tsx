import { extractFinalized, generateDispatch } from '../../../../domain/center/commands/dispatch.ts';
import { centerDispatchTexts } from '../../../concepts/center/generation/text.ts';
import { useProgress } from '../../../concepts/center/generation/use-progress.ts';
import { generateDispatchWindow } from '../../../concepts/center/generation/window.ts';
import { useLiveAction } from '../../../kit/actions/use-live-action.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { Button } from '../../../ui/button.tsx';
import { AskedButton } from '../../../ui/windows/asked-button.tsx';
import { useCentersOfBoard } from '../board-context.ts';
import { RefusedNote } from '../docks/refused-notes.tsx';
import styles from './center-dispatch.module.css';

/** Dispatch by the server itself, in a center that groups (DSP-078, DSP-083, DSP-453). */
export function CenterDispatch() {
  const isGrouped = useCentersOfBoard()?.current?.is_shadow_groupment_enabled === true;
  if (!isGrouped) return null;
  return (
    <div className={styles.actions}>
      <ExtractFinalized />
      <GenerateDispatch />
    </div>
  );
}

/** Disabled, with a notice, until a load shows the outcome; after an error free at once, to try again (DSP-079). */
function ExtractFinalized() {
  const center = useCenterId();
  const { blocked, isRunning, doubt, problem, run } = useLiveAction(extractFinalized, { center });
  const { isUnderWay, parkedId } = useProgress(extractFinalized);
  const isWaiting = isUnderWay || isRunning;
  return (
    <>
      <AskedButton
        label={centerDispatchTexts.extract}
        name={centerDispatchTexts.extract}
        className={styles.press}
        reason={isWaiting ? centerDispatchTexts.waiting : blocked}
        title={centerDispatchTexts.extract}
        question={centerDispatchTexts.extractText}
        onConfirm={() => void run({ center }, parkedId)}
      />
      {doubt ? <RefusedNote id={doubt.id} /> : null}
      <span className={styles.notice} role="status">
        {isWaiting ? centerDispatchTexts.waiting : problem}
      </span>
    </>
  );
}

function GenerateDispatch() {
  const center = useCenterId();
  const { blocked, doubt } = useLiveAction(generateDispatch, { center });
  const { isUnderWay } = useProgress(generateDispatch);
  return (
    <>
      <Button
        size="1"
        variant="soft"
        color="red"
        className={styles.press}
        reason={isUnderWay ? centerDispatchTexts.waiting : blocked}
        onClick={() => setQuery(generateDispatchWindow.at({}))}
      >
        {centerDispatchTexts.generate}
      </Button>
      {doubt ? <RefusedNote id={doubt.id} /> : null}
    </>
  );
}
