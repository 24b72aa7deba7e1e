/** Signs of the alphabet of mobile networks (GSM 03.38); those of its extension count twice. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('\f^{}\\[~]|€');

/** How long a text is, and how many SMS it takes. */
export interface SmsLength {
  readonly signs: number;
  readonly parts: number;
}

/** One SMS holds 160 signs of that alphabet, or 70 where one is none of it; the parts of several 153, or 67 (OUR-091). */
export function smsLength(text: string): SmsLength {
  const isBasic = [...text].every((sign) => basic.has(sign) || extended.has(sign));
  const units = isBasic ? [...text].reduce((sum, sign) => sum + (extended.has(sign) ? 2 : 1), 0) : text.length;
  const [alone, each] = isBasic ? [160, 153] : [70, 67];
  return { signs: [...text].length, parts: units === 0 ? 0 : units <= alone ? 1 : Math.ceil(units / each) };
}
