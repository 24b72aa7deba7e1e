import { ignoreLateness, markWarned } from '../../../../domain/late-order/commands/review.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import look from './late.module.css';
import { lateTexts } from './text.ts';
import { type Late, useWho } from './use-late-order.ts';

interface OtherWaysProps {
  readonly late: Late;
  /** Why both are blocked now; null if they are not. */
  readonly reason: string | null;
  readonly onDone: () => void;
}

/** Ends a lateness without an SMS: ignored, or known to the client (DSP-718, DSP-730). */
export function OtherWays({ late, reason, onDone }: OtherWaysProps) {
  const who = useWho(late);
  const ignore = useAction(ignoreLateness);
  const warned = useAction(markWarned);
  const drop = useSubmit(() => ignore.run(who), onDone);
  const mark = useSubmit(() => warned.run(who), onDone);
  const saving = ignore.isRunning || warned.isRunning ? formTexts.saving : reason;
  return (
    <span className={look.ways} data-quiet>
      <Button variant="soft" color="gray" reason={ignore.blocked ?? saving} onClick={() => void drop()}>
        {lateTexts.ignore}
      </Button>
      <Button variant="soft" color="gray" reason={warned.blocked ?? saving} onClick={() => void mark()}>
        {lateTexts.warned}
      </Button>
    </span>
  );
}
