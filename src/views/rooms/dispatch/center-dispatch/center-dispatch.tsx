import { extractFinalized, generateDispatch } from '../../../../domain/center/commands/dispatch.ts';
import { generateDispatchDialog } from '../../../app/dialogs/addresses.ts';
import { setQuery } from '../../../app/router.tsx';
import { useAction } from '../../../app/use-action.ts';
import { useCenterId } from '../../../app/use-center-id.ts';
import { centerDispatchTexts } from '../../../shared/center-dispatch/text.ts';
import { useProgress } from '../../../shared/center-dispatch/use-progress.ts';
import { AskedButton } from '../../../shared/ui/asked-button.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useCentersOfBoard } from '../board-context.ts';
import styles from './center-dispatch.module.css';

/** What the server dispatches by itself, in a center that groups (DSP-078, DSP-083, DSP-453). */
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

/** Disabled, with a notice, until a load tells what became of it; after an error at once free, to try again (DSP-079). */
function ExtractFinalized() {
  const center = useCenterId();
  const { blocked, isRunning, run } = useAction(extractFinalized);
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
      <span className={styles.notice} role="status">
        {isWaiting ? centerDispatchTexts.waiting : null}
      </span>
    </>
  );
}

function GenerateDispatch() {
  const { blocked } = useAction(generateDispatch);
  const { isUnderWay } = useProgress(generateDispatch);
  return (
    <Button
      size="1"
      variant="soft"
      color="red"
      className={styles.press}
      reason={isUnderWay ? centerDispatchTexts.waiting : blocked}
      onClick={() => setQuery(generateDispatchDialog.at({}))}
    >
      {centerDispatchTexts.generate}
    </Button>
  );
}
