import { asBlock, laterView } from '../../../ui/later/later-view.tsx';

/** The last block of a column: a board is painted without. */
export const OrderInfoPanel = laterView<{ readonly isBeside?: boolean }>(
  async () => (await import('./order-info.tsx')).OrderInfoPanel,
  asBlock,
);
