import { useEffect } from 'react';
import { Scans } from '../scan/scans.ts';
import { keepSpotsSteady } from '../steady/steady-spot.ts';
import { PrintTitle } from '../theme/print-title.ts';

/** Follows scans and prints, and keeps a spot steady under the pointer. */
export function Listeners() {
  useEffect(keepSpotsSteady, []);
  return (
    <>
      <Scans />
      <PrintTitle />
    </>
  );
}
