import { type Intent, intend, type Screen } from './screen.ts';

function read(screen: Screen): Intent | undefined {
  const kind = screen.random.chance(0.5) ? 'alert' : 'notification';
  const alert = screen.pickWhere(kind, (it) => it.is_read !== true);
  return alert && intend('alert.read', { alertId: alert.id, kind, center: screen.center });
}

export const onAlerts = [[2, read]] as const;
