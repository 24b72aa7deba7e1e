import { may } from '../../../domain/session/permissions.ts';
import { useSignedIn } from '../../app/context.ts';
import { texts } from '../../app/text.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Notifications } from './notifications.tsx';

/** `/`: the frame with its sync banner, and the alert notifications of the center (DSP-030, DSP-045, DSP-168). */
export function HomeScreen() {
  const { user } = useSignedIn();
  return <main>{may(user, 'flow') ? <Notifications /> : <EmptyState isPage title={texts.noFlow} />}</main>;
}
