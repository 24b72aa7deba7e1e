import { BarcodeDetector, prepareZXingModule, purgeZXingModule } from 'barcode-detector/ponyfill';
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Reads codes in WebAssembly that is served with the console, never from elsewhere; throws if it fails to load. */
export async function openReader(format: 'code_128') {
  try {
    await prepareZXingModule({ overrides: { locateFile: () => readerUrl }, fireImmediately: true });
  } catch (thrown) {
    // The library keeps a failed load: the next try begins anew.
    purgeZXingModule();
    throw thrown;
  }
  return new BarcodeDetector({ formats: [format] });
}
