/** An error that is not the user's fault, as reported to the service (DSP-949): without personal data or tokens. */
export interface ErrorReport {
  /** Identifies a report that is sent twice. */
  readonly id: string;
  /** ISO 8601, device clock. */
  readonly at: string;
  readonly where: 'page' | 'worker';
  readonly name: string;
  readonly message: string;
  readonly stack: readonly string[];
  /** Path of the screen, without parameters or ids. */
  readonly path: string;
  /** Version of the build. */
  readonly version: string;
}

/** The facts of an error that a page or a worker has. */
export type Failure = Omit<ErrorReport, 'version'>;

/** How many errors are stored for reporting (DSP-950, CST-44). */
export const maxReports = 150;

const maxMessage = 300;
const maxFrames = 12;

/**
 * The part of a text that may leave the device. Addresses lose their parameters; possible personal data (quotes,
 * numbers, mail addresses, tokens) are left out.
 */
export const scrubbed = (text: string): string =>
  text
    .replace(/(https?:\/\/[^\s?#()]+|\/[^\s?#()]*)[?#][^\s()]*/g, '$1')
    .replace(/\S+@\S+/g, '@')
    .replace(/\b(token|bearer)\s+\S+/gi, '$1 …')
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|«[^»]*»/g, '…')
    .replace(/\+?\d[\d .]{3,}\d|\d{4,}/g, '#')
    .slice(0, maxMessage);

/** A frame keeps its place in our own scripts. */
const frame = (line: string) =>
  line
    .trim()
    .replace(/[?#][^\s:)]*/g, '')
    .slice(0, maxMessage);

const isFrame = (line: string) => /^\s*at |@/.test(line) && /:\d+:\d+/.test(line);

const ended = new Set(['AbortError', 'DatabaseClosedError', 'OtherBuild']);

/** Whether an error of this name only means that its page or connection ended: nobody's fault. */
export const isNameOfEnd = (name: string): boolean => ended.has(name);

/** See `isNameOfEnd`. */
export const isEnded = (thrown: unknown): boolean => thrown instanceof Error && isNameOfEnd(thrown.name);

/** Null for an error that is not to be reported. */
export function reportOf(thrown: unknown, about: Pick<ErrorReport, 'id' | 'at' | 'where' | 'path'>): Failure | null {
  if (isEnded(thrown)) return null;
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const frames = (stack ?? '').split('\n').filter(isFrame).slice(0, maxFrames).map(frame);
  const path = about.path
    .replace(/[?#].*$/, '')
    .replace(/[^/]*(?:@|%40)[^/]*/gi, '@')
    .replace(/\d+/g, '#');
  return { ...about, path, name: scrubbed(name), message: scrubbed(message), stack: frames };
}

/** The newest reports, as many as are stored (DSP-950). */
export const withReport = (kept: readonly ErrorReport[], report: ErrorReport): readonly ErrorReport[] =>
  [...kept, report].slice(-maxReports);
