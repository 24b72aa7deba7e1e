import { texts } from '../../kit/text.ts';
import type { ToastEntry } from '../../kit/toasts/toast-context.ts';
import styles from './toaster.module.css';

interface PlainToastsProps {
  readonly shown: readonly ToastEntry[];
  readonly onClose: (id: number) => void;
}

/** Toasts for when their code did not arrive: none leaves by itself, since it cannot be held back. */
export function PlainToasts({ shown, onClose }: PlainToastsProps) {
  return (
    <div className={styles.region}>
      <ol className={styles.viewport} aria-label={texts.toast.viewport}>
        {shown.map(({ id, title, text, detail, action, isWaiting }) => (
          <li key={id} role="alert" className={styles.toast} data-tone={isWaiting ? 'wait' : 'good'}>
            <div className={styles.words}>
              {title ? <div className={styles.title}>{title}</div> : null}
              {text}
              {detail ? <p className={styles.detail}>{detail}</p> : null}
              {isWaiting ? <p className={styles.detail}>{texts.toast.waiting}</p> : null}
            </div>
            {action ? (
              <button
                type="button"
                onClick={() => {
                  onClose(id);
                  action.run();
                }}
              >
                {action.label}
              </button>
            ) : null}
            <button type="button" onClick={() => onClose(id)}>
              {texts.close}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
