import type { OrderInFull } from '../../../domain/order/in-full.ts';
import { orderName } from '../../../domain/order/name.ts';
import type { OrderId } from '../../../domain/order/order.ts';
import { isRedeliveryWithoutProducts, sheetWarnings } from '../../../domain/order/sheet/sheet-rules.ts';
import { joined } from '../../../domain/words/isolate.ts';
import { Colleagues } from '../../concepts/colleagues/colleagues.tsx';
import { useSecondText } from '../../kit/client/second-text.ts';
import { useAwaitedText } from '../../kit/queries/awaited.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import table from '../../ui/tables/table.module.css';
import { Block } from './block.tsx';
import { Actors } from './blocks/actors.tsx';
import { Delivery, promisedText } from './blocks/delivery.tsx';
import { Gift } from './blocks/gift.tsx';
import { Money } from './blocks/money.tsx';
import { CrossDocking, Linked } from './blocks/other-orders.tsx';
import { ParentProducts } from './blocks/parent-products.tsx';
import { PossibleActions } from './blocks/possible-actions.tsx';
import { Preparation } from './blocks/preparation.tsx';
import { Products } from './blocks/products.tsx';
import { Answer } from './story/answer.tsx';
import { Story } from './story/story.tsx';
import styles from './support.module.css';
import { supportTexts as texts } from './text.ts';
import type { OrderFile } from './use-order-file.ts';

interface OrderSheetProps {
  readonly orderId: OrderId;
  readonly file: OrderFile;
}

/** All there is of an order, block by block (SUP-200); its head stands above its tabs. */
export function OrderSheet({ file: { order, error, isWhole } }: OrderSheetProps) {
  if (order) return <Blocks order={order} isWhole={isWhole} />;
  return error ? <EmptyState title={texts.failed(error)} /> : null;
}

/** The head of an order, whichever of its tabs is open: its number, the answer, its story (OUR-050 to OUR-053). */
export function OrderHead({ orderId, file }: OrderSheetProps) {
  const { order, isWhole } = file;
  return (
    <>
      <header className={styles.head}>
        <h1>{texts.order(orderName({ orderId, randomId: order?.random_id }))}</h1>
        {order?.random_id ? <small>{orderId}</small> : null}
        {order?.shipping_time ? <span className={table.date}>{promisedText(order)}</span> : null}
        {order && file.center !== null ? (
          <Colleagues kind="order" id={orderId} center={file.center} begun={null} />
        ) : null}
        <span className={styles.told} role="status">
          <Freshness file={file} />
        </span>
      </header>
      {order && isWhole ? (
        <>
          <Answer order={order} />
          <Story order={order} />
        </>
      ) : null}
    </>
  );
}

/** How old it is, and why there is nothing newer. */
function Freshness({ file: { order, error, isWhole, readAtMs } }: Pick<OrderSheetProps, 'file'>) {
  const secondText = useSecondText();
  const read = readAtMs !== null && texts.readAt(secondText(readAtMs));
  const awaited = useAwaitedText(texts.loading);
  if (!error) return isWhole ? read : awaited;
  return order ? joined(' · ', [texts.failed(error), read]) : null;
}

interface BlocksProps {
  readonly order: OrderInFull;
  readonly isWhole: boolean;
}

function Blocks({ order, isWhole }: BlocksProps) {
  if (!isWhole)
    return (
      <div className={styles.blocks}>
        <PossibleActions order={order} />
        <Delivery order={order} />
        <Preparation order={order} />
      </div>
    );
  return (
    <div className={styles.blocks}>
      {isRedeliveryWithoutProducts(order) ? (
        <p className={styles.notice} data-wide="true">
          {texts.noProducts}
        </p>
      ) : null}
      <Warnings order={order} />
      <CrossDocking order={order} />
      <Actors order={order} />
      <Money order={order} />
      <PossibleActions order={order} />
      <Linked order={order} />
      <Delivery order={order} />
      <Preparation order={order} />
      <Products title={texts.products(order.products?.length ?? 0)} products={order.products ?? []} />
      <ParentProducts order={order} />
      <Gift order={order} />
    </div>
  );
}

/** SUP-202. */
function Warnings({ order }: { readonly order: OrderInFull }) {
  const warnings = sheetWarnings(order);
  if (warnings.length === 0) return null;
  return (
    <Block title={texts.attention} isWide tone="red">
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{texts.warnings[warning]}</li>
        ))}
      </ul>
    </Block>
  );
}
