import { useEffect } from 'react';
import { painted } from '../../ui/later/painted.ts';
import { keepKeysSteady } from '../steady/steady-keys.ts';
import { keepSpotsSteady } from '../steady/steady-spot.ts';

/** Keeps a spot steady under the pointer, and what a key presses, once the page is painted: until then its parts still find their places. */
export function KeepSteady(): null {
  useEffect(() => {
    void painted().then(() => {
      keepKeysSteady();
      keepSpotsSteady();
      performance.mark('steady');
    });
  }, []);
  return null;
}
