import { useEffect } from 'react';
import { hourText, longDateText } from '../../../domain/time/paris-time.ts';
import { joined } from '../../../domain/words/isolate.ts';
import { useCenters } from '../../kit/scope/centers.ts';
import { useLatest } from '../../ui/use-latest.ts';

/** What is printed says what it is, of which center and when: `theme.css` sets it at the head of the first sheet. */
export function PrintTitle(): null {
  const center = useLatest(useCenters()?.current?.name);
  useEffect(() => {
    const title = () => {
      const nowMs = Date.now();
      const heading = document.querySelector('main h1')?.textContent ?? document.title;
      document.documentElement.dataset.printed = joined(' – ', [
        heading,
        center.current,
        `${longDateText(nowMs)} ${hourText(nowMs)}`,
      ]);
    };
    addEventListener('beforeprint', title);
    return () => removeEventListener('beforeprint', title);
  }, [center]);
  return null;
}
