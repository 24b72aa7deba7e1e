import { useSmsTexts } from './use-sms-texts.ts';

/** Keeps the texts of the center on the device while a room is seen, so that they can be chosen offline (OUR-229). */
export function KeepTexts() {
  useSmsTexts();
  return null;
}
