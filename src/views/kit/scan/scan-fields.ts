import { useEffect } from 'react';
import type { ScannedCode } from '../../../domain/scan/code.ts';
import { useLatest } from '../../ui/use-latest.ts';
import type { ScanAnswer, ScanHere } from './scan-answer.ts';

/** A field that takes codes. */
export interface ScanField {
  /** Null while it is not shown. */
  readonly element: () => HTMLElement | null;
  /** Null for a code meant for another field. */
  readonly take: (code: ScannedCode, here: ScanHere) => Promise<ScanAnswer | null> | ScanAnswer | null;
}

const fields = new Set<ScanField>();

/** A scan over the dialog of this field goes to it (OUR-029). */
export function useScanField({ element, take }: ScanField): void {
  const latest = useLatest({ element, take });
  useEffect(() => {
    const field: ScanField = {
      element: () => latest.current.element(),
      take: (...scan) => latest.current.take(...scan),
    };
    fields.add(field);
    return () => void fields.delete(field);
  }, [latest]);
}

/** The fields that take codes in a dialog, the one with the focus first. */
export function scanFieldsIn(dialog: Element): readonly ScanField[] {
  const hasFocus = (field: ScanField) => field.element() === document.activeElement;
  return [...fields]
    .filter((field) => dialog.contains(field.element()))
    .sort((one, other) => Number(hasFocus(other)) - Number(hasFocus(one)));
}
