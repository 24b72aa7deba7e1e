import { id } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

const ofOrder = { orderId: id('order') };

export const creditWindow = consoleWindow('credit', ofOrder, {
  needs: ['edit'],
  again: [again('credit.order', ({ orderId }) => ({ orderId }))],
});

export const creditProductsWindow = consoleWindow('creditProducts', ofOrder, {
  needs: ['edit'],
  again: [again('credit.products', ({ orderId }) => ({ orderId }))],
});

export const recreditFeeWindow = consoleWindow('recreditFee', ofOrder, {
  needs: ['edit'],
  again: [again('credit.shippingFee', ({ orderId }) => ({ orderId }))],
});
