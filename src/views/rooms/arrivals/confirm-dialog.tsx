import { areaOf, type Batches, type Marked, unscanned } from '../../../domain/arrival/marking.ts';
import { useOnline } from '../../kit/client/context.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Table } from '../../ui/tables/table.tsx';
import { uiTexts } from '../../ui/text.ts';
import { Dialog, DialogFooter } from '../../ui/windows/dialog.tsx';
import styles from './arrivals.module.css';
import { cratesOf, OrderName, Slot } from './order-cells.tsx';
import { arrivalTexts } from './text.ts';

interface ConfirmDialogProps {
  /** As they were when the dialog was opened: what is sent is what is read. */
  readonly marked: readonly Marked[];
  readonly batches: Batches;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks to confirm the marks to be sent (PRP-277 to PRP-284). */
export function ConfirmDialog({ marked, batches, onClose, onConfirm }: ConfirmDialogProps) {
  const { isOnline } = useOnline();
  const received = marked.filter(({ marking }) => marking.isReceived === true);
  const notReceived = marked.filter(({ marking }) => marking.isReceived === false);
  const before = batches.open.filter(({ isParked }) => !isParked).length;
  return (
    <Dialog title={arrivalTexts.confirm} width="820px" onClose={onClose}>
      {received.length === 0 ? (
        <p className={styles.none}>{arrivalTexts.noReceived}</p>
      ) : (
        <Received marked={received} />
      )}
      {notReceived.length === 0 ? (
        <p className={styles.none}>{arrivalTexts.noNotReceived}</p>
      ) : (
        <NotReceived marked={notReceived} />
      )}
      {isOnline ? null : <p className={styles.none}>{arrivalTexts.offline(before + 1)}</p>}
      <DialogFooter>
        <Button size="3" variant="soft" color="gray" className={styles.big} onClick={onClose}>
          {uiTexts.cancel}
        </Button>
        <Button size="3" className={styles.big} onClick={onConfirm}>
          {arrivalTexts.confirm}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

type Of = { readonly marked: readonly Marked[] };

function Received({ marked }: Of) {
  const title = arrivalTexts.receivedOrders(marked.length);
  const missing = marked.reduce((sum, { arrival, marking }) => sum + unscanned(arrival, marking).length, 0);
  return (
    <section aria-label={title}>
      <h3 className={styles.subtitle}>{title}</h3>
      {missing > 0 ? <Notice text={arrivalTexts.unscannedCount(missing)} /> : null}
      <Table look="floor" columns={[arrivalTexts.order, arrivalTexts.newArea, arrivalTexts.heads.crates]}>
        <tbody>
          {marked.map(({ arrival, marking }) => (
            <tr key={arrival.id}>
              <th scope="row">
                <OrderName arrival={arrival} />
              </th>
              <td>{areaOf(marking) ?? arrivalTexts.unknown}</td>
              <td>
                {cratesOf(arrival)}
                <Unscanned codes={unscanned(arrival, marking)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

/** The crates of an order that nobody scanned, under its crates. */
function Unscanned({ codes }: { readonly codes: readonly string[] }) {
  if (codes.length === 0) return null;
  return <strong className={styles.unscanned}>{arrivalTexts.unscanned(codes)}</strong>;
}

function NotReceived({ marked }: Of) {
  const title = arrivalTexts.notReceivedOrders(marked.length);
  return (
    <section aria-label={title}>
      <h3 className={styles.subtitle}>{title}</h3>
      <Table look="floor">
        <tbody>
          {marked.map(({ arrival }) => (
            <tr key={arrival.id}>
              <th scope="row">
                <OrderName arrival={arrival} />
              </th>
              <td className={styles.slot}>
                <Slot arrival={arrival} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
