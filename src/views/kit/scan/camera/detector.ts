/** Finds codes in a picture. */
export interface Detector {
  /** The texts of the codes it sees; throws while it cannot look. */
  detect(picture: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}

/** The browser's own, where it has one; TypeScript's declarations do not know it. */
interface OwnDetector {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Labels are of this kind (OUR-032), and no other is looked for. */
const format = 'code_128';

/** The browser's own detector; null where it has none, or none for labels. */
export async function ownDetector(): Promise<Detector | null> {
  const Own = (globalThis as { readonly BarcodeDetector?: OwnDetector }).BarcodeDetector;
  try {
    return (await Own?.getSupportedFormats())?.includes(format) && Own ? new Own({ formats: [format] }) : null;
  } catch {
    // It is there by name alone, such as where the part of the system it asks is missing: the reader does it.
    return null;
  }
}

/** A reader of our own, which is fetched for it; throws where that, or its code, cannot be had. */
export async function fetchReader(): Promise<Detector> {
  const { openReader } = await import('./reader.ts');
  return openReader(format);
}
