import { OrderId } from '../../../../domain/order/order.ts';
import { type OrderInFull, orderInFull } from '../../../../domain/order/sheet-detail.ts';
import { fits } from '../../../../domain/schema.ts';
import { useDetail } from '../../../app/use-detail.ts';
import { OrderLink } from '../order-list.tsx';
import { supportTexts as texts } from '../text.ts';
import { Products } from './products.tsx';

/** What an order without products follows from, with its products to read (SUP-220). */
export function ParentProducts({ order: { products, parent_order: parent } }: { readonly order: OrderInFull }) {
  if (!parent || products?.length !== 0 || !fits(OrderId, parent.id)) return null;
  return <Parent parent={parent} />;
}

function Parent({ parent }: { readonly parent: NonNullable<OrderInFull['parent_order']> }) {
  const told = useDetail(orderInFull, { orderId: parent.id });
  return (
    <>
      <p data-wide="true">
        <OrderLink order={parent} />
      </p>
      {told?.value ? (
        <Products
          title={texts.parentProducts(parent.random_id ?? String(parent.id))}
          products={told.value.products ?? []}
        />
      ) : (
        <p role="status">{told?.error ? texts.failed(told.error) : texts.loading}</p>
      )}
    </>
  );
}
