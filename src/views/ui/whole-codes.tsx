import styles from './whole-codes.module.css';

/** A word of a text that is a code, such as `D-04` or `12-34`. */
const code = /(\S*\d-\S+|\S+-\d\S*)/u;

/** A text whose codes are never broken at their hyphens. */
export const WholeCodes = ({ text }: { readonly text: string }) =>
  text.split(code).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <span key={at} className={styles.code}>
        {part}
      </span>
    ) : (
      part
    ),
  );
