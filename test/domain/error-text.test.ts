import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorText } from '../../src/domain/words/error-text.ts';

describe('the text of a failure', () => {
  it('DSP-938 PRP-761 SUP-740 is the body, else errors, error, detail', () => {
    expect(errorText('non')).toBe('non');
    expect(errorText({ errors: 'a', error: 'b', detail: 'c' })).toBe('a');
    expect(errorText({ error: 'b', detail: 'c' })).toBe('b');
    expect(errorText({ detail: 'c' })).toBe('c');
  });

  it('DSP-938 joins lists with spaces', () => {
    expect(errorText({ errors: ['un', 'deux'] })).toBe('un deux');
    expect(errorText({ errors: [], error: ['trois'] })).toBe('trois');
  });

  it('DSP-938 SUP-741 is left to the generic text when there is none', () => {
    expect([{}, { error: '' }, { error: ' ' }, null, undefined, 500].map((body) => errorText(body))).toEqual(
      Array(6).fill(undefined),
    );
  });

  it('DSP-939 ignores values that are no text', () => {
    expect(errorText({ errors: { field: 'x' }, error: 12, detail: 'c' })).toBe('c');
    expect(errorText({ errors: [{ code: 1 }, 'a', null] })).toBe('a');
    expect(errorText({ errors: [{ code: 1 }], detail: 'c' })).toBe('c');
  });

  it.each([
    '<!DOCTYPE html><p>',
    '  <html lang="fr">',
    '<!-- proxy --><html>',
    '<?xml version="1.0"?>',
    '<BODY>',
    'x'.repeat(301),
  ])('DSP-939 never shows a page or a long text (%#)', (body) => {
    expect([errorText(body), errorText({ error: body })]).toEqual([undefined, undefined]);
  });

  it('DSP-939 shows 300 characters and a text with a bracket', () => {
    expect(errorText('x'.repeat(300))).toHaveLength(300);
    expect(errorText('< 3 sacs attendus')).toBe('< 3 sacs attendus');
  });

  it('DSP-935 takes first the field a row names', () => {
    expect(errorText({ error_message: 'a', errors: 'b' }, 'error_message')).toBe('a');
    expect(errorText({ error_message: null, errors: 'b' }, 'error_message')).toBe('b');
  });

  it('DSP-939 SUP-744 gives a short text or none, whatever the body', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        const text = errorText(body);
        expect(text === undefined || (text.trim() === text && text.length > 0 && text.length <= 300)).toBe(true);
      }),
    );
  });
});
