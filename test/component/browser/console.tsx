import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Client, startClient } from '../../../src/views/kit/client/client.ts';
import { App } from '../../../src/views/shell/start/app.tsx';
import { withstandComposition } from '../../../src/views/shell/start/composing.ts';
import { eventually } from './eventually.ts';
import { startTab } from './tab.ts';

/** A page of the console, as `main.tsx` shows it. */
export interface Console {
  /** Its tab is closed: the page is gone, and its engine does nothing any more. */
  close(): Promise<void>;
}

export function openConsole(): Console {
  const endTab = startTab();
  const place = document.body.appendChild(document.createElement('div'));
  withstandComposition(window);
  const client = startClient();
  const root = createRoot(place, { onCaughtError: client.report, onUncaughtError: client.report });
  root.render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  );
  return {
    close: async () => {
      await hasOpened(client);
      await client.worker.release();
      root.unmount();
      endTab();
      document.body.replaceChildren();
      // A page hides itself by properties of its own (`Board.hide`); the next one is seen.
      for (const name of ['visibilityState', 'hidden']) Reflect.deleteProperty(document, name);
    },
  };
}

/** An engine that is made after its page is gone would take the locks of the next one. */
async function hasOpened({ session$, worker }: Client): Promise<void> {
  await eventually(() => {
    if (session$.value.status === 'starting') throw new Error('The engine does not start');
  });
  await worker.undoable([]);
}
