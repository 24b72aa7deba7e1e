import type { ReactNode } from 'react';
import { focusOnNext } from './focus.ts';
import { NoPlace } from './no-place.tsx';
import { closeFile, type FileOf } from './open-files.ts';
import { useOpenFile } from './use-open-files.ts';

/** A file in its place among those kept open. Without one it offers to close another (OUR-041). */
export function KeptOpen({ file, children }: { readonly file: FileOf; readonly children: ReactNode }) {
  const hasPlace = useOpenFile(file);
  const close = (other: FileOf) => {
    closeFile(other, Date.now());
    focusOnNext();
  };
  return hasPlace ? children : <NoPlace file={file} onClose={close} />;
}
