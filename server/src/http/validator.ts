import { createHash } from 'node:crypto';

/**
 * The `ETag` of a content: weak, since the same content goes out compressed and not.
 *
 * @source RFC 9110, 8.8.3
 */
export const etagOf = (content: string): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** The validators in an `If-None-Match`. */
export const tagsOf = (header: string | undefined): ReadonlySet<string> =>
  new Set(header?.split(',').map((tag) => tag.trim()));
