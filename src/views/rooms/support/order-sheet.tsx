import { isolated } from '../../../domain/isolate.ts';
import type { OrderId } from '../../../domain/order/order.ts';
import type { OrderInFull } from '../../../domain/order/sheet-detail.ts';
import { isRedeliveryWithoutProducts, sheetWarnings } from '../../../domain/order/sheet-rules.ts';
import { secondText } from '../../../domain/paris-time.ts';
import type { Shown } from '../../app/use-detail.ts';
import { OrderStatus } from '../../shared/ui/order-status.tsx';
import { Block } from './block.tsx';
import { Actors } from './blocks/actors.tsx';
import { Delivery } from './blocks/delivery.tsx';
import { Money } from './blocks/money.tsx';
import { CrossDocking, Linked } from './blocks/other-orders.tsx';
import { ParentProducts } from './blocks/parent-products.tsx';
import { Preparation } from './blocks/preparation.tsx';
import { Products } from './blocks/products.tsx';
import styles from './support.module.css';
import { supportTexts as texts } from './text.ts';

interface OrderSheetProps {
  readonly orderId: OrderId;
  readonly file: Shown<OrderInFull> | undefined;
}

/** All there is of an order, block by block (SUP-200). */
export function OrderSheet({ orderId, file }: OrderSheetProps) {
  const order = file?.value;
  const name = texts.order(order?.random_id ?? String(orderId));
  return (
    <article className={styles.sheet} aria-label={name} aria-busy={!order && !file?.error}>
      <header className={styles.head}>
        <h1>{name}</h1>
        <small>{orderId}</small>
        {order?.status ? <OrderStatus code={order.status} /> : null}
        <span className={styles.told} role="status">
          <Told file={file} />
        </span>
      </header>
      {order ? <Blocks order={order} /> : null}
    </article>
  );
}

/** How old it is, or why there is nothing newer. */
function Told({ file }: Pick<OrderSheetProps, 'file'>) {
  if (file?.error) return texts.failed(file.error);
  return file?.value ? texts.readAt(secondText(file.answeredAtMs)) : texts.loading;
}

function Blocks({ order }: { readonly order: OrderInFull }) {
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

/** SUP-520. */
function Gift({ order: { is_gift, gift_message } }: { readonly order: OrderInFull }) {
  if (!is_gift && !gift_message) return null;
  return (
    <Block title={texts.gift} isWide>
      <p>{gift_message ? isolated(gift_message) : texts.unsaid}</p>
    </Block>
  );
}
