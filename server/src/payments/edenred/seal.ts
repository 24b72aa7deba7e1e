import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals texts that lie in the database, each for the one whom it is of. */
export interface Seal {
  close(text: string, owner: number): string;
  /** Null for what was sealed by another key, or for another. */
  open(sealed: string, owner: number): string | null;
}

const [nonceBytes, tagBytes] = [12, 16];

/** AES-256-GCM, by a key that is made of a secret; the owner is part of what is sealed. */
export function sealBy(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'quai edenred tokens', 32));
  return {
    close: (text, owner) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(String(owner)));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed, owner) => {
      const all = Buffer.from(sealed, 'base64url');
      if (all.length < nonceBytes + tagBytes) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, all.subarray(0, nonceBytes))
        .setAAD(Buffer.from(String(owner)))
        .setAuthTag(all.subarray(nonceBytes, nonceBytes + tagBytes));
      const body = decipher.update(all.subarray(nonceBytes + tagBytes));
      try {
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        // The tag does not fit: another key, another owner, or another text.
        return null;
      }
    },
  };
}
