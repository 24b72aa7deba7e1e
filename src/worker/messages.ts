import type { Colleague } from '../domain/colleague/colleague.ts';
import type { LeaderMessage } from '../sync/leader.ts';

/** Messages between the workers of one user's tabs. */
export type Message =
  | LeaderMessage
  /** Work for the leader: a demand, an action issued, the network back, a poll asked for. */
  | { readonly type: 'work'; readonly eager?: boolean; readonly poll?: { readonly center: number } }
  /** The leader merged an answer, or got none: a one-time demand is met, or failed. */
  | { readonly type: 'polled' }
  /** The token was refused: visible tabs go to the login address. */
  | { readonly type: 'unauthorized' }
  /** Colleagues at things the device has open (docs/adr/0052). */
  | { readonly type: 'colleagues'; readonly colleagues: readonly Colleague[] }
  /** The leader could not store what the server told: no space is left. False once it stored something again. */
  | { readonly type: 'storage'; readonly isFull: boolean }
  /** The user signs out in another tab: nothing of his stays in this one. */
  | { readonly type: 'left' };

/** Sends to the workers of this user's other tabs; a message does not come back to its sender. */
export interface Channel {
  post(message: Message): void;
  listen(handler: (message: Message) => void): () => void;
}

export function channelOf(channel: BroadcastChannel): Channel {
  return {
    post: (message) => channel.postMessage(message),
    listen: (handler) => {
      const listener = (event: MessageEvent<Message>) => handler(event.data);
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}
