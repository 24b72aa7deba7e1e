/** One bar: a name and its figure. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly isOurs: boolean;
}

const rowHeight = 26;
const labelWidth = 250;
const barWidth = 330;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? '');

/** Horizontal bars as an SVG of its own ground, which reads in light and in dark; the figures stand in it as text. */
export function chart(title: string, bars: readonly Bar[], unit: string): string {
  const most = Math.max(...bars.map(({ value }) => value));
  const height = 34 + bars.length * rowHeight;
  const rows = bars.map(({ label, value, isOurs }, at) => {
    const y = 34 + at * rowHeight;
    const width = Math.max(1, (value / most) * barWidth).toFixed(1);
    const figure = `${value >= 10 ? value.toFixed(0) : value.toFixed(1)} ${unit}`;
    return [
      `<text x="${labelWidth - 8}" y="${y + 14}" text-anchor="end"${isOurs ? ' font-weight="700"' : ''}>${escaped(label)}</text>`,
      `<rect x="${labelWidth}" y="${y + 2}" width="${width}" height="16" fill="${isOurs ? '#1f7a4d' : '#9aa0a6'}"/>`,
      `<text x="${labelWidth + Number(width) + 6}" y="${y + 14}">${figure}</text>`,
    ].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${labelWidth + barWidth + 90}" height="${height}" font-family="sans-serif" font-size="13" fill="#202124" role="img" aria-label="${escaped(title)}">
<rect width="100%" height="100%" fill="#ffffff"/>
<text x="8" y="20" font-weight="700">${escaped(title)}</text>
${rows.join('\n')}
</svg>
`;
}
