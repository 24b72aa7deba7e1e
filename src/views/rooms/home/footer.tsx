import { parisDay, parisWallClock } from '../../../domain/time/paris-time.ts';
import { ring } from '../../kit/bell.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useTab } from '../../kit/client/context.ts';
import { AdminLink } from '../../kit/router/admin-link.tsx';
import { Button } from '../../ui/button.tsx';
import { AlarmSwitch } from './alarm/alarm.tsx';
import styles from './home.module.css';
import { homeTexts } from './text.ts';

const noonHour = 12;

/** The order of tomorrow at the suppliers (PRP-045), the sound of the alarm (PRP-046), and its switch. */
export function Footer() {
  const { center } = useTab();
  const tomorrow = parisDay(parisWallClock(1, noonHour, useServerNow()));
  return (
    <footer className={styles.footer}>
      <AdminLink path={`/inventory/arrivals/supplier_orders?day=${tomorrow}&center_id=${center}`}>
        {homeTexts.supplierOrder}
      </AdminLink>
      <Button size="1" variant="soft" color="gray" onClick={() => void ring()}>
        {homeTexts.ring}
      </Button>
      <AlarmSwitch />
    </footer>
  );
}
