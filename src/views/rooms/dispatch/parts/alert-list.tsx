import { Icon } from '../../../shared/ui/icon.tsx';
import styles from '../board.module.css';
import { alertTexts } from '../text.ts';
import { useAlerts } from '../view-model.ts';

/** The banner's alerts, each with its link (DSP-224). */
export function AlertList() {
  const alerts = useAlerts() ?? [];
  if (alerts.length === 0) return null;
  return (
    <section aria-labelledby="alerts-title">
      <header className={styles.roundHead}>
        <h2 id="alerts-title">{alertTexts.title}</h2>
      </header>
      <ul className={styles.alerts}>
        {alerts.map((alert) => (
          <li key={alert.id}>
            <Icon name="warning" />
            {isAddress(alert.link) ? (
              <a href={alert.link} target="_blank" rel="noopener noreferrer">
                {alert.label}
              </a>
            ) : (
              alert.label
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A path of this site or a web address; anything else is text (DSP-052). */
const isAddress = (link: string | null | undefined): link is string => !!link && /^(https?:\/\/|\/(?!\/))/i.test(link);
