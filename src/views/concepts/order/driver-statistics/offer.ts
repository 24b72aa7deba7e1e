import { orderOffer } from '../order-offer.ts';
import { statisticsTexts } from './text.ts';
import { driverStatisticsWindow } from './window.ts';

/** SUP-316. */
export const statisticsOffer = orderOffer({
  name: 'order.driverStatistics',
  label: statisticsTexts.entry,
  window: driverStatisticsWindow,
  onSheet: null,
});
