import type { IncomingMessage } from 'node:http';
import type { Fault } from './faults.ts';

type Asked = Pick<IncomingMessage, 'method' | 'url'>;

/** Requests by path: a string is a part of path and query. */
export interface Filter {
  readonly path: string | RegExp;
  readonly method?: string;
  /** How many requests to take; all of them when absent. */
  readonly times?: number;
}

export interface Interception {
  hits(): number;
  stop(): void;
}

/** Which fault, if any, takes a request: the newest interception that matches and is not used up. */
export function createInterceptions() {
  let entries: { readonly takes: (request: Asked) => boolean; readonly fault: Fault }[] = [];
  return {
    faultFor: (request: Asked) => entries.find(({ takes }) => takes(request))?.fault,

    add(filter: Filter, fault: Fault): Interception {
      let hits = 0;
      const takes = (request: Asked) => {
        const taken = hits < (filter.times ?? Number.POSITIVE_INFINITY) && matches(filter, request);
        if (taken) hits++;
        return taken;
      };
      const entry = { takes, fault };
      entries = [entry, ...entries];
      return {
        hits: () => hits,
        stop: () => {
          entries = entries.filter((each) => each !== entry);
        },
      };
    },
  };
}

export const contains = (text: string, part: string | RegExp): boolean =>
  typeof part === 'string' ? text.includes(part) : part.test(text);

const matches = ({ path, method }: Filter, request: Asked) =>
  contains(request.url ?? '', path) && (method === undefined || method === request.method);
