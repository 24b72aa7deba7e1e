import { sentence } from '../../../domain/words/isolate.ts';
import { useToasts } from './toast-context.ts';

const texts = {
  copied: 'Donnée copiée dans le presse-papier.',
  notCopied: (value: string) => sentence`Copie impossible ici : ${value}`,
};

/** Copies a text and says so; where the browser has no clipboard it is shown, to be copied by hand. */
export function useCopy(): (value: string) => Promise<void> {
  const toasts = useToasts();
  return async (value) => {
    try {
      await navigator.clipboard.writeText(value);
      toasts.show({ text: texts.copied, seconds: 3 });
    } catch {
      // No clipboard here, or the browser refuses it to this page.
      toasts.show({ text: texts.notCopied(value), seconds: 10, isFailure: true });
    }
  };
}
