import { may } from '../../../domain/session/permissions.ts';
import { useSignedIn, useTab } from '../../app/context.ts';
import { texts } from '../../app/text.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Alarm } from './alarm.tsx';
import { Notifications } from './notifications.tsx';

/** `/`: the frame with its sync banner, the alarm and the alert notifications of the center (DSP-030, DSP-045, DSP-164, DSP-168). */
export function HomeScreen() {
  const { user } = useSignedIn();
  const { center } = useTab();
  if (!may(user, 'flow')) {
    return (
      <main>
        <EmptyState isPage title={texts.noFlow} />
      </main>
    );
  }
  return (
    <main>
      <Alarm key={center} center={center} />
      <Notifications />
    </main>
  );
}
