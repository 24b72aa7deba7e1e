import styles from './past-day.module.css';

/** What is said of an order or a round, each on a line of its own. */
export const Words = ({ of }: { readonly of: readonly string[] }) => (
  <ul className={styles.words}>
    {of.map((words) => (
      <li key={words}>{words}</li>
    ))}
  </ul>
);
