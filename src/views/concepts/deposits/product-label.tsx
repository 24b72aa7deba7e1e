import type { DepositProduct } from '../../../domain/deposit/deposit.ts';
import styles from './deposits.module.css';

/** A product by its picture and its label; a missing picture leaves its place. */
export function ProductLabel({ product }: { readonly product: DepositProduct }) {
  const { deposit_label, picture_thumbnail_url } = product;
  return (
    <span className={styles.product}>
      <span className={styles.picture}>
        {picture_thumbnail_url ? <img src={picture_thumbnail_url} alt="" loading="lazy" /> : null}
      </span>
      {deposit_label}
    </span>
  );
}
