import { id } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

const ofOrder = { orderId: id('order') };

export const refundWindow = consoleWindow('refund', ofOrder, {
  needs: ['edit'],
  again: [again('refund.order', ({ orderId }) => ({ orderId }))],
});

export const refundProductWindow = consoleWindow('refundProduct', ofOrder, {
  needs: ['edit'],
  again: [again('refund.product', ({ orderId }) => ({ orderId }))],
});

export const refundProductsWindow = consoleWindow('refundProducts', ofOrder, {
  needs: ['edit'],
  again: [again('refund.products', ({ orderId }) => ({ orderId }))],
});

export const refundFeeWindow = consoleWindow('refundFee', ofOrder, {
  needs: ['edit'],
  again: [again('refund.shippingFee', ({ orderId }) => ({ orderId }))],
});
