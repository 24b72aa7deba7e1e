import { orderOffer } from '../order-offer.ts';
import { orderTexts } from '../text.ts';
import { bagsWindow } from './window.ts';

export const bagsOffer = orderOffer({ name: 'order.bags', label: orderTexts.bags, window: bagsWindow });
