import { invoicesFile } from '../customer/invoice.ts';
import type { FileRequest } from './file.ts';

const all = [invoicesFile] as const;

const byName = new Map<string, FileRequest>(all.map((entry) => [entry.name, entry as unknown as FileRequest]));

/** Every file of the console; null for a name that is none. */
export const fileNamed = (name: string): FileRequest | null => byName.get(name) ?? null;
