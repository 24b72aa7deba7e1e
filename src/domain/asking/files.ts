import { invoicesFile } from '../customer/invoice.ts';
import { closedMonthFile } from '../driver-log/driver-month.ts';
import type { FileRequest } from './file.ts';

const all = [invoicesFile, closedMonthFile] as const;

const byName = new Map<string, FileRequest>(all.map((entry) => [entry.name, entry as unknown as FileRequest]));

/** The declaration of a file; null for an unknown name. */
export const fileNamed = (name: string): FileRequest | null => byName.get(name) ?? null;
