import styles from './ui.module.css';

const places = Array.from({ length: 12 }, (_, at) => at);

/** Reserves the place of rows to come; `text` is shown and read by screen readers. */
export function Skeleton({ text, rows = 6 }: { readonly text: string; readonly rows?: number }) {
  return (
    <div aria-busy="true">
      <p className={styles.empty} role="status">
        {text}
      </p>
      <div className={styles.skeletons} aria-hidden="true">
        {places.slice(0, rows).map((place) => (
          <div key={place} />
        ))}
      </div>
    </div>
  );
}
