import { useEffect } from 'react';
import { joined } from '../../../domain/isolate.ts';
import { hourText, longDateText } from '../../../domain/paris-time.ts';
import { useLatest } from '../../shared/use-latest.ts';
import { useCenters } from '../centers.ts';

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
