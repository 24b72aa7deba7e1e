import { askRestock, markDelivered, validateRestock } from '../../../../domain/order/commands/restock.ts';
import { isNotDelivered, waitsForRestock } from '../../../../domain/order/not-delivered.ts';
import { OpenNote } from '../../../kit/actions/open/open-note.tsx';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useDoubt } from '../../../kit/actions/use-live-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { blocks } from '../../../kit/text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { type OrderWindowProps, ofOrder } from '../of-order.tsx';
import { seenOf } from '../use-order.ts';
import { redeliveryTexts } from './text.ts';
import { redeliverWindow } from './window.ts';

/** Actions on an order that was not delivered (DSP-752), or whose restock is to be confirmed (DSP-757). */
export const ReturnedDialog = ofOrder({ title: redeliveryTexts.title, gone: redeliveryTexts.gone }, Returned);

function Returned({ subject, name, onClose }: OrderWindowProps) {
  const { order, task = {} } = subject;
  return (
    <Dialog title={redeliveryTexts.title(name)} width="380px" onClose={onClose}>
      {!isNotDelivered(task, order) ? (
        <EmptyState title={redeliveryTexts.over} />
      ) : waitsForRestock(task, order) ? (
        <Restocked subject={subject} onClose={onClose} />
      ) : (
        <Choices subject={subject} onClose={onClose} />
      )}
    </Dialog>
  );
}

type StateProps = Pick<OrderWindowProps, 'subject' | 'onClose'>;

/** One of the actions, once; none while another is being sent. */
function useReturn({ subject, onClose }: StateProps) {
  const { run, isRunning, blockedBy } = useActions();
  const about = { orderId: subject.order.id };
  const [asked, restocked] = [useDoubt(askRestock, about), useDoubt(validateRestock, about)];
  const doubt = asked ?? restocked;
  const busy = doubt ? blocks.inDoubt : subject.marks.length > 0 ? blocks.laneBusy : null;
  const act = useSubmit((command: Returning) => run(command, seenOf(subject)), onClose);
  const saving = isRunning ? formTexts.saving : null;
  return { act, doubt, reasonFor: (command: Returning) => saving ?? blockedBy(command) ?? busy };
}

type Returning = typeof askRestock | typeof validateRestock | typeof markDelivered;

function Choices(props: StateProps) {
  const { act, doubt, reasonFor } = useReturn(props);
  const { id } = props.subject.order;
  return (
    <div className={styles.form}>
      {doubt ? <OpenNote stored={doubt} /> : null}
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
  const { act, doubt, reasonFor } = useReturn(props);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void act(validateRestock);
      }}
    >
      {doubt ? <OpenNote stored={doubt} /> : null}
      <p>{redeliveryTexts.waiting}</p>
      <p>
        <strong>{redeliveryTexts.handheld}</strong>
      </p>
      <FormFooter reason={reasonFor(validateRestock)} submit={redeliveryTexts.restocked} onCancel={props.onClose} />
    </form>
  );
}
