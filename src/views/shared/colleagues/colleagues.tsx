import type { Attention } from '../../../domain/colleague/attention.ts';
import { thingOf } from '../../../domain/colleague/attention.ts';
import { useClient, useSubject } from '../../app/context.ts';
import styles from './colleagues.module.css';
import { colleagueTexts as texts } from './text.ts';
import { useAttention } from './use-attention.ts';

/** Says that this is open, and who else has it open (OUR-060): nothing while nobody has. */
export function Colleagues(attention: Attention) {
  useAttention(attention);
  const all = useSubject(useClient().colleagues$);
  const here = all.filter((it) => thingOf(it) === thingOf(attention));
  if (here.length === 0) return null;
  return (
    <ul className={styles.colleagues} aria-label={texts.title}>
      {here.map((it) => (
        <li key={it.user_id} title={texts.whole(it)}>
          <i aria-hidden="true">{texts.initials(it)}</i>
          {texts.says(it, it.begun)}
        </li>
      ))}
    </ul>
  );
}
