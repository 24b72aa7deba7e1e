import { Button as ThemeButton } from '@radix-ui/themes';
import { useOutboxCounts } from '../../kit/actions/open/use-outbox-counts.ts';
import { openPanel } from '../../kit/router/panel-address.ts';
import { useQuery } from '../../kit/router/router.tsx';
import { Icon } from '../../ui/icon.tsx';
import { headerTexts } from './text.ts';

/** Counts of waiting actions and of decisions; opens their list. */
export function OutboxButton() {
  const query = useQuery();
  const { waiting, toTreat } = useOutboxCounts();
  const counts = [
    ...(waiting > 0 ? [headerTexts.waiting(waiting)] : []),
    ...(toTreat > 0 ? [headerTexts.toTreat(toTreat)] : []),
  ];
  return (
    <ThemeButton
      variant={toTreat > 0 ? 'solid' : 'soft'}
      color={toTreat > 0 ? 'red' : waiting > 0 ? 'amber' : 'gray'}
      {...(counts.length === 0 ? { 'aria-label': headerTexts.noAction } : {})}
      onClick={() => query.set(openPanel('actions'))}
    >
      <Icon name={toTreat > 0 ? 'warning' : 'list'} />
      <span aria-live="polite">{counts.length > 0 ? counts.join(' · ') : headerTexts.actions}</span>
    </ThemeButton>
  );
}
