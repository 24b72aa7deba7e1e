/** An address of the API that may become a link: `https:` or `http:` only (DSP-052); null for any other text. */
export const webAddress = (address: string | null | undefined): string | null =>
  address && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;

/** The address of an alert's link: a path of this site or a web address (DSP-052); null for any other text. */
export const linkAddress = (link: string | null | undefined): string | null =>
  link && /^(https?:\/\/|\/(?!\/))/i.test(link) ? link : null;

/**
 * The address of a picture: a path of this site, a web address, or the picture itself (DSP-052); null for any other
 * text.
 */
export const pictureAddress = (address: string | null | undefined): string | null =>
  address && /^data:image\//i.test(address) ? address : linkAddress(address);
