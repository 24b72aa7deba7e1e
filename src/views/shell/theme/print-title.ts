import { useEffect } from 'react';
import { hourText, longDateText } from '../../../domain/time/paris-time.ts';
import { joined } from '../../../domain/words/isolate.ts';
import { useCenters } from '../../kit/scope/centers.ts';
import { useLatest } from '../../ui/use-latest.ts';

/** A printed page has a title, its center and the time: `theme.css` sets them above the first sheet. */
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
