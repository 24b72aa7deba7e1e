import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../../../src/views/app/app.tsx';
import { startClient } from '../../../src/views/app/client.ts';
import { startTab } from './tab.ts';

/** A page of the console, as `main.tsx` shows it. */
export interface Console {
  /** Its tab is closed: the page is gone, and its engine does nothing any more. */
  close(): Promise<void>;
}

export function openConsole(): Console {
  const endTab = startTab();
  const place = document.body.appendChild(document.createElement('div'));
  const client = startClient();
  const root = createRoot(place, { onCaughtError: client.report, onUncaughtError: client.report });
  root.render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  );
  return {
    close: async () => {
      await client.worker.release();
      root.unmount();
      endTab();
      document.body.replaceChildren();
    },
  };
}
