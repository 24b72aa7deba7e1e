import styles from './figures.module.css';

/** A share of 0 to 1 as the length of a bar; the number stands beside it. */
export function Bar({ share }: { readonly share: number }) {
  const percent = Math.min(1, Math.max(0, share)) * 100;
  return <i className={styles.bar} style={{ '--share': `${percent}%` } as React.CSSProperties} aria-hidden="true" />;
}
