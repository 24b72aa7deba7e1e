import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Entry, figure, ratioOf } from '../report.ts';
import { type Bar, chart } from './chart.ts';
import { describe, type Machine } from './machine.ts';

const root = new URL('../../../', import.meta.url);
const pagePath = new URL('docs/bench.md', root);
const readmePath = new URL('README.md', root);
const imageFolder = new URL('docs/images/bench/', root);

const titles: Readonly<Record<string, string>> = {
  B1: 'From a poll to the table',
  B2: 'The main thread in a poll',
  B3: 'From a poll to the table, beside those that keep what they show',
  B4: 'A poll answered by what changed',
  B5: 'A poll in which nothing changed',
  B6: 'Cold start, from what the device holds',
  B7: 'From an action to its frame',
  B8: 'Eight tabs',
  B9: 'Derivations',
  B10: 'What is loaded',
  B11: 'Heap',
  B12: 'Dragging a task',
  B13: 'The reference API on one core',
  B14: 'Dragging an order of the packing board',
  B15: 'Months of logs, from what the device holds',
  B16: 'A room opened, and a poll in it',
};

/** Charts: of which measure, which of its lines, in which unit. A line's peer is named behind its `beside`. */
const charts: readonly { readonly id: string; readonly of: RegExp; readonly unit: string }[] = [
  { id: 'B1', of: /^poll → DOM/, unit: 'ms' },
  { id: 'B2', of: /^main thread at work in a poll beside Redux/, unit: 'ms' },
  { id: 'B3', of: /^poll → DOM/, unit: 'ms' },
  { id: 'B6', of: /^cold start beside [^,]*(, kept)?$/, unit: 'ms' },
];

/** Writes the page of a run with its charts, and the summary in README. */
export function writePage(entries: readonly Entry[], machine: Machine, command: string): void {
  mkdirSync(imageFolder, { recursive: true });
  const images = charts.flatMap((it) => draw(entries, it));
  for (const { name, svg } of images) writeFileSync(new URL(name, imageFolder), svg);
  writeFileSync(pagePath, pageOf(entries, machine, command, images));
  writeFileSync(readmePath, withSummary(readFileSync(readmePath, 'utf8'), summaryOf(entries, machine, command)));
}

interface Image {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly svg: string;
}

function draw(entries: readonly Entry[], { id, of, unit }: (typeof charts)[number]): Image[] {
  const lines = entries.filter((it) => it.id === id && of.test(it.what) && it.reference !== null);
  const n = Math.max(...lines.map((it) => it.n ?? 0));
  const shown = lines.filter((it) => it.n === n);
  const [first] = shown;
  if (!first) return [];
  const bars: Bar[] = [
    { label: 'Quai', value: first.ours, isOurs: true },
    ...shown.map(({ what, reference }) => ({
      label: what.replace(/^.*beside /, ''),
      value: reference ?? 0,
      isOurs: false,
    })),
  ];
  const title = `${titles[id]}, ${n.toLocaleString('en')} deliveries`;
  return [{ id, name: `${id}.svg`, title, svg: chart(title, bars, unit) }];
}

function pageOf(entries: readonly Entry[], machine: Machine, command: string, images: readonly Image[]): string {
  const ids = [...new Set(entries.map(({ id }) => id))].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  const sections = ids.map((id) => {
    const pictures = images
      .filter((it) => it.id === id)
      .map(({ name, title }) => `![${title}](images/bench/${name})\n`);
    const rows = entries.filter((it) => it.id === id).map(rowOf);
    return [`## ${id}. ${titles[id] ?? ''}\n`, ...pictures, table(pageHead, rows)].join('\n');
  });
  const peers = machine.peers.map(([name, version]) => `${name} ${version}`);
  return `# How fast it is

Written by \`${command}\`: ${describe(machine)}

A center of so many deliveries of about 1.7 kB each, a poll in which 1 % of them changed, a table of 150 rows. Medians, with
the least and the most of them, in ms unless said; "against" is the floor or the peer of the same run, with the same data and
the same table, one after the other in turning order. Work of the main thread is its time on a core, without waiting for
one. Only ratios of one run say anything.

Beside: ${peers.join(', ')}. Replicache is not among them: its terms are its vendor's, not a licence.

${sections.join('\n')}`;
}

const pageHead = ['what', 'n', 'ours', 'spread', 'against', 'ratio', 'target', 'met'];

function rowOf(it: Entry): string[] {
  const { what, n, ours, samples, reference, target } = it;
  const ratio = ratioOf(it);
  const spread = samples.length > 1 ? `${figure(Math.min(...samples))}–${figure(Math.max(...samples))}` : '';
  const against = reference === null ? '' : figure(reference);
  const times = ratio === null ? '' : `${ratio.toFixed(2)} ×`;
  return [what, n?.toLocaleString('en') ?? '', figure(ours), spread, against, times, target ?? '', metOf(it)];
}

const metOf = ({ met }: Entry) => (met === null ? '' : met ? '✓' : '✗');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lineOf = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return `${[lineOf(head), lineOf(head.map(() => '---')), ...rows.map(lineOf)].join('\n')}\n`;
}

/** Of each measure the first line that has a target, at its largest center. */
function summaryOf(entries: readonly Entry[], machine: Machine, command: string): string {
  const held = entries.filter(({ met }) => met !== null);
  const rows = [...new Set(held.map(({ id }) => id))].flatMap((id) => {
    const lines = held.filter((it) => it.id === id);
    const most = Math.max(...lines.map((it) => it.n ?? 0));
    const first = lines.find((it) => (it.n ?? 0) === most);
    if (!first) return [];
    const { what, n, ours, reference, target } = first;
    const against = reference === null ? '' : figure(reference);
    return [[id, what, n?.toLocaleString('en') ?? '', figure(ours), against, target ?? '', metOf(first)]];
  });
  const met = held.filter((it) => it.met).length;
  return `${table(['', 'what (ms unless said)', 'n', 'ours', 'against', 'target', 'met'], rows)}
${met} of ${held.length} targets met. All figures: [docs/bench.md](docs/bench.md), by \`${command}\`: ${describe(machine)}
`;
}

const marks = ['<!-- bench: written by the command -->', '<!-- /bench -->'] as const;

/** The text with the summary between its marks. */
function withSummary(text: string, summary: string): string {
  const [from, to] = marks.map((mark) => text.indexOf(mark));
  if (from === undefined || to === undefined || from < 0 || to < from) throw new Error('README has no place for it');
  return `${text.slice(0, from)}${marks[0]}\n${summary}${text.slice(to)}`;
}
