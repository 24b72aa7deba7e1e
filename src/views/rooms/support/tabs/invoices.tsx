import { useState } from 'react';
import type { CustomerId } from '../../../../domain/customer/customer.ts';
import { invoicesFile, invoiceYears } from '../../../../domain/customer/invoice.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useClient, useOnline, useSignedIn } from '../../../kit/client/context.ts';
import { saveFile } from '../../../kit/export/save-file.ts';
import { unexplained } from '../../../kit/toasts/refused-toast.ts';
import { useToasts } from '../../../kit/toasts/toast-context.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../support.module.css';
import { accountTexts as texts } from './account-text.ts';

/** A file of invoices for each of three years (SUP-600 to SUP-602). */
export function Invoices({ userId }: { readonly userId: CustomerId }) {
  const { worker } = useClient();
  const { user } = useSignedIn();
  const { isOnline } = useOnline();
  const toasts = useToasts();
  const years = invoiceYears(useServerNow());
  const [fetching, setFetching] = useState<number | null>(null);
  const fetch = async (year: number) => {
    setFetching(year);
    try {
      const outcome = await worker.fetchFile(invoicesFile.name, { userId, year, email: user.email ?? '' });
      if (outcome.kind === 'file') saveFile(outcome);
      else toasts.show({ ...unexplained, text: outcome.text });
    } catch {
      // The worker is gone: nothing was fetched.
      toasts.show(unexplained);
    } finally {
      setFetching(null);
    }
  };
  const reason = fetching === null ? (isOnline ? null : texts.offline) : texts.fetching;
  return (
    <div className={styles.line}>
      {years.map((year) => (
        <Button key={year} size="2" variant="soft" reason={reason} onClick={() => void fetch(year)}>
          {texts.year(year)}
        </Button>
      ))}
    </div>
  );
}
