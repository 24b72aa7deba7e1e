import { askRestock, markDelivered, validateRestock } from '../../../../domain/order/commands/restock.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { isNotDelivered, waitsForRestock } from '../../../../domain/order/not-delivered.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { blocks } from '../../../kit/text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { type OrderOfDialog, seenOf, useOrder } from '../use-order.ts';
import { redeliveryTexts } from './text.ts';
import { redeliverWindow } from './window.ts';

interface ReturnedProps {
  readonly orderId: number;
  readonly onClose: () => void;
}

/** Actions on an order that was not delivered (DSP-752), or whose restock is to be confirmed (DSP-757). */
export function ReturnedDialog({ orderId, onClose }: ReturnedProps) {
  const subject = useOrder(orderId);
  if (subject === undefined) return null;
  const title = redeliveryTexts.title(subject ? orderName(subject.order) : String(orderId));
  const task = subject?.task ?? {};
  return (
    <Dialog title={title} width="380px" onClose={onClose}>
      {!subject || !isNotDelivered(task, subject.order) ? (
        <EmptyState title={subject ? redeliveryTexts.over : redeliveryTexts.gone} />
      ) : waitsForRestock(task, subject.order) ? (
        <Restocked subject={subject} onClose={onClose} />
      ) : (
        <Choices subject={subject} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface StateProps {
  readonly subject: OrderOfDialog;
  readonly onClose: () => void;
}

/** One of the actions, once; none while another is being sent. */
function useReturn({ subject, onClose }: StateProps) {
  const { run, isRunning, blockedBy } = useActions();
  const busy = isRunning ? formTexts.saving : subject.marks.length > 0 ? blocks.laneBusy : null;
  const act = useSubmit((command: Returning) => run(command, seenOf(subject)), onClose);
  return { act, reasonFor: (command: Returning) => blockedBy(command) ?? busy };
}

type Returning = typeof askRestock | typeof validateRestock | typeof markDelivered;

function Choices(props: StateProps) {
  const { act, reasonFor } = useReturn(props);
  const { id } = props.subject.order;
  return (
    <div className={styles.form}>
      <Button size="3" onClick={() => setQuery(redeliverWindow.at({ orderId: id }), { replace: true })}>
        {redeliveryTexts.redeliver}
      </Button>
      <Button size="3" variant="soft" reason={reasonFor(askRestock)} onClick={() => void act(askRestock)}>
        {redeliveryTexts.restock}
      </Button>
      <Button size="3" variant="soft" reason={reasonFor(markDelivered)} onClick={() => void act(markDelivered)}>
        {redeliveryTexts.delivered}
      </Button>
    </div>
  );
}

/** Only the restock is left to confirm, once done on a handheld terminal (DSP-757, DSP-758, DSP-760). */
function Restocked(props: StateProps) {
  const { act, reasonFor } = useReturn(props);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void act(validateRestock);
      }}
    >
      <p>{redeliveryTexts.waiting}</p>
      <p>
        <strong>{redeliveryTexts.handheld}</strong>
      </p>
      <FormFooter reason={reasonFor(validateRestock)} submit={redeliveryTexts.restocked} onCancel={props.onClose} />
    </form>
  );
}
