/** An error that is not the user's, as it is told to the reporting service (DSP-949): nothing of a person, no token. */
export interface ErrorReport {
  /** Tells a report that is sent twice. */
  readonly id: string;
  /** ISO 8601, device clock. */
  readonly at: string;
  readonly where: 'page' | 'worker';
  readonly name: string;
  readonly message: string;
  readonly stack: readonly string[];
  /** Of the screen, without parameters or ids. */
  readonly path: string;
  /** Of the build. */
  readonly version: string;
}

/** What a page or a worker knows of an error. */
export type Failure = Omit<ErrorReport, 'version'>;

/** Errors kept for reporting (DSP-950, CST-44). */
export const maxReports = 150;

const maxMessage = 300;
const maxFrames = 12;

/**
 * What may leave the device of a text: addresses lose their parameters, and what could be data of somebody, in quotes,
 * numbers, mail addresses and tokens, is left out.
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

/** An error of a work that ended with its page, its connection or its build's time, which is nobody's. */
export const isEnded = (thrown: unknown): boolean => thrown instanceof Error && ended.has(thrown.name);

/** Null for what is no error worth telling. */
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

/** The newest, as many as are kept (DSP-950). */
export const withReport = (kept: readonly ErrorReport[], report: ErrorReport): readonly ErrorReport[] =>
  [...kept, report].slice(-maxReports);
