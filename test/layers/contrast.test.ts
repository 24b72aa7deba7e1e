import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const tints = ['indigo', 'red', 'amber', 'green', 'blue', 'purple'] as const;
const states = ['amber', 'red', 'green', 'indigo'] as const;

const own = (scheme: string) =>
  new RegExp(`\\.radix-themes\\.${scheme} \\{([^}]*)\\}`).exec(readFileSync('src/views/shell/theme/theme.css', 'utf8'));

/** Each token of a colour in one scheme: the scheme's own sheet wins over Radix's. */
function tokensOf(scheme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const selector = scheme === 'light' ? ':root, .light, .light-theme' : '.dark, .dark-theme';
  const sheets = ['slate', ...tints].map((name) => {
    const text = readFileSync(`node_modules/@radix-ui/themes/tokens/colors/${name}.css`, 'utf8');
    const from = text.indexOf(`${selector} {`);
    return text.slice(from, text.indexOf('}', from));
  });
  const declared = [...sheets, own(scheme)?.[1] ?? ''].join('\n');
  return new Map(
    [...declared.matchAll(/--([a-z]+-\d+): (#[0-9a-f]{6})\b/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

it.each(['light', 'dark'] as const)('words of a state are legible on each tint of a row or a card, %s', (scheme) => {
  const tokens = tokensOf(scheme);
  const grounds = ['slate-1', 'slate-2', 'slate-3', ...tints.flatMap((tint) => [`${tint}-2`, `${tint}-3`])];
  const pale = states.flatMap((state) =>
    grounds.flatMap((ground) => {
      const words = tokens.get(`${state}-11`);
      const behind = tokens.get(ground);
      if (!words || !behind) return [`${state} on ${ground}: no such token`];
      const ratio = contrast(words, behind);
      return ratio < 4.5 ? [`${state} on ${ground}: ${ratio.toFixed(2)}`] : [];
    }),
  );
  expect(pale).toEqual([]);
});
