import { useEffect } from 'react';
import { painted } from '../../ui/later/painted.ts';
import { Scans } from '../scan/scans.ts';
import { keepSpotsSteady } from '../steady/steady-spot.ts';
import { PrintTitle } from '../theme/print-title.ts';

/** Follows scans and prints, and keeps a spot steady under the pointer. */
export function Listeners() {
  useEffect(() => {
    // Not before the page is painted: until then its parts still find their places.
    void painted().then(keepSpotsSteady);
  }, []);
  return (
    <>
      <Scans />
      <PrintTitle />
    </>
  );
}
