import { later, needed } from '../../../ui/later/later.ts';

/** Finds codes in a picture. */
export interface Detector {
  /** The texts of the visible codes; throws while it cannot look. */
  detect(picture: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}

/** The browser's own, if any; TypeScript does not declare it. */
interface OwnDetector {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Labels use this format (OUR-032); no other is looked for. */
const format = 'code_128';

/** The browser's own detector; null where it has none, or none for labels. */
export async function ownDetector(): Promise<Detector | null> {
  const Own = (globalThis as { readonly BarcodeDetector?: OwnDetector }).BarcodeDetector;
  try {
    return (await Own?.getSupportedFormats())?.includes(format) && Own ? new Own({ formats: [format] }) : null;
  } catch {
    // It may exist by name alone, if the system lacks its part: the reader replaces it.
    return null;
  }
}

const reader = later(() => import('./reader.ts'));

/** Our own reader, loaded on demand; throws if it, or its code, cannot be had. */
export async function fetchReader(): Promise<Detector> {
  const { openReader } = await needed(reader);
  return openReader(format);
}
