import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useSignedIn } from '../../client/context.ts';
import { openPanel } from '../../router/panel-address.ts';
import { setQuery } from '../../router/router.tsx';
import { scanTexts } from '../text.ts';
import { hasCamera } from './camera.ts';

/** A button for the camera, if the site allows it and the device has one (OUR-037). */
export function CameraButton({ size }: { readonly size: '2' | '3' }) {
  const { config } = useSignedIn();
  const isAllowed = config.camera === true;
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isAllowed) return;
    let isShown = true;
    const look = () =>
      void hasCamera().then((has) => {
        if (isShown) setThere(has);
      });
    look();
    // A camera was added or removed.
    navigator.mediaDevices?.addEventListener?.('devicechange', look);
    return () => {
      isShown = false;
      navigator.mediaDevices?.removeEventListener?.('devicechange', look);
    };
  }, [isAllowed]);
  if (!isAllowed || !isThere) return null;
  return (
    <Button size={size} variant="soft" onClick={() => setQuery(openPanel('camera'))}>
      {scanTexts.camera}
    </Button>
  );
}
