import { useEffect } from 'react';
import { isOnItsWay } from '../../../db/outbox/states.ts';
import { useOpenCommands } from '../../kit/actions/open/use-open-commands.ts';
import { askForDelivery } from '../../kit/client/service-worker-client.ts';

/** Actions that wait longer may outlive the tab. */
const patienceMs = 3_000;

/** Has the browser deliver waiting actions, should this last tab be closed. */
export function BackgroundDelivery() {
  const waiting = useOpenCommands().filter((it) => !it.live && isOnItsWay(it));
  const latest = waiting.at(-1)?.seq;
  useEffect(() => {
    if (latest === undefined) return;
    const timer = setTimeout(() => void askForDelivery(), patienceMs);
    return () => clearTimeout(timer);
  }, [latest]);
  return null;
}
