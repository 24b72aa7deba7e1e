import { onTestFinished, vi } from 'vitest';

interface SavedFile {
  readonly name: string;
  /** Its text, with a byte order mark if it has one. */
  readonly text: Promise<string>;
}

/** The files that pages save until the end of the test. */
export function savedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${location.origin}/${blobs.size}`;
    if (blob instanceof Blob) blobs.set(url, blob);
    return url;
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob) files.push({ name: this.download, text: textOf(blob) });
  });
  onTestFinished(() => {
    create.mockRestore();
    click.mockRestore();
  });
  return files;
}

/** `Blob.text` would drop the mark. */
const textOf = async (blob: Blob) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
