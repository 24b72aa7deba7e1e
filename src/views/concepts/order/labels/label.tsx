import type { LabelContent } from '../../../../domain/scan/labels.ts';
import { barsOf } from './bars.ts';
import styles from './labels.module.css';
import { labelTexts } from './text.ts';

const high = 40;

/** The words beside the code are for people; the code is for a machine (OUR-032). */
export function Label({ content: { kind, code, name, center, lines } }: { readonly content: LabelContent }) {
  const { width, bars } = barsOf(code);
  const title = labelTexts.kinds[kind];
  return (
    <section className={styles.label} aria-label={code}>
      <header>{center === null ? title : labelTexts.ofCenter(title, center)}</header>
      <strong>{name}</strong>
      <svg viewBox={`0 0 ${width} ${high}`} preserveAspectRatio="none" role="img" aria-label={code}>
        <path fill="#000" d={bars.map((bar) => `M${bar.at} 0h${bar.width}v${high}h-${bar.width}z`).join('')} />
      </svg>
      <p className={styles.code}>{code}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
