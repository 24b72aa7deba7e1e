import { useState } from 'react';
import { closedMonthFile, type DriverMonth } from '../../../domain/driver-log/driver-month.ts';
import { useClient, useOnline } from '../../kit/client/context.ts';
import { saveFile } from '../../kit/export/save-file.ts';
import { blocks } from '../../kit/text.ts';
import { unexplained } from '../../kit/toasts/refused-toast.ts';
import { useToasts } from '../../kit/toasts/toast-context.ts';
import { Button } from '../../ui/button.tsx';
import { closingTexts as texts } from './closing-text.ts';
import { logsTexts } from './text.ts';

/** The file of a closed month, as it was made then (LOG-151). */
export function ClosedFile({ of: { driver, month, closing } }: { readonly of: DriverMonth }) {
  const { worker } = useClient();
  const { isOnline } = useOnline();
  const toasts = useToasts();
  const [isFetching, setFetching] = useState(false);
  if (!closing) return null;
  const fetch = async () => {
    setFetching(true);
    try {
      const asked = { driverId: driver.id, month, fileName: closing.file_name };
      const outcome = await worker.fetchFile(closedMonthFile.name, asked);
      if (outcome.kind === 'file') saveFile(outcome);
      else toasts.show({ ...unexplained, text: outcome.text });
    } catch {
      // The worker is gone: nothing was fetched.
      toasts.show(unexplained);
    } finally {
      setFetching(false);
    }
  };
  return (
    <Button
      variant="soft"
      color="gray"
      reason={isFetching ? logsTexts.loading : isOnline ? null : blocks.offline}
      onClick={() => void fetch()}
    >
      {texts.file}
    </Button>
  );
}
