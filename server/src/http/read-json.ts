import type { FastifyInstance } from 'fastify';
import { texts } from '../text.ts';
import { badRequest } from './failure.ts';

/**
 * Bodies are JSON (DSP-932) in UTF-8: other bytes are refused, since read as they come they would be stored as other
 * signs than were meant. Clients send the content type on every call: an empty body counts as none.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const text = textOf(bytes);
    if (text === null) done(badRequest(texts.badBody));
    else if (text === '') done(null, undefined);
    else parse(request, text, done);
  });
}

/**
 * Bodies of the routes of this scope stay as they came: a signature is over their bytes. Routes of other scopes read
 * JSON as before.
 */
export function readRaw(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, bytes, done) => {
    const text = textOf(bytes);
    if (text === null) done(badRequest(texts.badBody));
    else done(null, text);
  });
}

/** A text as JSON; undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The only failure of this decoder: the bytes are no UTF-8.
    return null;
  }
}
