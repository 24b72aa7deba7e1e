import { type ReactNode, useRef, useState } from 'react';
import { codeText } from '../../../../domain/typed/code.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { Confirm } from '../../../ui/windows/confirm.tsx';
import { crateTexts } from './text.ts';

/** The code fields of a window: each gives its text. */
export type CodeFields = Set<() => string>;

interface UnsentCodes {
  readonly fields: CodeFields;
  /** Sends the form of the window, or asks first where a code stands in a field that nobody added. */
  readonly send: () => void;
  /** The question; null while none is asked. */
  readonly question: ReactNode;
}

/**
 * A scan fills the field of a code and never adds it (OUR-029): whoever then sends the form around it is asked, since
 * the crate would go nowhere. `onSend` sends that form; `submit` is the label of its button.
 */
export function useUnsentCodes(submit: string, onSend: () => void): UnsentCodes {
  const { current: fields } = useRef<CodeFields>(new Set());
  const [codes, setCodes] = useState<readonly string[]>([]);
  const send = () => {
    const unsent = [...fields].map((read) => codeText(read())).filter((code) => code !== '');
    if (unsent.length === 0) onSend();
    else setCodes(unsent);
  };
  const confirm = () => {
    setCodes([]);
    onSend();
  };
  const question =
    codes.length > 0 ? (
      <Confirm
        title={crateTexts.unsentTitle(codes.length)}
        text={crateTexts.unsent(joined(', ', codes), codes.length)}
        confirm={crateTexts.sendWithout(submit, codes.length)}
        onConfirm={confirm}
        onCancel={() => setCodes([])}
      />
    ) : null;
  return { fields, send, question };
}
