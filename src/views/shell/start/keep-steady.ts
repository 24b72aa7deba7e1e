import { useEffect } from 'react';
import { painted } from '../../ui/later/painted.ts';
import { keepSpotsSteady } from '../steady/steady-spot.ts';

/** Keeps a spot steady under the pointer, once the page is painted: until then its parts still find their places. */
export function KeepSteady(): null {
  useEffect(() => {
    void painted().then(keepSpotsSteady);
  }, []);
  return null;
}
