import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { OrderId } from '../../../../domain/order/order.ts';
import { fits } from '../../../../domain/schema.ts';
import { AwaitedLine } from '../../../kit/queries/awaited.tsx';
import { OrderLink } from '../order-list.tsx';
import { supportTexts as texts } from '../text.ts';
import { useOrderFile } from '../use-order-file.ts';
import { Products } from './products.tsx';

/** The parent of an order without products, with its products to read (SUP-220). */
export function ParentProducts({ order: { products, parent_order: parent } }: { readonly order: OrderInFull }) {
  if (!parent || products?.length !== 0 || !fits(OrderId, parent.id)) return null;
  return <Parent parent={parent} />;
}

function Parent({ parent }: { readonly parent: NonNullable<OrderInFull['parent_order']> }) {
  const { order, isWhole, error } = useOrderFile(parent.id, parent.center ?? null);
  return (
    <>
      <p data-wide="true">
        <OrderLink order={parent} />
      </p>
      {order && isWhole ? (
        <Products title={texts.parentProducts(orderName(parent))} products={order.products ?? []} />
      ) : error ? (
        <p role="status">{texts.failed(error)}</p>
      ) : (
        <AwaitedLine loading={texts.loading} />
      )}
    </>
  );
}
