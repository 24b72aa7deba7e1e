import type { DepositProduct } from '../../../domain/deposit/deposit.ts';
import { pictureAddress } from '../../../domain/web-address.ts';
import styles from './deposits.module.css';

/** A product by its picture and its label; a missing picture leaves its place. */
export function ProductLabel({ product }: { readonly product: DepositProduct }) {
  const picture = pictureAddress(product.picture_thumbnail_url);
  return (
    <span className={styles.product}>
      <span className={styles.picture}>{picture ? <img src={picture} alt="" loading="lazy" /> : null}</span>
      {product.deposit_label}
    </span>
  );
}
