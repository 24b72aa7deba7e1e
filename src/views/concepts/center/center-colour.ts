/** The share of light a colour gives back, 0 to 1 (WCAG 2 relative luminance); null when it is no `#rrggbb`. */
function luminance(colour: string): number | null {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)?.slice(1);
  if (!digits) return null;
  const [red = 0, green = 0, blue = 0] = digits.map((digit) => {
    const share = Number.parseInt(digit, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A center's colour and the text that reads best on it, at least 4.5 to 1; null for a colour that cannot be read. */
export function coloursOf(colour: string | null | undefined): { background: string; text: string } | null {
  const share = colour ? luminance(colour) : null;
  if (!colour || share === null) return null;
  const onWhite = 1.05 / (share + 0.05);
  const onBlack = (share + 0.05) / 0.05;
  return { background: colour, text: onWhite >= onBlack ? '#ffffff' : '#000000' };
}
