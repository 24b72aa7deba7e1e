import { BarcodeDetector, prepareZXingModule, purgeZXingModule } from 'barcode-detector/ponyfill';
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Reads codes in WebAssembly that is served with the console, never from elsewhere; throws where it cannot be had. */
export async function openReader(format: 'code_128') {
  try {
    await prepareZXingModule({ overrides: { locateFile: () => readerUrl }, fireImmediately: true });
  } catch (thrown) {
    // What failed once is kept by the library: the next try begins anew.
    purgeZXingModule();
    throw thrown;
  }
  return new BarcodeDetector({ formats: [format] });
}
